/** Trains: where they are wanted, and who takes them (RP §8). */
import type { Judge } from '../../core/bot/judge.ts';
import { outlookOf } from '../../core/bot/outlook.ts';
import { carrying } from '../../core/bot/prizes.ts';
import { mobilise as common } from '../../core/bot/purchases.ts';
import { generalById } from '../../core/facts.ts';
import type { World } from '../../core/state.ts';
import { partOf } from '../part.ts';

/** A Train is wanted where there is something to do, and where it joins others. */
function trainWorth(world: World, pull: (at: string) => number, ends: readonly string[]): number {
  const { trains } = partOf(world.state);
  const joins = ends.some((end) => trains.some((border) => border.split('/').includes(end)));
  return 0.05 + 0.1 * Math.max(...ends.map(pull)) + (joins ? 0.08 : 0);
}

export const freeTrains: Judge = ({ world, power }) => {
  const { pull } = outlookOf(world, power);
  return ([head, ...ends]) => (head === 'train' ? trainWorth(world, pull, ends) : 0);
};

/** Everything else comes first; but Money that is left is lost. */
export const mobilise: Judge = (matter) => {
  const verdict = common(matter);
  const { pull } = outlookOf(matter.world, matter.power);
  return (path) => {
    const [head, ...ends] = path;
    return head === 'train' ? trainWorth(matter.world, pull, ends) - 0.1 : verdict(path);
  };
};

/** An ally's Trains carry our Generals too. */
export const agreeTrain: Judge =
  () =>
  ([answer]) =>
    answer === 'yes' ? 0.1 : 0;

/** Generals go where there is more to do; Units go to those who have work and none. */
export const preMove: Judge = ({ world, power }) => {
  const outlook = outlookOf(world, power);
  const useAt = (at: string | null, units: number): number =>
    at === null ? 0 : outlook.pull(at) * carrying(units) + outlook.guard(at);
  return ([head, id, to]) => {
    if (head === 'done' || id === undefined || to === undefined) return 0.06;
    const { at, units } = generalById(world, id);
    if (head === 'rail') return useAt(to, units) - useAt(at, units);
    const taker = generalById(world, to);
    const gained = useAt(taker.at, taker.units + 1) - useAt(taker.at, taker.units);
    return gained - (useAt(at, units) - useAt(at, units - 1));
  };
};
