/** What can be laid over the map: a nation's supply, whom enemies may Intercept where, who holds what. */
import { supplied } from '@quadrille/clash-of-monarchs/facts/supply.ts';
import type { World } from '@quadrille/clash-of-monarchs/world.ts';
import type { Layer, Tag } from '../../board/model.ts';
import { handsOf } from './Hand.tsx';
import { type Nation, sideOf, spOf, type View } from './model.ts';
import { flags, fortresses, ground } from './printed.build.ts';
import { t } from './words.ts';

/** The position on the printed map: the rules are asked over it. Only the map and what flags change is at hand here. */
const worldOf = (view: View): World =>
  ({
    state: view,
    data: { board: { spaces: new Map(ground) }, cards: { flags: new Map(flags) }, tables: { fortress: fortresses } },
  }) as unknown as World;

const roads = new Map<string, readonly string[]>(
  ground.map(([id, { lines }]) => [id, lines.filter(({ sea }) => !sea).map(({ to }) => to)]),
);

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
type Sign = Pick<Layer, 'id' | 'title' | 'icon'>;

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
  (view: View): readonly Layer[] => {
    const nation = looking(view);
    const supply = { id: 'supply', title: t('com/layer-supply', { nation: name(nation) }), icon: 'wheat' } as const;
    const arcs = { id: 'interception', title: t('com/layer-interception'), icon: 'swords' } as const;
    return [
      lazily(supply, () => supplyNet(view, nation)),
      lazily(arcs, () => interceptionArcs(view, nation)),
      lazily({ id: 'control', title: t('com/layer-control'), icon: 'flag' }, () => control(view)),
    ];
  };
