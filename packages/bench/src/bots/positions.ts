import { botFor } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import { Match, Random, type Seat, type Snapshot, setupFor, type Title } from '@quadrille/kernel';

const found = titleOf('coalitions');
if (!found) throw new Error('Coalitions is not in the catalogue');
export const coalitions: Title = found;

/** A seat that has something to choose. */
export interface Position {
  readonly seat: Seat;
  readonly snapshot: Snapshot;
}

/** Every so many-th choice of matches between greedy bots: 1805, six players. */
export function positions(matches: number, every: number): readonly Position[] {
  const found: Position[] = [];
  const setup = setupFor(coalitions, { scenario: '1805', players: 6 });
  const bot = botFor(coalitions, 'easy');
  for (let number = 0; number < matches; number++) {
    const match = Match.create(coalitions.definition, { setup, seed: `bench/${number}`, chance: 'fast' });
    const random = new Random(`bench/bots/${number}`);
    for (let choices = 0; !match.result; ) {
      const seat = random.pick(match.waiting, 'order');
      if (match.options(seat).length > 1 && choices++ % every === 0) found.push({ seat, snapshot: match.snapshot() });
      match.answer(seat, bot(match, seat, random));
    }
  }
  return found;
}
