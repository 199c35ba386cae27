import type { Decision, Foreseen } from '@quadrille/kernel';
import { speechOf } from '../../plain/speech.ts';
import type { BodyProps, Given, Panel, Parts } from '../presenter.ts';
import { isComposed } from './actions.ts';
import { focus, home, lines, pieces, washes } from './board.tsx';
import { choices } from './choices.ts';
import { faces } from './faces.ts';
import { Hand } from './Hand.tsx';
import { PlanBody } from './impulse/PlanBody.tsx';
import { handOf, type View, yearsOf } from './model.ts';
import { place } from './place.ts';
import { PowersPanel } from './rail/PowersPanel.tsx';
import { TradePanel } from './rail/TradePanel.tsx';
import { Chips, Strip, Turns } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { Tickets } from './Tickets.tsx';
import './styles.css';
import { t } from './words.ts';

/** A question that has been answered in a plan, as far as the face of its answer needs it. */
const asIf = (question: string, option: string): Decision => ({
  stamp: '',
  seat: '',
  kind: 'choose',
  prompt: { id: question, text: '', args: {} },
  cite: '',
  options: [option],
  refused: [],
});

/** What an impulse asks for first: a card, or an own action; later, how much of the card is left. */
function question({ impulse }: View, { prompt }: Decision): string | undefined {
  if (prompt.id !== 'act' || !impulse) return undefined;
  const points = impulse.cards.reduce((sum, card) => sum + card.points, 0);
  if (impulse.played === 0) return t('urr/ask-first');
  return points > 0 ? t('urr/ask-points', { n: points }) : t('urr/ask-own');
}

/** Ultima Ratio Regis on the screen. */
export const parts = ({ game, words }: Given): Parts<View> => {
  const speech = speechOf(words, Object.keys(game.names));
  const { name } = speech;
  const face = faces(speech);
  const say = (view: View, question: string, option: string) => face(view, asIf(question, option), option).label;
  const foreseen = ({ id, args }: Foreseen) => speech.say(`forecast/${id}`, args);
  const Plan: Panel<BodyProps<View>> = (props) => <PlanBody {...props} name={name} say={say} foreseen={foreseen} />;
  return {
    // Pieces to choose from are Powers, or a kind of unit of one: `spain-I23`.
    name: (id) => (speech.has(`name/${id}`) ? name(id) : id.split('-').map(name).join(', ')),
    standing: (view) => ({
      title: t('urr/turn', { n: view.turn, ...yearsOf(view.turn) }),
      detail: view.impulse ? t('urr/impulse', { player: name(view.impulse.player) }) : '',
      brief: t('urr/brief', { n: view.turn }),
    }),
    pieces: pieces(name),
    washes,
    lines,
    focus,
    home,
    face,
    composes: ({ kind, prompt }) => kind === 'plan' || isComposed(prompt.id),
    joins: ({ prompt }) => isComposed(prompt.id),
    choices: choices(face),
    place: (view, id) => place(view, id, name),
    Strip: (props) => <Strip {...props} name={name} />,
    Chips: (props) => <Chips {...props} name={name} />,
    Turns: (props) => <Turns {...props} name={name} />,
    Hand,
    handSize: (view, seat) => handOf(view, seat)?.length,
    Tickets: (props) => <Tickets {...props} face={face} />,
    question,
    body: (_, decision) => (isComposed(decision.prompt.id) ? Plan : undefined),
    tabs: [
      {
        id: 'powers',
        title: t('urr/tab/powers'),
        icon: 'crown',
        Panel: (props) => <PowersPanel {...props} name={name} />,
      },
      {
        id: 'trade',
        title: t('urr/tab/trade'),
        icon: 'bag',
        Panel: (props) => <TradePanel {...props} name={name} />,
      },
    ],
    Powers: (props) => (
      <>
        <PowersPanel {...props} name={name} />
        <TradePanel {...props} name={name} />
      </>
    ),
    series,
    tallies,
  };
};
