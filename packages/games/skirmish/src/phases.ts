import { bidding } from './bidding.ts';
import type { Data } from './data.ts';
import { march } from './march.ts';
import { market } from './market.ts';
import { muster } from './muster.ts';
import { reckoning } from './reckoning.ts';
import { withData } from './world.ts';

/** A season, chapter by chapter. Between two of these a match can be stored and resumed. */
export const phasesWith = (data: Data) => ({
  muster: withData(data, muster),
  bidding: withData(data, bidding),
  market: withData(data, market),
  march: withData(data, march),
  reckoning: withData(data, reckoning),
});

export type PhaseId = keyof ReturnType<typeof phasesWith>;
