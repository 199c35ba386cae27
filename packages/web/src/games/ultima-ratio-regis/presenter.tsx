import type { Decision, Foreseen } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import { capital, speechOf } from '../../plain/speech.ts';
import type { BodyProps, Given, Panel, Parts, TrayProps } from '../presenter.ts';
import { isComposed } from './actions.ts';
import { articled, articledWithin } from './articles.ts';
import { ElectionBody } from './asks/ElectionBody.tsx';
import { GroupBid, GroupBody } from './asks/GroupBody.tsx';
import { ProposalBody } from './asks/ProposalBody.tsx';
import { FleetsBody, lettingPass, ordersFor, ReactionBody } from './asks/ReactionBody.tsx';
import { isOfWar, WarsBody } from './asks/WarsBody.tsx';
import { focus, home, lines, pieces, printed, washes } from './board.tsx';
import { choices } from './choices.ts';
import { combatAt } from './combats.ts';
import { faces, forceName } from './faces.ts';
import { Hand } from './Hand.tsx';
import { PlanBody } from './impulse/PlanBody.tsx';
import { handOf, leads, powersOf, type View, yearsOf } from './model.ts';
import { place } from './place.ts';
import { PowersPanel } from './rail/PowersPanel.tsx';
import { TradePanel } from './rail/TradePanel.tsx';
import { Chips, Strip, Turns } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import { lastStory, settledBy } from './stories.ts';
import { Tickets } from './Tickets.tsx';
import { chronicle, speechFor, strokes } from './telling.ts';
import { AuctionTray } from './trays/AuctionTray.tsx';
import { CombatNote, CombatStory, CombatTray } from './trays/CombatTray.tsx';
import { PeaceBody } from './trays/PeaceTray.tsx';
import { ReckoningTray } from './trays/ReckoningTray.tsx';
import { TaleNote, TaleStory } from './trays/TaleStory.tsx';
import './styles.css';
import { weighs } from './weights.ts';
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

/** Questions of the end of a turn. */
const ENDING: readonly string[] = ['disband', 'agitation', 'dynasty', 'veterans', 'veteran-lost', 'professional'];

/** Questions about the fleets in a sea. */
const OF_FLEETS: readonly string[] = ['withdraw-fleet', 'attack-fleet'];

/** Questions best answered by seeing what would come of it. */
const SHOWN: readonly string[] = [
  'merchants',
  'repatriate',
  'losses',
  'veterans',
  'disperse',
  'lose',
  'damaged',
  'partition',
];

/** What is sensible without a thought: the proposal of the rules, or letting a reaction pass. */
const PROPOSALS: readonly RegExp[] = [
  /\/proposal$/,
  /\/proposed$/,
  /^proposal$/,
  /^proposed$/,
  /^fight\/best$/,
  /^army\/all$/,
];
const proposed = (view: View, decision: Decision): string | undefined => {
  const { options, prompt } = decision;
  if (prompt.id === 'close') return 'done';
  // What costs something is done by nobody who has not chosen it.
  if (prompt.id === 'disband' || prompt.id === 'dynasty') return options.find((option) => option === 'done');
  // Whoever has arrived takes control or stays; going on is a choice.
  if (prompt.id === 'advance' && prompt.args.over === 0) return options.includes('subjugate') ? 'subjugate' : 'stay';
  if (prompt.id === 'act') return options.every((option) => option === 'end') ? 'end' : undefined;
  // Where there is nothing to choose, one touch will do.
  if (options.length === 1) return options[0];
  const advised = PROPOSALS.flatMap((pattern) => options.find((option) => pattern.test(option)) ?? [])[0];
  return advised ?? lettingPass({ view, decision });
};

/** What an impulse asks for first: a card, or an own action; later, how much of the card is left. */
function question({ impulse }: View, { prompt, options }: Decision, name: (id: string) => string): string | undefined {
  if (prompt.id === 'losses') return lossesAsked(prompt.args);
  if (prompt.id === 'advance' && !options.includes('subjugate'))
    return t('urr/ask-go-on', { at: name(String(prompt.args.at)) });
  if (prompt.id !== 'act' || !impulse) return undefined;
  const points = impulse.cards.reduce((sum, card) => sum + card.points, 0);
  if (impulse.played === 0) return t('urr/ask-first');
  return points > 0 ? t('urr/ask-points', { n: points }) : t('urr/ask-own');
}

/** Only what there is to lose is named. */
function lossesAsked({ lost, dispersed }: Decision['prompt']['args']): string {
  if (dispersed === 0) return t('urr/ask-lost', { n: Number(lost) });
  if (lost === 0) return t('urr/ask-dispersed', { n: Number(dispersed) });
  return t('urr/ask-losses', { lost: Number(lost), dispersed: Number(dispersed) });
}

/** The question with its articles, if there are any; whom it is put to stands beside it. */
function said({ prompt: { text, args } }: Decision, name: (id: string) => string): string | undefined {
  const full = articled(text);
  const to = `${name(String(args.power))}: `;
  return full === text ? undefined : capital(full.startsWith(to) ? full.slice(to.length) : full);
}

