import type { Decision } from '@quadrille/kernel';
import type { Arrow, Piece, Wash } from '../../board/model.ts';
import { FortressPiece, GarrisonPiece, GeneralPiece } from './drawings.tsx';
import { face } from './faces.ts';
import { generalOf, holderOf, landsOf, type Power, type Sheet, type View } from './model.ts';
import type { Title } from './title.ts';
import { t } from './words/index.ts';

/** Everything that stands on the map. The General a selected option is about is marked. */
export function pieces(
  title: Title,
  view: View,
  decision: Decision | undefined,
  selected: string | undefined,
): readonly Piece[] {
  const { nameOf, generalName, shortName } = title;
  const about = decision && selected ? face(title, view, decision, selected).piece : undefined;
  const heroes = new Set(Object.values(view.named));
  const generals = view.generals.flatMap(({ id, power, at, units }): Piece[] =>
    at === null
      ? []
      : [
          {
            id,
            at,
            slot: 'general',
            title: t('piece/general', { name: generalName(view, id), power: nameOf(power), units }),
            drawing: <GeneralPiece power={power} units={units} named={heroes.has(id)} />,
            ...(id === about && { chosen: true, caption: shortName(view, id) }),
          },
        ],
  );
  const garrisons = Object.entries(view.garrisons).map(
    ([at, power]): Piece => ({
      id: `garrison/${at}`,
      at,
      slot: 'garrison',
      title: t('piece/garrison', { power: nameOf(power) }),
      drawing: <GarrisonPiece power={power} />,
    }),
  );
  const fortresses = view.fortresses.map(
    (at): Piece => ({
      id: `fortress/${at}`,
      at,
      slot: 'fortress',
      title: t('piece/fortress'),
      drawing: <FortressPiece />,
    }),
  );
  return [...fortresses, ...garrisons, ...generals];
}

/** Lands held by another Power than the one whose colour is printed; during Diplomacy, the side each land is on. */
export function washes(view: View, sheet: Sheet, decision: Decision | undefined): readonly Wash[] {
  const lands = landsOf(sheet);
  if (decision?.prompt.id === 'declare')
    return Object.keys(lands).flatMap((place): Wash[] => {
      const holder = holderOf(view, sheet, place) as Power | undefined;
      return holder ? [{ place, power: view.status[holder], strength: 'strong' }] : [];
    });
  return Object.entries(view.garrisons).flatMap(([place, power]) =>
    lands[place] && lands[place].owner !== power ? [{ place, power }] : [],
  );
}

/** The march the selected option means; the support in the battle that is being fought. */
export function lines(
  title: Title,
  view: View,
  decision: Decision | undefined,
  selected: string | undefined,
): readonly Arrow[] {
  const chosen = decision && selected ? face(title, view, decision, selected) : undefined;
  const march: Arrow[] = chosen?.from && chosen.place ? [{ from: chosen.from, to: chosen.place, kind: 'march' }] : [];
  const { battle } = view;
  const support = battle
    ? [...battle.attack.support, ...battle.defence.support].flatMap((id): Arrow[] => {
        const from = generalOf(view, id)?.at;
        return from ? [{ from, to: battle.at, kind: 'support' }] : [];
      })
    : [];
  return [...support, ...march];
}
