import { type Printed, readPrinted, setupsOf } from '../core/scenarios.ts';
import { ORDER } from './ruleset.ts';

/** The two set-ups as printed, by year (AR §3). */
export const PRINTED: readonly Printed[] = setupsOf('ancien-regime').map(([id, entry]) =>
  readPrinted(id, entry, ORDER),
);
