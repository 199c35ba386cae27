import { bidding } from './bidding.ts';
import { march } from './march.ts';
import { market } from './market.ts';
import { muster } from './muster.ts';
import { reckoning } from './reckoning.ts';

/** A season, chapter by chapter. Between two of these a match can be stored and resumed. */
export const phases = { muster, bidding, market, march, reckoning };

export type PhaseId = keyof typeof phases;
