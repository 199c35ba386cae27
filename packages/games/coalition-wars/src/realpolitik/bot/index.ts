/** What bots know of Realpolitik. */
import { insightFor } from '../../core/bot/insight.ts';
import { wordsOf } from '../words/index.ts';
import { worldOf } from '../world.ts';

export const insight = insightFor(worldOf, wordsOf);
