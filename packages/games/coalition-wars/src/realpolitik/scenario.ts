/** The one set-up of Realpolitik (RP §3). */
import type { Data } from '../core/data.ts';
import { BadData, count, list, node, text } from '../core/read.ts';
import { type Printed as Common, readPrinted, setupsOf } from '../core/scenarios.ts';
import type { Power, Territory } from '../core/vocabulary.ts';

/** The Powers of the board; nothing but Prestige gives one of them precedence. */
export const POWERS = ['austria', 'france', 'italy', 'prussia'] as const satisfies readonly Power[];

export interface Printed extends Common {
  /** The Prestige track, from the left. */
  readonly prestige: readonly Power[];
  /** Borders with a Train at the start, and how many Trains there are. */
  readonly trains: readonly (readonly [Territory, Territory])[];
  readonly trainSupply: number;
  /** The uppermost box of the Diplomacy track, counted from 0. */
  readonly topBox: number;
}

function readScenario(data: Data): Printed {
  const [found] = setupsOf(data, 'realpolitik');
  if (!found) throw new BadData('setups.yaml has no set-up of Realpolitik');
  const [id, entry] = found;
  const prestige = list(entry.prestige, `${id}: prestige`);
  return {
    ...readPrinted(id, entry, POWERS),
    prestige: POWERS.toSorted((a, b) => prestige.indexOf(a) - prestige.indexOf(b)),
    trains: list(entry.trains, `${id}: trains`).map((pair) => readPair(pair, `${id}: trains`)),
    trainSupply: count(entry.train_supply, `${id}: train_supply`),
    topBox: count(node(entry.diplomacy_track, `${id}: diplomacy_track`).boxes, `${id}: boxes`) - 1,
  };
}

function readPair(value: unknown, where: string): readonly [Territory, Territory] {
  const [a, b] = list(value, where);
  return [text(a, where), text(b, where)];
}

export const scenarioIn = (data: Data): Printed => data.once(readScenario);