/** Ultima Ratio Regis on the screen. */
export const parts = ({ game, words }: Given): Parts<View> => {
  const speech = speechOf(words, Object.keys(game.names));
  const { name } = speech;
  const face = faces(speech);
  const say = (view: View, question: string, option: string) => face(view, asIf(question, option), option).label;
  const foreseen = ({ id, args }: Foreseen) => speech.say(`forecast/${id}`, args);
  const called = (id: string) => speechFor(speech, undefined).name(id);
  const tells = (log: readonly Logged[], view: View | undefined) => chronicle(speech, log, view);
  const Fighting: Panel<TrayProps<View>> = (props) => <CombatTray {...props} name={called} chronicle={tells} />;
  const Auction: Panel<TrayProps<View>> = (props) => <AuctionTray {...props} name={name} />;
  const Reckoning: Panel<TrayProps<View>> = (props) => <ReckoningTray {...props} name={name} />;
  const Peace: Panel<BodyProps<View>> = (props) => <PeaceBody {...props} name={name} chronicle={tells} />;
  const Plan: Panel<BodyProps<View>> = (props) => (
    <PlanBody {...props} name={name} say={say} foreseen={foreseen} chronicle={tells} />
  );
  const Proposal: Panel<BodyProps<View>> = (props) => <ProposalBody {...props} chronicle={tells} />;
  const Election: Panel<BodyProps<View>> = (props) => <ElectionBody {...props} name={name} />;
  const Group: Panel<BodyProps<View>> = (props) => <GroupBody {...props} name={name} />;
  const ForGroups: Panel<BodyProps<View>> = (props) => <GroupBid {...props} name={name} />;
  const OfWar: Panel<BodyProps<View>> = (props) => <WarsBody {...props} name={name} />;
  const Fleets: Panel<BodyProps<View>> = (props) => <FleetsBody {...props} name={name} />;
  const orderText = (order: string) => articledWithin(speech.say(`order/${order}`));
  const Reaction: Panel<BodyProps<View>> = (props) => <ReactionBody {...props} name={name} orderText={orderText} />;
  return {
    // Pieces to choose from are Powers, or a kind of unit of one: `spain-I23`.
    name: (id) => (speech.has(`name/${id}`) ? name(id) : (forceName(id, name) ?? id.split('-').map(name).join(', '))),
    standing: (view) => ({
      title: t('urr/turn', { n: view.turn, ...yearsOf(view.turn) }),
      detail: view.impulse ? t('urr/impulse', { player: name(view.impulse.player) }) : '',
      brief: t('urr/brief', { n: view.turn }),
    }),
    pieces: pieces(name),
    printed: printed(),
    washes,
    lines,
    focus,
    home,
    face,
    composes: ({ kind, prompt }) => kind === 'plan' || isComposed(prompt.id),
    joins: ({ prompt }) => isComposed(prompt.id),
    // Whoever has nothing left to do ends with one touch; who touches the end in the list may still bring units home.
    onward: (_view, { prompt }, option) =>
      prompt.id === 'act' && option === 'end' ? [{ prompt: 'close', option: 'done' }] : [],
    choices: choices(face),
    place: (view, id) => place(view, id, name),
    Strip: (props) => <Strip {...props} name={name} />,
    Chips: (props) => <Chips {...props} name={name} />,
    Turns: (props) => <Turns {...props} name={name} />,
    Hand,
    handSize: (view, seat) => handOf(view, seat)?.length,
    Tickets: (props) => <Tickets {...props} face={face} name={name} />,
    question: (view, decision) => question(view, decision, name) ?? said(decision, name),
    proposed,
    powersOf,
    leads,
    weighs,
    body: (view, decision) => {
      const { id } = decision.prompt;
      if (id === 'conditions') return Peace;
      if (id === 'vote' || id === 'vote-tie') return Election;
      if (id === 'group') return Group;
      if (id === 'group-bid') return ForGroups;
      if (isOfWar(id)) return OfWar;
      if (isComposed(id)) return Plan;
      if (SHOWN.includes(id)) return Proposal;
      if (OF_FLEETS.includes(id)) return Fleets;
      return ordersFor({ view, decision }).length > 0 ? Reaction : undefined;
    },
    tray: (view, decision) => {
      if (decision && isComposed(decision.prompt.id)) return undefined;
      if (decision?.prompt.id === 'bid') return Auction;
      const task = view.agenda.at(-1);
      if (task && 'fight' in task) return Fighting;
      return decision && ENDING.includes(decision.prompt.id) ? Reckoning : undefined;
    },
    chronicle: tells,
    strokes: (log) => strokes(speech, log),
    StoryNote: (props) => (
      <>
        <CombatNote {...props} name={called} />
        <TaleNote {...props} name={called} />
      </>
    ),
    Story: (props) => {
      const Told = combatAt(props.log, props.at) ? CombatStory : TaleStory;
      return <Told {...props} name={called} chronicle={tells} />;
    },
    lastStory,
    openStory: (_view, log, decision) => settledBy(log, decision?.prompt.id),
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
