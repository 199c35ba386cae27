/** Whether an Envoy permits another round (RP §8.1). */
import type { Judge } from '../../core/bot/judge.ts';
import { bestMoves, permitRound as common } from '../../core/bot/movement.ts';
import { marchOf } from '../../core/facts.ts';

/** In a race of four at war with one another, what the mover gains is lost to the Envoy in part. */
const RIVALRY = 0.25;

export const permitRound: Judge = (matter) => {
  const verdict = common(matter);
  const { world } = matter;
  const gain = bestMoves(world, marchOf(world.state).power).reduce((sum, each) => sum + each, 0);
  return (path) => verdict(path) - (path[0] === 'yes' ? RIVALRY * gain : 0);
};
