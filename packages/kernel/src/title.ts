import type { AnyDefinition, Setup } from './definition.ts';
import type { AnyInsight } from './insight.ts';

/** Something a table may choose before a match. */
export interface TableOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly default: string;
}

/** A set-up of a game. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly blurb?: string;
  readonly players: readonly number[];
  readonly options: readonly TableOption[];
}

/** A game as the lobby, the command line and the server know it. */
export interface Title {
  readonly id: string;
  readonly title: string;
  /** The teaching game is not shown to players. */
  readonly listed: boolean;
  readonly scenarios: readonly Scenario[];
  readonly definition: AnyDefinition;
  /** What bots of this game know; without it only random bots can play. */
  readonly insight?: AnyInsight;
  /** Phases in which players must not confer, e.g. while battle cards are chosen. */
  readonly silent?: readonly string[];
  /** The hash of the boards, cards and set-ups in use: a match names those it was created with. */
  readonly data: string;
}

/** Why a set-up cannot be played. */
export class BadSetup extends Error {}

/** The set-up with every option filled in; throws a sentence if there is no such scenario, count or value. */
export function setupFor(
  title: Title,
  chosen: {
    readonly scenario?: string;
    readonly players?: number;
    readonly options?: Readonly<Record<string, string>>;
  },
): Setup {
  const scenario =
    chosen.scenario === undefined ? title.scenarios[0] : title.scenarios.find(({ id }) => id === chosen.scenario);
  if (!scenario) {
    const known = title.scenarios.map(({ id }) => id).join(', ');
    throw new BadSetup(`${title.title} has no scenario ${chosen.scenario}. It has: ${known}.`);
  }
  const players = chosen.players ?? Math.max(...scenario.players);
  if (!scenario.players.includes(players))
    throw new BadSetup(`${scenario.title} is for ${scenario.players.join(', ')} players, not for ${players}.`);
  const options = Object.fromEntries(scenario.options.map((each) => [each.id, each.default]));
  for (const [id, value] of Object.entries(chosen.options ?? {})) {
    const known = scenario.options.find((each) => each.id === id);
    if (!known) throw new BadSetup(`${scenario.title} has no option ${id}.`);
    if (!known.values.some((each) => each.id === value))
      throw new BadSetup(`${id} is one of ${known.values.map((each) => each.id).join(', ')}, not ${value}.`);
    options[id] = value;
  }
  return { scenario: scenario.id, players, options };
}
