/** What may be tried against an enemy whom one cannot count: whatever the look of both does not rule out (24.5). */
import type { March } from '../agenda.ts';
import { isMajor } from '../facts/troops.ts';
import type { Stack } from '../state.ts';

/** The least SPs that forces may have, and the most that one on the march may have (4.2.1, 12.1). */
export const leastSp = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, stack) => sum + (isMajor(stack) ? 6 : 1), 0);
const mostSp = ({ light }: March, stack: Stack): number => (isMajor(stack) ? (light ? 15 : 60) : 5);

/** Whether anybody could think that the mover is four times as strong (12.9). */
export const mightOverrun = (march: March, stack: Stack, met: readonly Stack[]): boolean =>
  mostSp(march, stack) >= 4 * leastSp(met);
