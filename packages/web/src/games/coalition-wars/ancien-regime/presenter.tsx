import type { Given } from '../../presenter.ts';
import { familyParts } from '../family.tsx';
import type { View } from '../model.ts';
import { movers } from '../Turns.tsx';
import type { OwnTitle } from '../title.ts';
import { within } from '../within.tsx';
import { known, t } from '../words/index.ts';
import { ElectionTray } from './ElectionTray.tsx';
import { Crown, Instrument } from './Empire.tsx';
import { lastElection } from './electors.ts';
import { face } from './faces.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : id;
};

const ancienRegime: OwnTitle = {
  game: 'ancien-regime',
  scenario,
  heroes: { prussia: 'frederick', france: 'charlie' },
  Mark: Crown,
  statusNotes: { british: ['ar/british/1', 'ar/british/2'], french: ['ar/french/1', 'ar/french/2'] },
  face,
};

/** Frederick moves alone before the Movement of the turn (AR §9.4). */
const frederick = (view: View): boolean => view.march?.only !== undefined && view.march?.only !== null;

/** Ancien Régime on the screen: its own board and wheel, the Empire, the panels of the family. */
export const parts = (given: Given) =>
  familyParts(given, ancienRegime, (title, { standing, tray }) => {
    const shown = within(title);
    const election = shown(ElectionTray);
    return {
      Instrument: shown(Instrument),
      standing: (view) =>
        frederick(view)
          ? {
              ...standing(view),
              detail: t('standing/frederick', { name: title.nameOf(movers(title, view)[view.turn] ?? 'spain') }),
            }
          : standing(view),
      tray: (view, decision, log) => {
        const asked = decision?.prompt.id;
        if (asked === 'vote' || asked === 'take-crown') return election;
        const last = lastElection(log);
        return !decision && last && last.outcome === undefined ? election : tray(view, decision, log);
      },
    };
  });
