import type { Random, Setup } from '@quadrille/kernel';
import { forEach } from '../core/scenarios.ts';
import { fullDeck, layOut, majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { borderId } from './borders.ts';
import { RULESET } from './ruleset.ts';
import { POWERS, SCENARIO } from './scenario.ts';

export const seatsOf = (setup: Setup): readonly Power[] => majorsOf(RULESET, setup);

/** The table as it is before the first decision (RP §3, §11). */
export function setUp(setup: Setup, random: Random): State {
  const { prestige, trains } = SCENARIO;
  const stocks = forEach(POWERS, () => ({
    deck: random.shuffle(fullDeck(RULESET, setup.options), 'deck'),
    discard: [],
  }));
  return {
    ...layOut(RULESET, SCENARIO, setup, random, stocks),
    allies: {},
    realpolitik: {
      prestige: [...prestige],
      box: 0,
      played: forEach(POWERS, () => []),
      revealed: {},
      movers: [],
      trains: trains.map(([a, b]) => borderId(a, b)),
      rail: { moved: [], gave: [], took: [] },
      stocks,
    },
  };
}
