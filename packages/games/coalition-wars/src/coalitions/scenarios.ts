import type { Data } from '../core/data.ts';
import { node, oneOf, text } from '../core/read.ts';
import { type Printed as Common, readPrinted, setupsOf } from '../core/scenarios.ts';
import type { Territory } from '../core/vocabulary.ts';
import { ORDER } from './ruleset.ts';

/** Which French General is Napoleon: any the French player names, one off the map, or the one in a Territory. */
export type NapoleonRule = 'any' | 'off_map' | Territory;

export const SPECIAL_RULES = ['armee_d_orient', 'spain'] as const;

export const LENGTHS = ['full', 'medium', 'short'] as const;

/** A set-up as printed (C §2, §13). */
export interface Printed extends Common {
  readonly length: (typeof LENGTHS)[number];
  readonly special: readonly (typeof SPECIAL_RULES)[number][];
  readonly napoleon: NapoleonRule;
}

/** The seven set-ups as printed, by year; the recommended first one leads. */
export const printedIn = (data: Data): readonly Printed[] => data.once(readSetups);

const readSetups = (data: Data): readonly Printed[] =>
  setupsOf(data, 'coalitions').map(([id, entry]) => {
    const common = readPrinted(id, entry, ORDER);
    const france = node(node(entry.powers, `${id}: powers`).france, `${id}: france`);
    return {
      ...common,
      length: oneOf(LENGTHS, entry.length, `${id}: length`),
      special: common.special.map((rule) => oneOf(SPECIAL_RULES, rule, `${id}: special`)),
      napoleon: text(france.napoleon, `${id}: napoleon`),
    };
  });
