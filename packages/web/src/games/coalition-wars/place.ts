import type { PlaceFacts } from '../presenter.ts';
import { holderOf, landsOf, type Sheet, type View } from './model.ts';
import type { Title } from './title.ts';
import { t } from './words/index.ts';

/** What there is to say about a land: whose it is, what it is worth and to whom, who stands there. */
export function place(title: Title, view: View, id: string, sheet: Sheet): PlaceFacts | undefined {
  const { nameOf, generalName } = title;
  const land = landsOf(sheet)[id];
  if (!land) return undefined;
  const holder = holderOf(view, sheet, id);
  const garrison = view.garrisons[id];
  const generals = view.generals.filter(({ at }) => at === id);
  const value = title.printed.values[view.board]?.[id] ?? land.value;
  const worth =
    value > 0 &&
    (land.stripes.length > 0
      ? t('place/influence', { n: value, names: land.stripes.map(nameOf).join(', ') })
      : t('place/money', { n: value }));
  const facts = (title.rebuilt[view.board]?.[id] ?? []).map((fact) => t(`fact/${fact as 'value'}`));
  return {
    name: land.name,
    ...(facts.length > 0 && { reconstructed: t('place/rebuilt', { facts: facts.join(', ') }) }),
    kind: land.owner
      ? t(`place/${land.kind === 'capital' ? 'capital' : 'home'}`, { name: nameOf(land.owner) })
      : t(`place/${land.kind === 'impassable' ? 'impassable' : land.kind === 'disputed' ? 'disputed' : 'undisputed'}`),
    ...(holder && { holder }),
    lines: [
      ...(worth ? [worth] : []),
      ...(land.port ? [t('place/port')] : []),
      ...(garrison ? [t('place/garrison', { name: nameOf(garrison) })] : []),
      ...(view.fortresses.includes(id) ? [t('piece/fortress')] : []),
      ...generals.map(({ id: general, power, units }) =>
        t('place/general', { name: generalName(view, general), power: nameOf(power), units }),
      ),
    ],
  };
}
