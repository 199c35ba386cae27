/** Every event card takes place in a match of its time, whatever is answered first, and leaves the table in order. */
import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { charterFor } from '../src/charter.ts';
import { defineFrom } from '../src/definition.ts';
import { DATA, title } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { CardId } from '../src/vocabulary.ts';
import type { Table } from './table.ts';

const RULES = defineFrom(DATA);
const CHARTER = charterFor(DATA);

/** Scenarios by the turns whose cards are tried in them. */
const ERAS = [
  ['italian_wars', 1, 5],
  ['wars_of_religion', 6, 8],
  ['thirty_years_war', 9, 11],
  ['sun_king', 12, 14],
  ['age_of_succession', 15, 17],
  ['enlightened_despots', 18, 20],
] as const;

/** A match with all Powers deployed as proposed, at the first impulse. */
function deployed(scenario: string): Table {
  const setup = setupFor(title, { scenario, players: 3, options: { groups: 'seats' } });
  const match = Match.create(RULES, { setup, seed: 'cards', chance: 'fast' });
  while (match.questions(match.waiting[0] ?? '')[0]?.ask.id !== 'act') advance(match);
  return match;
}

/** Answers whoever is asked first: with a proposal if there is one, otherwise with the first option. */
function advance(match: Table): void {
  const [seat = ''] = match.waiting;
  const options = match.options(seat).map(({ id }) => id);
  const option = options.find((id) => id.endsWith('propos') || id.includes('propos')) ?? options[0] ?? '';
  const outcome = match.answer(seat, option);
  if (!outcome.ok) throw new Error(`${seat} ${option}: ${outcome.sentence}`);
}

/** The position of a match in which the event of a card is about to take place, in the first turn of the card. */
function withEvent(match: Table, card: CardId): Table {
  const { checkpoint } = match.snapshot();
  const state: State = structuredClone(match.inspect().state);
  state.turn = Math.max(state.turn, DATA.cards.get(card)?.from ?? state.turn);
  const player = state.order[0] ?? 'player-1';
  state.agenda.push({ do: 'event', card, player, op: 0 });
  return Match.restore(RULES, { checkpoint: { ...checkpoint, phase: 'agenda', state }, tail: [], undone: 0 });
}

describe.each(ERAS)('cards in %s', (scenario, first, last) => {
  const base = deployed(scenario);
  const cards = [...DATA.cards.values()].filter(({ historical, from }) =>
    historical ? first <= from && from <= last : first === 1,
  );
  test.each(cards.map(({ id, name }) => [id, name]))('%s %s', (id) => {
    const match = withEvent(base, id);
    for (let answers = 0; match.inspect().state.agenda.length > 0; answers++) {
      expect(answers).toBeLessThan(200);
      advance(match);
    }
    const { state } = match.inspect();
    expect(state.inForce).toContain(id);
    // At the start of a turn a Power may still have the counters of its former card.
    expect(CHARTER.invariant({ ...state, stage: 'turn' })).toEqual([]);
  });
});
