import type { Given, Presenter } from '../games/presenter.ts';
import { t } from '../words/words.ts';
import { faceOf } from './faces.ts';
import { Overview } from './Overview.tsx';
import { Chips, Strip } from './Seats.tsx';
import { speechOf } from './speech.ts';
import { chronicleOf } from './telling.ts';

const Nothing = () => null;

/**
 * Shows any game from its words and its view alone: the question with its options, why not, the log, who sits where, and
 * the position as a list. A game's own screen overrides the parts it has something better for.
 */
export function plainPresenter({ game, words }: Given, powersOf: Presenter['powersOf'] = () => []): Presenter {
  const speech = speechOf(words, Object.keys(game.names));
  const scenarioOf = (id: string) => game.scenarios.find((each) => each.id === id);
  return {
    game: game.id,
    title: game.title,
    scenario: ({ setup: { scenario } }) => scenarioOf(scenario)?.title ?? scenario,
    name: speech.name,
    powersOf,
    sheet: ({ scenario }) => scenarioOf(scenario)?.board,
    Overview: ({ view }) => <Overview speech={speech} view={view} />,
    standing: (view) => {
      const said = speech.has('standing') ? speech.say('standing', scalarsOf(view)) : '';
      return { title: said, detail: '', brief: said };
    },
    pieces: () => [],
    washes: () => [],
    lines: () => [],
    focus: () => [],
    home: () => [],
    face: (_, decision, option) => faceOf(speech, decision, option),
    chronicle: (log) => chronicleOf(speech, log),
    StoryNote: Nothing,
    Story: Nothing,
    place: () => undefined,
    orders: game.orders.map((id) => ({ id, text: speech.say(`order/${id}`) })),
    treats: game.treats,
    treaty: ({ kind, about }, from, to) =>
      speech.say(`treaty/${kind}`, { from, to, ...(about !== undefined && { about }) }),
    foreseen: ({ id, args }) => speech.say(`forecast/${id}`, args),
    ending: ({ winners, by }) => {
      const names = winners.map(speech.name).join(', ');
      return speech.has(`result/${by}`) ? speech.say(`result/${by}`, { winners: names }) : t('ending/won', { names });
    },
    Strip: (props) => <Strip speech={speech} held={(seat) => powersOf(props.view, seat)} {...props} />,
    Chips: (props) => <Chips speech={speech} {...props} />,
    Turns: Nothing,
    Instrument: Nothing,
    Hand: Nothing,
    handSize: () => undefined,
    tray: () => undefined,
    openStory: () => undefined,
    lastStory: () => undefined,
    Powers: ({ view }) => <Overview speech={speech} view={view} />,
    strokes: (log) => chronicleOf(speech, log).map(({ seq, power }) => ({ seq, weight: 1, ...(power && { power }) })),
    series: () => [],
    tallies: () => [],
  };
}

/** The plain fields of a view: what a phrase about it may name. */
const scalarsOf = (view: unknown): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(view ?? {}).filter(
      (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  );
