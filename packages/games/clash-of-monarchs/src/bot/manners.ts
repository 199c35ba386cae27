/** Letters between allies, and whether a promise is kept. */
import { type Question, type Seat, say, type Words } from '@quadrille/kernel';
import { patronOf, sideOf } from '../facts/sides.ts';
import { depotReach, supplied } from '../facts/supply.ts';
import { isMajor } from '../facts/troops.ts';
import { areAllies } from '../treaties.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { plansOf } from './plans.ts';
import { surveyOf } from './survey.ts';
import { worthOf } from './worth.ts';

export interface Letter {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly faith?: number;
  readonly favours?: number;
}

export interface Pledge {
  readonly kind: string;
  readonly to: string;
}

interface Answered {
  readonly text: string;
  readonly pledge?: Pledge;
}

const SENTENCES: Words = {
  'letter/propose-attack': '{to}, one of us alone they can meet. Let us both strike before the Season is over.',
  'letter/ask-supply': '{to}, my men are hungry and far from my depots. Share your bread with them.',
  'letter/ask-war': '{to}, the Armistice serves only our enemies. End it, when you can spare a card.',
  'answer/attack-yes': 'Agreed, {to}. My drums will beat when yours do.',
  'answer/attack-no': 'I see nothing that I could attack with honour now, {to}.',
  'answer/supply-yes': 'Agreed, {to}. There will be bread for your men.',
  'answer/supply-no': 'I have hardly bread for my own, {to}.',
  'answer/war-yes': 'Agreed, {to}. The Armistice has lasted long enough.',
  'answer/war-no': 'The Armistice serves us both for now, {to}.',
  'answer/spent': 'You have had much from me, {to}, and I nothing from you.',
  'answer/faithless': 'You gave me your word before, {to}. I remember what became of it.',
  'answer/enemy': 'We are at war, {to}. Let the armies speak.',
  'answer/thanked': 'Your servant, {to}.',
  'answer/warned': 'I have read your letter with care, {to}.',
};

/** So many favours are done for nothing in return. */
const FAVOURS = 2;

const ownPowers = ({ state }: World, seat: Seat): Power[] => POWERS.filter((power) => state.seats[power] === seat);

/** A battle or a siege within reach that is worth it. */
function wouldAttack(world: World, seat: Seat): boolean {
  const survey = surveyOf(world);
  const own = survey.commands.filter(
    ({ nation, stack }) => world.state.seats[patronOf(world.state, nation)] === seat && stack.morale === 'good',
  );
  return plansOf(survey, own).some(({ aim, gain }) => gain > 0.3 && ['battle', 'siege', 'coup'].includes(aim));
}

const canShare = ({ state }: World, seat: Seat): boolean =>
  POWERS.some((power) => state.seats[power] === seat && state.powers[power].supplyActions > 1);

/** An army stands where its own depots do not reach it. */
const isHungry = (world: World, seat: Seat): boolean =>
  ownPowers(world, seat).some((power) => {
    const [net, reach] = [supplied(world, power), depotReach(world, power)];
    return world.state.stacks.some(
      (stack) => isMajor(stack) && stack.troops[power] !== undefined && !net.has(stack.at) && !reach.has(stack.at),
    );
  });

/** Who stands worse wants war in the west again. */
const wantsWar = (world: World, seat: Seat): boolean => {
  const [power] = ownPowers(world, seat);
  if (power === undefined || world.state.armistice === null) return false;
  const side = sideOf(world.state, power);
  return worthOf(world, side) < worthOf(world, side === 'ap' ? 'coalition' : 'ap');
};

const KINDS = {
  'propose-attack': { kept: 'joint-attack', word: 'attack', would: wouldAttack },
  'ask-supply': { kept: 'supply', word: 'supply', would: canShare },
  'ask-war': { kept: 'armistice-end', word: 'war', would: wantsWar },
} as const;
const isKnown = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

export function answerLetter(
  world: World,
  words: Words,
  { kind, from, to, faith = 0, favours = 0 }: Letter,
): Answered | undefined {
  const answer = (id: string, kept?: string): Answered => ({
    text: say({ ...words, ...SENTENCES }, `answer/${id}`, { to: from }),
    ...(kept !== undefined && { pledge: { kind: kept, to: from } }),
  });
  if (kind === 'thank') return answer('thanked');
  if (kind === 'warn') return answer('warned');
  if (!areAllies(world.state, from, to)) return answer('enemy');
  if (faith < 0) return answer('faithless');
  if (!isKnown(kind)) return undefined;
  const { kept, word, would } = KINDS[kind];
  if (kind !== 'propose-attack' && favours >= FAVOURS) return answer('spent');
  return would(world, to) ? answer(`${word}-yes`, kept) : answer(`${word}-no`);
}

/** What a seat wants of its ally now. */
export function lettersFrom(world: World, words: Words, seat: Seat): (Letter & { readonly text: string })[] {
  const seats = [...new Set(POWERS.map((power) => world.state.seats[power]))];
  const wanted = [
    ...(wouldAttack(world, seat) ? ['propose-attack'] : []),
    ...(isHungry(world, seat) ? ['ask-supply'] : []),
    ...(wantsWar(world, seat) ? ['ask-war'] : []),
  ];
  return seats
    .filter((other) => areAllies(world.state, seat, other))
    .flatMap((to) =>
      wanted.map((kind) => ({
        ...{ kind, from: seat, to },
        text: say({ ...words, ...SENTENCES }, `letter/${kind}`, { to }),
      })),
    );
}

/** Whether an option goes back on a promise: it leaves undone what could be done now. */
export function breaks({ ask, options }: Question, option: string, { kind }: Pledge): boolean {
  const could = (head: string) => options.some(({ id }) => id.split('/')[0] === head);
  if (kind === 'joint-attack') return ask.id === 'attack' && could('attack') && !option.startsWith('attack');
  if (kind === 'supply') return ask.id === 'supply-actions' && could('share') && option === 'done';
  return kind === 'armistice-end' && ask.id === 'strategy' && could('armistice') && !option.startsWith('armistice/');
}
