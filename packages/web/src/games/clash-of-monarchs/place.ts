import type { PlaceFacts } from '../presenter.ts';
import { stackName, strength, type View } from './model.ts';
import { areas, spaces } from './printed.build.ts';
import { t, tell } from './words.ts';

/** What stands in a space, and what it is worth. */
export function place(view: View, id: string, name: (id: string) => string): PlaceFacts | undefined {
  const space = spaces[id];
  if (!space) return undefined;
  const holder = view.control[id] ?? (space.nation === 'PO' ? undefined : space.nation);
  const kind = [
    space.fortress > 0 && t('com/fortress', { n: space.fortress }),
    space.key && t('com/key-city'),
    space.depot && t('com/main-depot'),
    space.hill && t('com/hills'),
    space.port && t('com/port'),
  ].filter((each): each is string => typeof each === 'string');
  return {
    name: space.name,
    ...(holder && { holder }),
    kind: kind.join(', '),
    lines: [
      t('com/area', { area: areas[space.area] ?? space.area, theater: tell(space.theater) }),
      ...(space.thl + space.vp > 0 ? [t('com/values', { thl: space.thl, vp: space.vp })] : []),
      ...(holder && view.control[id] ? [t('com/held', { nation: name(holder) })] : []),
      ...view.stacks
        .filter(({ at }) => at === id)
        .map((stack) =>
          t('com/stack', {
            name: stackName(stack),
            sp: strength(stack),
            supply: tell(stack.supply),
            morale: tell(stack.morale),
          }),
        ),
    ],
  };
}
