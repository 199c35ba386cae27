import type { Printed } from '@quadrille/atlas';
import type { PrintedFacts } from '@quadrille/coalition-wars/core/printed.ts';
import type { Kind, Result } from '@quadrille/kernel';
import type { Given, Parts, Presenter, Standing } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { lines, pieces, washes } from './board.tsx';
import { face } from './faces.ts';
import { Hand } from './Hand.tsx';
import { generalOf, has, nameOf, type Power, shortName, speak, type View } from './model.ts';
import { learnNames } from './names.ts';
import { Powers } from './Powers.tsx';
import { Purchases } from './Purchases.tsx';
import { place } from './place.ts';
import { rebuilt } from './rebuilt.build.ts';
import { Chips, Strip } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { strokes } from './strokes.ts';
import { movers, Turns } from './Turns.tsx';
import { chronicle } from './telling.ts';
import { type OwnTitle, openTitle, type Title, title } from './title.ts';
import { BattleNote, BattleStory } from './trays/BattleStory.tsx';
import { BattleTray } from './trays/BattleTray.tsx';
import { BidTray } from './trays/BidTray.tsx';
import { DiplomacyTray } from './trays/DiplomacyTray.tsx';
import { Wheel } from './Wheel.tsx';
import { weighs } from './weights.ts';
import { t } from './words/index.ts';
import './styles.css';

/** The family has something of its own for everything but its names, the board and the position in words. */
type FamilyParts = Omit<
  Presenter<View>,
  'Overview' | 'sheet' | 'powersOf' | 'orders' | 'foreseen' | 'treaty' | 'treats' | 'game' | 'title'
>;

/** What the screens of all titles of the family share; a title gives its data and overrides whole parts of it. */
export const familyParts = ({ words, printed }: Given, theirs: OwnTitle, parts: Parts<View> = {}): FamilyParts => {
  const own: Title = { ...theirs, words, rebuilt, printed: printed as PrintedFacts };
  const figures = figuresOf(own.printed);
  return {
    scenario: ({ setup: { scenario } }) => own.scenario(scenario),
    name: (id, view) => (view && generalOf(view, id) ? shortName(view, id) : nameOf(id)),
    begin: () => openTitle(own),
    learn: learnNames,
    standing,
    pieces,
    washes,
    lines,
    printed: ({ board }) => figures[board] ?? {},
    focus: ({ battle }) => (battle ? [battle.at] : []),
    home: ({ generals }, seat) => generals.flatMap(({ power, at }) => (power === seat && at ? [at] : [])),
    answersFor: ({ master }, { seat, prompt: { args } }) => {
      const named = args.power as Power | undefined;
      return named !== undefined && master[named] === seat ? named : seat;
    },
    face,
    joins: ({ kind, prompt }, option) =>
      LIGHT.includes(kind) && !HEAVY.includes(prompt.id) && !(option === 'done' && Number(prompt.args.lost ?? 0) > 0),
    // What ends a march or a Mobilisation is never under the finger that takes a step.
    sends: () => false,
    body: (_, { prompt }) => (prompt.id === 'mobilise' ? Purchases : undefined),
    chronicle,
    weighs,
    place,
    ending,
    StoryNote: BattleNote,
    Story: BattleStory,
    Strip,
    Chips,
    Turns,
    Instrument: Wheel,
    Hand,
    handSize: (view, seat) => (seat === null ? undefined : view.powers[seat as Power]?.cards),
    tray,
    openStory: (view, log) => (view.battle ? battlesIn(log).at(-1)?.begins : undefined),
    lastStory: (log) => {
      const last = battlesIn(log).at(-1);
      return (
        last && { at: last.begins, over: last.result !== undefined, powers: last.fighters.map(({ power }) => power) }
      );
    },
    Powers,
    strokes,
    askOf: (view, { prompt }, piece) =>
      prompt.id === 'march' ? t('march/where', { name: shortName(view, piece) }) : undefined,
    series,
    tallies,
    ...parts,
  };
};

/** Kinds of question that one touch answers, if that can be taken back; a battle is never answered by one. */
const LIGHT: readonly Kind[] = ['choose', 'confirm', 'plan'];
const HEAVY: readonly string[] = ['battle-card', 'support'];

/** Board → land → its value: an edition may have others than the sheet was drawn with. */
const figuresOf = ({ values }: PrintedFacts): Readonly<Record<string, Printed>> =>
  Object.fromEntries(
    Object.entries(values).map(([board, lands]) => [
      board,
      Object.fromEntries(Object.entries(lands).map(([id, figure]) => [id, { figure }])),
    ]),
  );

/** Where the match stands, by the wheel. */
export function standing(view: View): Standing {
  const mover = movers(view)[view.turn];
  const turn = view.turn + 1;
  const { length } = title().printed.wheel;
  return {
    title: t('standing/round', { n: view.round }),
    brief: t('standing/brief', { n: view.round, turn }),
    detail: mover
      ? t('standing/turn', { n: turn, of: length, name: nameOf(mover) })
      : t('standing/turn-alone', { n: turn }),
  };
}

function ending({ winners, by }: Result): string {
  const names = winners.map(nameOf).join(', ');
  return has(`result/${by}`) ? speak(`result/${by}`, { winners: names }) : t('ending/won', { names });
}

/** The tray a moment calls for: whatever has none is asked by the plain dock. */
export const tray: Presenter<View>['tray'] = (view, decision, log) => {
  if (decision?.prompt.id === 'declare' || decision?.prompt.id === 'rejected') return DiplomacyTray;
  if (decision?.kind === 'bid') return BidTray;
  if (!view.battle) return undefined;
  // Once the cards lie open, the story of the battle takes the place of the battle itself.
  return battlesIn(log).at(-1)?.result ? undefined : BattleTray;
};
