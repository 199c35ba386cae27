import type { Given, Standing } from '../../presenter.ts';
import { familyParts } from '../family.tsx';
import type { View } from '../model.ts';
import type { Bloc, OwnTitle, Title } from '../title.ts';
import { within } from '../within.tsx';
import { known, t } from '../words/index.ts';
import { cardName } from './ActionCard.tsx';
import { ActionTray } from './ActionTray.tsx';
import { EntreatiesTold, EntreatyTray } from './EntreatyTray.tsx';
import { lastEntreaties, suitorsOf } from './entreaties.ts';
import { face } from './faces.ts';
import { partnerOf, partOf } from './model.ts';
import { Pips, Prestige, Tracks } from './Tracks.tsx';
import { trains } from './trains.tsx';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : id;
};

/** Alliances first, then those who stand alone. */
function blocs(view: View): readonly Bloc[] {
  const paired = view.order.flatMap((power): Bloc[] => {
    const partner = partnerOf(view, power);
    return partner && view.order.indexOf(power) < view.order.indexOf(partner)
      ? [{ id: `alliance-${power}`, name: t('bloc/alliance'), powers: [power, partner] }]
      : [];
  });
  const alone = view.order.filter((power) => partnerOf(view, power) === undefined);
  return [
    ...paired,
    ...(alone.length > 0 ? [{ id: 'war', name: t('bloc/war'), figure: 'cannon', powers: alone }] : []),
  ];
}

const realpolitik: OwnTitle = {
  game: 'realpolitik',
  scenario,
  heroes: {},
  blocs,
  action: (view, power) => {
    const card = partOf(view).revealed[power];
    return card && cardName(card);
  },
  Mark: Pips,
  auction: {
    bidders: (view, log, minor) => partOf(view).prestige.filter((power) => suitorsOf(log, minor).includes(power)),
    wins: ['bid/act-diplomacy', 'bid/allied'],
  },
  face,
};

function standing({ nameOf }: Title, view: View): Standing {
  const { revealed, box, boxes } = partOf(view);
  const mover = view.march?.power;
  const open = Object.keys(revealed).length > 0;
  // With three players the match begins with Diplomacy, for which there is no card yet.
  const talking = box + 1 === boxes || view.minors.some((minor) => view.master[minor] === null);
  const detail = mover
    ? t('rp/moves', { name: nameOf(mover) })
    : t(talking ? 'rp/diplomacy' : open ? 'rp/acting' : 'rp/choosing');
  const at = t('rp/turn', { n: view.turn + 1 });
  return { title: at, detail, brief: at };
}

/** Realpolitik on the screen: Action cards in the place of the wheel, Trains on the borders, entreaties. */
export const parts = (given: Given) =>
  familyParts(given, realpolitik, (title, { pieces, tray }) => {
    const shown = within(title);
    const [cards, entreaty, told] = [shown(ActionTray), shown(EntreatyTray), shown(EntreatiesTold)];
    return {
      standing: (view) => standing(title, view),
      pieces: (view, decision, selected) => [...trains(title, view), ...pieces(view, decision, selected)],
      Instrument: shown(Tracks),
      Turns: shown(Prestige),
      tray: (view, decision, log) => {
        const asked = decision?.prompt.id;
        if (asked === 'action-card') return cards;
        if (asked === 'entreaty') return entreaty;
        const own = tray(view, decision, log);
        return own ?? (lastEntreaties(log)?.fresh ? told : undefined);
      },
    };
  });
