import type { Data } from '../core/data.ts';
import { type Printed, readPrinted, setupsOf } from '../core/scenarios.ts';
import { ORDER } from './ruleset.ts';

/** The two set-ups as printed, by year (AR §3). */
export const printedIn = (data: Data): readonly Printed[] => data.once(readSetups);

const readSetups = (data: Data): readonly Printed[] =>
  setupsOf(data, 'ancien-regime').map(([id, entry]) => readPrinted(id, entry, ORDER));
