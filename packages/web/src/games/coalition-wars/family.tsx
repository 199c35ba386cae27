import type { Printed } from '@quadrille/atlas';
import type { Kind, Result } from '@quadrille/kernel';
import type { Given, Parts, Presenter, Standing } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { lines, pieces, washes } from './board.tsx';
import { face } from './faces.ts';
import { Hand } from './Hand.tsx';
import { generalOf, type Power, type View } from './model.ts';
import { Powers } from './Powers.tsx';
import { Purchases } from './Purchases.tsx';
import { place } from './place.ts';
import { Chips, Strip } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { strokesUnder } from './strokes.ts';
import { movers, Turns } from './Turns.tsx';
import { chronicle } from './telling.ts';
import { type OwnTitle, type Title, titleOf } from './title.ts';
import { BattleNote, BattleStory } from './trays/BattleStory.tsx';
import { BattleTray } from './trays/BattleTray.tsx';
import { BidTray } from './trays/BidTray.tsx';
import { DiplomacyTray } from './trays/DiplomacyTray.tsx';
import { Wheel } from './Wheel.tsx';
import { weighs } from './weights.ts';
import { within } from './within.tsx';
import { t } from './words/index.ts';
import './styles.css';

/** The family has something of its own for everything but its names, the board and the position in words. */
type FamilyParts = Omit<
  Presenter<View>,
  'Overview' | 'sheet' | 'powersOf' | 'orders' | 'foreseen' | 'treaty' | 'treats' | 'game' | 'title'
>;

/** What the screens of all titles of the family share; a title gives its data and overrides whole parts of it. */
export function familyParts(
  given: Given,
  theirs: OwnTitle,
  own: (title: Title, common: FamilyParts) => Parts<View> = () => ({}),
): FamilyParts {
  const title = titleOf(theirs, given);
  const common = commonParts(title);
  return { ...common, ...own(title, common) };
}

function commonParts(title: Title): FamilyParts {
  const { nameOf, shortName } = title;
  const figures = figuresOf(title.printed);
  const shown = within(title);
  const bought = shown(Purchases);
  return {
    scenario: ({ setup: { scenario } }) => title.scenario(scenario),
    name: (id, view) => (view && generalOf(view, id) ? shortName(view, id) : nameOf(id)),
    standing: (view) => standing(title, view),
    pieces: (view, decision, selected) => pieces(title, view, decision, selected),
    washes,
    lines: (view, decision, selected) => lines(title, view, decision, selected),
    printed: ({ board }) => figures[board] ?? {},
    focus: ({ battle }) => (battle ? [battle.at] : []),
    home: ({ generals }, seat) => generals.flatMap(({ power, at }) => (power === seat && at ? [at] : [])),
    answersFor: ({ master }, { seat, prompt: { args } }) => {
      const named = args.power as Power | undefined;
      return named !== undefined && master[named] === seat ? named : seat;
    },
    face: (view, decision, option) => face(title, view, decision, option),
    joins: ({ kind, prompt }, option) =>
      LIGHT.includes(kind) && !HEAVY.includes(prompt.id) && !(option === 'done' && Number(prompt.args.lost ?? 0) > 0),
    // What ends a march or a Mobilisation is never under the finger that takes a step.
    sends: () => false,
    body: (_, { prompt }) => (prompt.id === 'mobilise' ? bought : undefined),
    chronicle: (log, view) => chronicle(title, log, view),
    weighs,
    place: (view, id, sheet) => place(title, view, id, sheet),
    ending: (result) => ending(title, result),
    StoryNote: shown(BattleNote),
    Story: shown(BattleStory),
    Strip: shown(Strip),
    Chips: shown(Chips),
    Turns: shown(Turns),
    Instrument: shown(Wheel),
    Hand: shown(Hand),
    handSize: (view, seat) => (seat === null ? undefined : view.powers[seat as Power]?.cards),
    tray: trayUnder(title),
    openStory: (view, log) => (view.battle ? battlesIn(log).at(-1)?.begins : undefined),
    lastStory: (log) => {
      const last = battlesIn(log).at(-1);
      return (
        last && { at: last.begins, over: last.result !== undefined, powers: last.fighters.map(({ power }) => power) }
      );
    },
    Powers: shown(Powers),
    strokes: strokesUnder(title),
    askOf: (view, { prompt }, piece) =>
      prompt.id === 'march' ? t('march/where', { name: shortName(view, piece) }) : undefined,
    series,
    tallies,
  };
}

/** Kinds of question that one touch answers, if that can be taken back; a battle is never answered by one. */
const LIGHT: readonly Kind[] = ['choose', 'confirm', 'plan'];
const HEAVY: readonly string[] = ['battle-card', 'support'];

/** Board → land → its value: an edition may have others than the sheet was drawn with. */
const figuresOf = ({ values }: Title['printed']): Readonly<Record<string, Printed>> =>
  Object.fromEntries(
    Object.entries(values).map(([board, lands]) => [
      board,
      Object.fromEntries(Object.entries(lands).map(([id, figure]) => [id, { figure }])),
    ]),
  );

/** Where the match stands, by the wheel. */
export function standing(title: Title, view: View): Standing {
  const mover = movers(title, view)[view.turn];
  const turn = view.turn + 1;
  const { length } = title.printed.wheel;
  return {
    title: t('standing/round', { n: view.round }),
    brief: t('standing/brief', { n: view.round, turn }),
    detail: mover
      ? t('standing/turn', { n: turn, of: length, name: title.nameOf(mover) })
      : t('standing/turn-alone', { n: turn }),
  };
}

function ending({ nameOf, has, speak }: Title, { winners, by }: Result): string {
  const names = winners.map(nameOf).join(', ');
  return has(`result/${by}`) ? speak(`result/${by}`, { winners: names }) : t('ending/won', { names });
}

/** The tray a moment calls for: whatever has none is asked by the plain dock. */
function trayUnder(title: Title): Presenter<View>['tray'] {
  const shown = within(title);
  const [diplomacy, bid, battle] = [shown(DiplomacyTray), shown(BidTray), shown(BattleTray)];
  return (view, decision, log) => {
    if (decision?.prompt.id === 'declare' || decision?.prompt.id === 'rejected') return diplomacy;
    if (decision?.kind === 'bid') return bid;
    if (!view.battle) return undefined;
    // Once the cards lie open, the story of the battle takes the place of the battle itself.
    return battlesIn(log).at(-1)?.result ? undefined : battle;
  };
}
