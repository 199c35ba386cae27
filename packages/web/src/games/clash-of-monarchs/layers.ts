/** What can be laid over the map: a nation's supply, the reach of a march, whom enemies may Intercept where, who holds what. */
import { supplied } from '@quadrille/clash-of-monarchs/facts/supply.ts';
import { waysFrom } from '@quadrille/clash-of-monarchs/movement/steps.ts';
import type { World } from '@quadrille/clash-of-monarchs/world.ts';
import type { Decision } from '@quadrille/kernel';
import type { Layer, Tag } from '../../board/model.ts';
import { handsOf } from './Hand.tsx';
import { marchIn } from './manners.ts';
import { type Nation, sideOf, spOf, type View } from './model.ts';
import { flags, fortresses, generals, ground } from './printed.build.ts';
import { roads } from './roads.ts';
import { t } from './words.ts';

/** The position on the printed map: the rules are asked over it. Only the map, the leaders and what flags change is at hand. */
const worldOf = (view: View): World =>
  ({
    state: view,
    data: {
      board: { spaces: new Map(ground) },
      leaders: { leaders: new Map(generals) },
      cards: { flags: new Map(flags) },
      tables: { fortress: fortresses },
    },
  }) as unknown as World;

/** Roads between places that all belong to a net, each once. */
const within = (places: ReadonlySet<string>): readonly (readonly [string, string])[] =>
  [...places].flatMap((from) =>
    (roads.get(from) ?? []).filter((to) => from < to && places.has(to)).map((to) => [from, to] as const),
  );

/** Where a nation's sources reach (9.2, 9.3). */
function supplyNet(view: View, nation: Nation): Pick<Layer, 'ways' | 'tags'> {
  const net = supplied(worldOf(view), nation);
  const sources = new Set(net.values());
  return {
    ways: within(new Set(net.keys())).map((by) => ({ by, shade: 'good' as const })),
    tags: [...sources].map((place): Tag => ({ place, text: t('com/source'), shade: 'good' })),
  };
}

/** What each space within reach of the march costs (12.0). */
function reach(view: View, left: number): Pick<Layer, 'tags'> {
  const march = marchIn(view);
  const stack = view.stacks.find(({ id }) => id === march?.stack);
  if (!march || !stack) return {};
  return {
    tags: waysFrom(worldOf(view), march, stack, left).map(
      ({ to, cost }): Tag => ({ place: to, text: String(cost), shade: cost === left ? 'warn' : 'good' }),
    ),
  };
}

/** The roads by which enemy Commands in good order may Intercept (13.0). */
function interceptionArcs(view: View, nation: Nation): Pick<Layer, 'ways'> {
  const own = view.nations[nation].side;
  const hostile = view.stacks.filter(
    (stack) => sideOf(view, stack) !== own && stack.leaders.length > 0 && spOf(stack) > 0 && stack.morale === 'good',
  );
  return {
    ways: hostile.flatMap(({ at }) => (roads.get(at) ?? []).map((to) => ({ by: [at, to], shade: 'bad' as const }))),
  };
}

/** Who holds each fortress, and whatever else is not in the hands it is printed in. */
const control = (view: View): Pick<Layer, 'washes'> => ({
  washes: ground.flatMap(([place, { fortress, nation }]) => {
    const holder = view.control[place] ?? (fortress > 0 ? nation : undefined);
    return holder === undefined ? [] : [{ place, power: holder, strength: 'strong' as const }];
  }),
});

/** The nation looked at: the one that acts if its hand is open to the seat, else the first whose hand is. */
function looking(view: View): Nation {
  const mine = handsOf(view);
  return mine.find((power) => power === view.active) ?? mine[0] ?? view.active ?? 'PR';
}

type Laid = Pick<Layer, 'ways' | 'tags' | 'washes'>;
type Sign = Pick<Layer, 'id' | 'title' | 'icon' | 'key'>;

/** A layer that is made when it is first looked at: most of the time none lies on the map. */
function lazily(sign: Sign, make: () => Laid): Layer {
  let made: Laid | undefined;
  const laid = (): Laid => {
    made ??= make();
    return made;
  };
  return {
    ...sign,
    get ways() {
      return laid().ways ?? [];
    },
    get tags() {
      return laid().tags ?? [];
    },
    get washes() {
      return laid().washes ?? [];
    },
  };
}

export const layersFor =
  (name: (id: string) => string) =>
  (view: View, decision: Decision | undefined): readonly Layer[] => {
    const nation = looking(view);
    const supply = {
      id: 'supply',
      title: t('com/layer-supply', { nation: name(nation) }),
      icon: 'wheat',
      key: 'S',
    } as const;
    const arcs = { id: 'interception', title: t('com/layer-interception'), icon: 'swords', key: 'I' } as const;
    const marching = decision?.prompt.id === 'march';
    const left = Number(decision?.prompt.args.left ?? 0);
    return [
      lazily(supply, () => supplyNet(view, nation)),
      ...(marching
        ? [lazily({ id: 'reach', title: t('com/layer-reach'), icon: 'boots', key: 'R' }, () => reach(view, left))]
        : []),
      lazily(arcs, () => interceptionArcs(view, nation)),
      lazily({ id: 'control', title: t('com/layer-control'), icon: 'flag', key: 'C' }, () => control(view)),
    ];
  };
