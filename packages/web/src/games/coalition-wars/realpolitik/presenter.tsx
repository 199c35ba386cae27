import given from 'virtual:coalition-wars/realpolitik';
import { known, t } from '../../../words/words.ts';
import { familyPresenter } from '../family.tsx';
import type { View } from '../model.ts';
import type { Bloc, Title } from '../title.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : id;
};

/** Alliances of two stand together; everybody else is at war with everybody (RP §7). */
function blocs({ order, allies = {} }: View): readonly Bloc[] {
  const pairs = order.flatMap((power): Bloc[] => {
    const ally = allies[power];
    return ally && order.indexOf(power) < order.indexOf(ally)
      ? [{ id: `alliance-${power}`, name: t('bloc/alliance'), powers: [power, ally] }]
      : [];
  });
  const alone = order.filter((power) => !allies[power]);
  return alone.length > 0 ? [...pairs, { id: 'war', name: t('bloc/war'), figure: 'cannon', powers: alone }] : pairs;
}

const realpolitik: Title = {
  ...given,
  game: 'realpolitik',
  title: 'Realpolitik',
  scenario,
  heroes: {},
  winsAt: 25,
  handLimit: () => 7,
  wheel: [],
  battles: 'RP §9',
  blocs,
};

/** Realpolitik on the screen: its own board, the panels of the family without a wheel. */
export const presenter = familyPresenter(realpolitik);
