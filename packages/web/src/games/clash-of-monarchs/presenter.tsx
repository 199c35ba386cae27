import type { Given, Parts, Standing } from '../presenter.ts';
import { BattleNote, BattleStory } from './BattleStory.tsx';
import { battlesIn } from './battles.ts';
import { focus, home, lines, piecesFor, tags, washes } from './board.tsx';
import { bodiesOf } from './bodies/index.ts';
import { Command } from './Command.tsx';
import { choices } from './choices.ts';
import { faces } from './faces.ts';
import { Hand } from './Hand.tsx';
import { lastStory } from './lastStory.ts';
import { layersFor } from './layers.ts';
import { composes, glance, joins, onward, proposed, quick } from './manners.ts';
import { ALLIANCES, cardsIn, POWERS, signed, type View } from './model.ts';
import { place } from './place.ts';
import { questionFor } from './questions.ts';
import { Chips, Strip, Turns } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { TaleNote, TaleStory } from './TaleStory.tsx';
import { Tickets } from './Tickets.tsx';
import { Tracks } from './Tracks.tsx';
import { chronicle, strokes } from './telling.ts';
import { tongueOf } from './tongue.ts';
import './styles.css';
import { weighs } from './weights.ts';
import { t, tell } from './words.ts';

/** Clash of Monarchs on the screen. */
export const parts = ({ game, words }: Given): Parts<View> => {
  const speech = tongueOf(words, Object.keys(game.names));
  const { name } = speech;
  const face = faces(speech);
  return {
    standing: (view) => standing(view, name),
    pieces: piecesFor(name),
    washes,
    lines,
    focus,
    home,
    ending: ({ by }, view) => [speech.say(`result/${by}`), ...(view ? levelsOf(view) : [])].join(' '),
    powersOf: (view, seat) => POWERS.filter((power) => view.seats[power] === seat),
    weighs,
    face,
    choices: choices(face),
    question: questionFor(speech),
    tags,
    layers: layersFor(name),
    body: bodiesOf(speech),
    proposed,
    glance,
    quick,
    joins,
    onward,
    composes,
    Tickets: (props) => <Tickets {...props} name={name} />,
    place: (view, id) => place(view, id, name),
    chronicle: (log) => chronicle(speech, log),
    strokes: (log) => strokes(speech, log),
    StoryNote: (props) => (
      <>
        <BattleNote {...props} speech={speech} />
        <TaleNote {...props} speech={speech} />
      </>
    ),
    Story: (props) => (
      <>
        <BattleStory {...props} speech={speech} />
        <TaleStory {...props} speech={speech} />
      </>
    ),
    openStory: (view, log) =>
      view.agenda.some((task) => 'attacker' in task) ? battlesIn(log).at(-1)?.begins : undefined,
    lastStory,
    Strip: (props) => <Strip {...props} name={name} />,
    Chips: (props) => <Chips {...props} name={name} />,
    Turns: (props) => <Turns {...props} name={name} />,
    Hand: (props) => <Hand {...props} name={name} />,
    handSize: (view, seat) =>
      seat === null
        ? undefined
        : POWERS.filter((power) => view.seats[power] === seat).reduce((sum, power) => sum + cardsIn(view, power), 0),
    Powers: (props) => <Tracks {...props} name={name} />,
    tabs: [
      {
        id: 'command',
        title: t('com/command'),
        icon: 'hat',
        Panel: (props) => <Command {...props} speech={speech} />,
      },
      { id: 'tracks', title: t('com/tracks'), icon: 'scales', Panel: (props) => <Tracks {...props} name={name} /> },
    ],
    series,
    tallies,
  };
};

/** What each side reached, and how a tie was broken (23.4). */
function levelsOf(view: View): readonly string[] {
  const said = ALLIANCES.map((side) =>
    t('com/reached', {
      side: t(`com/${side}`),
      vp: signed(view.levels[side].vp),
      level: tell(`level-${view.levels[side].level}`),
    }),
  );
  const tied = view.levels.ap.level === view.levels.coalition.level;
  return tied ? [...said, t('com/tie')] : said;
}

function standing(view: View, name: (id: string) => string): Standing {
  const title = t('com/year', { season: tell(view.season), year: view.year });
  const round = view.season === 'summer' || view.season === 'fall' ? t('com/round', { n: view.round }) : '';
  return {
    title: round ? `${title} · ${round}` : title,
    detail: view.active ? t('com/turn', { power: name(view.active) }) : '',
    brief: round ? t('com/brief', { title, n: view.round }) : title,
  };
}
