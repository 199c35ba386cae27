/** Letters to other players, and whether a promise is kept. */
import { type Question, type Seat, say, type Words } from '@quadrille/kernel';
import type { State } from '../state.ts';
import { areAllied, areAtWar, enemiesApart, pairsOf, powersOfSeat } from '../treaties.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

export interface Letter {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly about?: string;
  readonly faith?: number;
  readonly favours?: number;
}

export interface Pledge {
  readonly kind: string;
  readonly to: string;
  readonly about?: string;
}

interface Answered {
  readonly text: string;
  readonly pledge?: Pledge;
}

const SENTENCES: Words = {
  'letter/propose-alliance': '{to}, our houses have no quarrel. Let us be allies before others are.',
  'letter/propose-truce': '{to}, let us both look elsewhere this turn.',
  'letter/ask-join': '{to}, I stand alone against {about}. If I call, come in on my side.',
  'letter/propose-peace': '{to}, this war feeds only our rivals. Let us end it this turn.',
  'answer/alliance-yes': 'With all my heart, {to}. Our Powers shall be allies.',
  'answer/alliance-no': 'You are too near to the crown of Europe to be my ally, {to}.',
  'answer/truce-yes': 'Agreed, {to}. No war between us this turn.',
  'answer/truce-no': 'I cannot promise you that, {to}.',
  'answer/corps-yes': 'Your men may march under my flag, {to}, or mine under yours.',
  'answer/corps-no': 'I can spare nothing for you, {to}.',
  'answer/join-yes': 'Call, {to}, and I shall be there.',
  'answer/join-no': 'That is your war, {to}, not mine.',
  'answer/peace-yes': 'Enough blood, {to}. I shall sign.',
  'answer/peace-no': 'Not while I am winning, {to}.',
  'answer/faithless': 'You gave me your word before, {to}. I remember what became of it.',
  'answer/thanked': 'Your servant, {to}.',
  'answer/warned': 'I have read your letter with care, {to}.',
};

/** So many favours are done for nothing in return. */
const FAVOURS = 2;
/** Whoever is so far ahead of all others is nobody's friend. */
const FAR = 4;

const isFeared = ({ state: { chairs } }: World, seat: Seat): boolean => {
  const own = chairs.find(({ player }) => player === seat)?.vp ?? 0;
  return chairs.every(({ player, vp }) => player === seat || own >= vp + FAR);
};

/** Morale taken from the other side, less what they have taken, over all wars between the two. */
const lead = (state: State, one: Seat, pairs: readonly (readonly [Power, Power])[]): number =>
  state.wars.reduce((sum, { sides, taken }) => {
    if (!pairs.some(([a, b]) => sides.includes(a) && sides.includes(b))) return sum;
    const own = powersOfSeat(state, one).some((power) => power === sides[0]) ? 0 : 1;
    return sum + taken[own] - taken[own === 0 ? 1 : 0];
  }, 0);

const seatOf = ({ realms }: State, power: string): Seat | undefined =>
  realms.find((each) => each.power === power)?.player;

const KINDS = {
  'propose-alliance': 'alliance',
  'propose-truce': 'truce',
  'ask-corps': 'corps',
  'ask-join': 'join',
  'propose-peace': 'peace',
} as const;
const isKnown = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

export function answerLetter(world: World, words: Words, letter: Letter): Answered | undefined {
  const { kind, from, about, faith = 0 } = letter;
  const answer = (id: string): string =>
    say({ ...words, ...SENTENCES }, `answer/${id}`, { to: from, about: about ?? '' });
  if (kind === 'thank') return { text: answer('thanked') };
  if (kind === 'warn') return { text: answer('warned') };
  if (faith < 0) return { text: answer('faithless') };
  if (!isKnown(kind)) return undefined;
  const kept = KINDS[kind];
  if (!agrees(world, kept, letter)) return { text: answer(`${kept}-no`) };
  return { text: answer(`${kept}-yes`), pledge: { kind: kept, to: from, ...(about !== undefined && { about }) } };
}

function agrees(
  world: World,
  kind: (typeof KINDS)[keyof typeof KINDS],
  { from, to, about, favours = 0 }: Letter,
): boolean {
  const { state } = world;
  const pairs = pairsOf(state, from, to);
  const feared = isFeared(world, from);
  const fight = pairs.some((pair) => areAtWar(state, pair));
  if (kind === 'alliance') return !feared && !fight && pairs.length > 0;
  if (kind === 'truce') return !feared && !fight;
  if (kind === 'corps') return !feared && favours < FAVOURS && pairs.some((pair) => areAllied(state, pair));
  if (kind === 'peace') return fight && lead(state, to, pairs) <= 0;
  // Another's war is worth entering against who is about to win.
  const enemy = enemiesApart(state, from, to).find((power) => power === about);
  return enemy !== undefined && !feared && isFeared(world, seatOf(state, enemy) ?? from);
}

/** The Power a letter is about. */
export const aboutOf = (text: string): string | undefined => {
  const said = text.toLowerCase();
  return POWERS.find((power) => said.includes(power.replaceAll('_', ' ')));
};

/** What a seat would like to agree on with others now. */
export function lettersFrom(world: World, words: Words, seat: Seat): (Letter & { readonly text: string })[] {
  const { state } = world;
  return state.chairs
    .map(({ player }) => player)
    .filter((to) => to !== seat)
    .flatMap((to): Letter[] => {
      const pairs = pairsOf(state, seat, to);
      const letter = (kind: string, about?: string): Letter => ({
        ...{ kind, from: seat, to },
        ...(about !== undefined && { about }),
      });
      if (pairs.some((pair) => areAtWar(state, pair)))
        return lead(state, seat, pairs) < 0 ? [letter('propose-peace')] : [];
      const [enemy] = enemiesApart(state, seat, to).filter((power) => isFeared(world, seatOf(state, power) ?? seat));
      const friend = !isFeared(world, to) && !pairs.some((pair) => areAllied(state, pair));
      return [...(friend ? [letter('propose-truce')] : []), ...(enemy ? [letter('ask-join', enemy)] : [])];
    })
    .map((letter) => ({
      ...letter,
      text: say({ ...words, ...SENTENCES }, `letter/${letter.kind}`, { to: letter.to, about: letter.about ?? '' }),
    }));
}

/** Whether an option goes back on a promise. */
export function breaks(state: State, { ask }: Question, option: string, { kind, to, about }: Pledge): boolean {
  const { args = {} } = ask;
  const isTheirs = (power: unknown) => seatOf(state, String(power)) === to;
  if (kind === 'truce') {
    const [verb, , action, enemy] = option.split('/');
    return ask.id === 'act' && verb === 'act' && action === 'war' && isTheirs(enemy);
  }
  if (option !== 'no') return false;
  if (kind === 'corps') return ask.id === 'agree-corps' && isTheirs(args.ally);
  if (kind === 'peace') return ask.id === 'agree-peace' && isTheirs(args.enemy);
  return kind === 'join' && ask.id === 'join-war' && isTheirs(args.ally) && args.against === about;
}
