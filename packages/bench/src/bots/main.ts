/** What bots cost at Coalitions, 1805, six players: `npm run bench:bots [decisions at 250 ms] [decisions at 1 s]`. */
import { overrun } from './overrun.ts';
import { positions } from './positions.ts';
import { pace } from './rollouts.ts';

const [short = 200, long = 60] = process.argv.slice(2).map(Number);
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const found = positions(3, 5);
pace(found, 2000);
const { rollouts, perSecond, answersEach, microsecondsPerAnswer, microsecondsToImagine } = pace(found, 5000);
console.log(`${perSecond.toFixed(0)} rollouts to the horizon a second of the thread (${rollouts} measured):`);
console.log(
  `${answersEach.toFixed(1)} answers each, ${microsecondsPerAnswer.toFixed(1)} µs an answer, ${microsecondsToImagine.toFixed(0)} µs to imagine a world.`,
);
for (const [ms, decisions] of [
  [250, short],
  [1000, long],
] as const) {
  const { early, p50, p99, most, running, load } = overrun(found, ms, decisions);
  console.log(
    `${decisions} decisions of ${ms} ms (${early} decided sooner): p50 ${percent(p50)}, p99 ${percent(p99)}, most ${percent(most)} of the budget; the thread ran ${percent(running)} of the time, load ${load.toFixed(1)}.`,
  );
}
