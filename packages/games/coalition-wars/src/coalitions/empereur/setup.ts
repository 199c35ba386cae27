import type { Random } from '@quadrille/kernel';
import type { Data } from '../../core/data.ts';
import type { Empereur, State } from '../../core/state.ts';
import type { Power } from '../../core/vocabulary.ts';
import { napoleonCards } from './cards.ts';
import { LEVELS, levelOf } from './levels.ts';

/** The 1805 set-up against Napoleon's deck (C §12 "Set up"). Powers without a seat are shared out before the first turn. */
export function againstNapoleon(data: Data, state: State, seats: readonly Power[], random: Random): State {
  const level = levelOf(state.options);
  const deck = random.shuffle(
    napoleonCards(data).map(({ id }) => id),
    'napoleon',
  );
  const empereur: Empereur = { level, step: 0, deck, discard: [] };
  const powers = Object.keys(state.powers) as Power[];
  state.deck.push(...state.powers.france.hand.splice(0));
  random.shuffle(state.deck, 'deck');
  state.powers.france.influence = LEVELS[level];
  for (const { id: at } of data.boardOf(state.board).homes.france ?? []) state.garrisons[at] = 'france';
  dismissNapoleon(state);
  const [only, another] = seats;
  const forOthers = another === undefined && only !== undefined ? only : null;
  for (const power of powers.filter((each) => each !== 'france')) {
    state.master[power] = seats.includes(power) ? power : forOthers;
    state.status[power] = 'british';
  }
  state.master.france = null;
  return { ...state, empereur };
}

/** The Napoleon pawn is not used: one French General fewer off the map. */
function dismissNapoleon({ generals }: State): void {
  const spare = generals.findLastIndex(({ power, at }) => power === 'france' && at === null);
  if (spare >= 0) generals.splice(spare, 1);
}
