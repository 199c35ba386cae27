import type { Random, Setup } from '@quadrille/kernel';
import type { Ruleset } from '../core/rules.ts';
import { forEach } from '../core/scenarios.ts';
import { fullDeck, layOut } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { borderId } from './borders.ts';
import { POWERS, scenarioIn } from './scenario.ts';

/** The table as it is before the first decision (RP §3, §11). */
export function setUp(rules: Ruleset, setup: Setup, random: Random): State {
  const printed = scenarioIn(rules.data);
  const { prestige, trains } = printed;
  const stocks = forEach(POWERS, () => ({
    deck: random.shuffle(fullDeck(rules, setup.options), 'deck'),
    discard: [],
  }));
  return {
    ...layOut(rules, printed, setup, random, stocks),
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
