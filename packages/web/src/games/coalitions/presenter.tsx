import { t } from '../../words/words.ts';
import type { Presenter } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { lines, pieces, washes } from './board.tsx';
import { face } from './faces.ts';
import { Hand } from './Hand.tsx';
import { habit } from './habits.ts';
import { generalOf, has, nameOf, type Power, shortName, speak, type View } from './model.ts';
import { learnNames } from './names.ts';
import { Powers } from './Powers.tsx';
import { place } from './place.ts';
import { Chips, Strip } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { movers, Turns } from './Turns.tsx';
import { chronicle } from './telling.ts';
import { BattleNote, BattleStory } from './trays/BattleStory.tsx';
import { BattleTray } from './trays/BattleTray.tsx';
import { BidTray } from './trays/BidTray.tsx';
import { DiplomacyTray } from './trays/DiplomacyTray.tsx';
import { Wheel } from './Wheel.tsx';

const SCENARIOS = ['1792', '1798', '1805', '1806', '1809', '1812', '1813'] as const;
const scenarioName = (id: string): string => {
  const known = SCENARIOS.find((scenario) => scenario === id);
  return known ? `${known} · ${t(`scenario/${known}`)}` : t('scenario/empereur');
};

/** Coalitions on the screen. */
export const presenter: Presenter<View> = {
  game: 'coalitions',
  title: 'Coalitions',
  scenario: ({ setup: { scenario } }) => scenarioName(scenario),
  name: (id, view) => (view && generalOf(view, id) ? shortName(view, id) : nameOf(id)),
  learn: learnNames,
  sheet: ({ board }) => board,
  standing: (view) => {
    const mover = movers(view)[view.turn];
    return {
      title: t('standing/round', { n: view.round }),
      detail: t('standing/turn', { n: view.turn + 1, name: mover ? nameOf(mover) : '' }),
    };
  },
  pieces,
  washes,
  lines,
  focus: ({ battle }) => (battle ? [battle.at] : []),
  home: ({ generals }, seat) => generals.flatMap(({ power, at }) => (power === seat && at ? [at] : [])),
  face,
  chronicle,
  place,
  ending: ({ winners, by }) => {
    const names = winners.map(nameOf).join(', ');
    return has(`result/${by}`) ? speak(`result/${by}`, { winners: names }) : t('ending/won', { names });
  },
  habit,
  BattleNote,
  BattleStory,
  Strip,
  Chips,
  Turns,
  Instrument: Wheel,
  Hand,
  handSize: (view, seat) => (seat === null ? undefined : view.powers[seat as Power]?.cards),
  tray: (view, decision, log) => {
    if (decision?.prompt.id === 'declare' || decision?.prompt.id === 'rejected') return DiplomacyTray;
    if (decision?.kind === 'bid') return BidTray;
    if (!view.battle) return undefined;
    // Once the cards lie open, the story of the battle takes the place of the battle itself.
    return battlesIn(log).at(-1)?.result ? undefined : BattleTray;
  },
  openBattle: (view, log) => (view.battle ? battlesIn(log).at(-1)?.begins : undefined),
  lastBattle: (log) => {
    const last = battlesIn(log).at(-1);
    return (
      last && { at: last.begins, over: last.result !== undefined, powers: last.fighters.map(({ power }) => power) }
    );
  },
  Powers,
  series,
  tallies,
};
