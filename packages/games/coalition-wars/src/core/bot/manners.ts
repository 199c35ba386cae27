/** Letters of a few kinds (C §4: no negotiation is binding). */
import { say, type Terms, type Words } from '@quadrille/kernel';
import { ledBy } from '../facts.ts';
import { allied, atWar } from '../relations.ts';
import type { World } from '../state.ts';
import { barters, commonEnemies } from '../treaties.ts';
import { COALITIONS, type Coalition, POWERS, type Power } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { standingsOf } from './evaluate.ts';
import type { Pledge } from './honour.ts';
import { wouldStrike } from './strikes.ts';

/** As the bots write and read them: only what lies open on the table goes into a letter. */
export interface Letter {
  readonly kind:
    | 'propose-alliance'
    | 'propose-truce'
    | 'propose-attack'
    | 'propose-barter'
    | 'ask-passage'
    | 'ask-round'
    | 'thank'
    | 'warn';
  readonly from: string;
  readonly to: string;
  readonly about?: string;
  /** How often the writer has kept their word to the reader, less how often they have broken it. */
  readonly faith?: number;
  /** What the reader has done or promised for the writer for nothing in return. */
  readonly favours?: number;
}

interface Answered {
  readonly text: string;
  readonly pledge?: Pledge;
  /** What it would agree to instead. */
  readonly offer?: Terms;
}

const SENTENCES: Words = {
  'letter/propose-alliance': '{to}, let us stand together in the {about} Coalition. Your friends would be mine.',
  'letter/propose-pact': '{to}, give me your Alliance marker, and you shall have mine.',
  'letter/propose-truce': '{to}, we bleed each other and others grow. Let us keep the peace until the round is over.',
  'letter/propose-attack':
    '{to}, {about} is too strong for either of us. Let us both strike before the next round is over.',
  'letter/propose-barter': '{to}, a round for a round: grant me one when you are my Envoy, and you shall have yours.',
  'letter/ask-round': '{to}, you will be my Envoy. Allow me a second round, and you shall have the Morale for it.',
  'letter/thank': '{to}, that was handsome of you. It will be remembered.',
  'letter/warn': '{to}, you are growing too great for the peace of Europe. Others have begun to count your Influence.',
  'answer/alliance-yes': 'Agreed, {to}. I shall declare for the {about} Coalition.',
  'answer/pact-yes': 'Agreed, {to}. My Alliance marker goes to you.',
  'answer/alliance-no': 'I thank you, {to}, but my interests lie elsewhere this year.',
  'answer/truce-yes': 'Agreed, {to}. I shall not attack you before the round is over.',
  'answer/truce-no': 'I cannot promise you that, {to}.',
  'answer/faithless': 'You gave me your word before, {to}. I remember what became of it.',
  'answer/passage-yes': 'Your columns may pass, {to}. See that they pay for their bread.',
  'answer/passage-no': 'I regret, {to}: my roads are closed to you.',
  'answer/round-yes': 'March as far as you like, {to}, for now.',
  'answer/round-no': 'One round, {to}, and no more.',
  'answer/attack-yes': 'Agreed, {to}. We march against {about}, you and I.',
  'answer/attack-no': 'I shall not march against {about} now, {to}.',
  'answer/barter-yes': 'That is fair, {to}. You shall have what you ask, and I rely on mine.',
  'answer/barter-no': 'That bargain is not for me, {to}.',
  'answer/for-a-return': 'Not for nothing, {to}. What I give you I want to have from you.',
  'answer/thanked': 'Your servant, {to}.',
  'answer/warned': 'I have read your letter with care, {to}.',
};

const write = (words: Words, id: string, args: Readonly<Record<string, string>>): string =>
  say({ ...words, ...SENTENCES }, id, args);

/** A Power that may win soon gets no favours. */
const isFeared = (world: World, power: Power): boolean => {
  const standings = standingsOf(world);
  const own = standings[rank(power)] ?? 0;
  return world.state.powers[power].influence >= 12 && own >= Math.max(...standings) - 1;
};

/** The Power to be attacked, the Coalition a letter names, or the one its writer leads. */
export function aboutOf(text: string, from: string, kind?: Letter['kind']): string | undefined {
  const said = text.toLowerCase();
  if (kind === 'propose-attack') return POWERS.find((power) => power !== from && said.includes(power));
  if (kind === 'propose-barter') return 'round/round';
  const named = COALITIONS.find((coalition) => said.includes(coalition));
  return named ?? (from === 'britain' ? 'british' : from === 'france' ? 'french' : undefined);
}

/** So many favours are done for nothing in return; who asks for more stops getting them. */
const FAVOURS = 2;

/** A word that stands in the way of another: nobody joins both sides, or gives one marker twice. */
const isEngaged = (given: readonly Pledge[], from: string, about: string | undefined): boolean =>
  given.some(
    ({ kind, to, about: side }) => (kind === 'alliance' && side !== about) || (kind === 'pact' && to !== from),
  );

export function answerLetter(
  world: World,
  words: Words,
  { kind, from, to, about, faith = 0, favours = 0 }: Letter,
  given: readonly Pledge[] = [],
): Answered | undefined {
  const [self, other] = [to as Power, from as Power];
  const answer = (id: string, kept?: string, offer?: Terms): Answered => ({
    text: write(words, `answer/${id}`, { to: other, about: about ?? '' }),
    ...(kept !== undefined && { pledge: { kind: kept, to: from, ...(about !== undefined && { about }) } }),
    ...(offer && { offer }),
  });
  if (kind === 'thank') return answer('thanked');
  if (kind === 'warn') return answer('warned');
  if (faith < 0) return answer('faithless');
  const feared = isFeared(world, other);
  const willing = !feared && favours < FAVOURS;
  if (kind === 'propose-attack') {
    const target = commonEnemies(world, self, other).find((power) => power === about);
    const isBound = given.some((each) => each.kind === 'truce' && each.to === target);
    return target && !feared && !isBound && wouldStrike(world, self, target)
      ? answer('attack-yes', 'joint-attack')
      : answer('attack-no');
  }
  if (kind === 'propose-barter')
    return !feared && about !== undefined && barters(world, other, self).includes(about)
      ? answer('barter-yes', 'barter')
      : answer('barter-no');
  // Who is refused a favour for nothing may have it for the same.
  const bargain = (id: string, favour: string): Answered => {
    const swap = `${favour}/${favour}`;
    return !feared && barters(world, self, other).includes(swap)
      ? answer('for-a-return', undefined, { kind: 'barter', about: swap })
      : answer(id);
  };
  if (kind === 'propose-truce')
    return willing && !isPrey(world, self, other) ? answer('truce-yes', 'truce') : answer('truce-no');
  if (kind === 'ask-passage')
    return willing && allied(world, self, other) ? answer('passage-yes', 'passage') : bargain('passage-no', 'passage');
  if (kind === 'ask-round')
    return willing && !isExposedTo(world, self, other) ? answer('round-yes', 'round') : bargain('round-no', 'round');
  if (isEngaged(given, from, about)) return answer('alliance-no');
  const { wouldAlly } = world.rules.lore;
  if (wouldAlly) return !feared && wouldAlly(world, self, other) ? answer('pact-yes', 'pact') : answer('alliance-no');
  const open = about !== undefined && !ledBy(world, self) && !feared;
  return open && wouldJoin(world, self, about as Coalition)
    ? answer('alliance-yes', 'alliance')
    : answer('alliance-no');
}

/** Nobody makes peace with one who is much weaker. */
function isPrey(world: World, self: Power, other: Power): boolean {
  const standings = standingsOf(world);
  const [own = 0, theirs = 0] = [standings[rank(self)], standings[rank(other)]];
  return theirs < own - 4;
}

const isExposedTo = (world: World, self: Power, other: Power): boolean => atWar(world, self, other);

/** A Coalition is worth joining if its strongest enemies are ours as well. */
function wouldJoin(world: World, self: Power, coalition: Coalition): boolean {
  const { status } = world.state;
  if (status[self] === coalition) return true;
  const standings = standingsOf(world);
  const strength = (side: Coalition) =>
    world.rules.powers.reduce((sum, power) => sum + (status[power] === side ? (standings[rank(power)] ?? 0) : 0), 0);
  return strength(coalition) <= strength(coalition === 'british' ? 'french' : 'british') + 6;
}

/** At the beginning of a round the principals look for friends, and everybody warns of the leader. */
export function lettersFrom(world: World, words: Words, seat: string): (Letter & { readonly text: string })[] {
  const { state } = world;
  const self = seat as Power;
  const letter = (kind: Letter['kind'], to: Power, about?: string): Letter & { readonly text: string } => ({
    kind,
    from: seat,
    to,
    text: write(words, `letter/${kind}`, {
      to,
      about: about === 'british' ? 'British' : about === 'french' ? 'French' : (about ?? ''),
    }),
    ...(about !== undefined && { about }),
  });
  const pact = (to: Power): Letter & { readonly text: string } => ({
    kind: 'propose-alliance',
    from: seat,
    to,
    text: write(words, 'letter/propose-pact', { to }),
  });
  const others = world.rules.powers.filter((power) => power !== self && state.master[power] === power);
  const letters = others.filter((power) => isFeared(world, power)).map((power) => letter('warn', power));
  const enemy = others
    .filter((power) => atWar(world, self, power) && isPrey(world, power, self))
    .map((power) => letter('propose-truce', power));
  letters.push(...enemy.slice(0, 1));
  const feared = others.find((power) => isFeared(world, power) && wouldStrike(world, self, power));
  const fellows = others.filter((power) => feared && commonEnemies(world, self, power).includes(feared));
  letters.push(...fellows.map((power) => letter('propose-attack', power, feared)));
  const partner = others.find((power) => !allied(world, self, power) && !isFeared(world, power));
  if (partner) letters.push(letter('propose-barter', partner, 'round/round'));
  const { wouldAlly } = world.rules.lore;
  if (wouldAlly) return [...letters, ...others.filter((power) => wouldAlly(world, self, power)).map(pact)];
  const coalition = ledBy(world, self);
  if (coalition === undefined) return letters;
  const courted = others.filter((power) => !ledBy(world, power) && state.status[power] === 'expansionist');
  return [...letters, ...courted.map((power) => letter('propose-alliance', power, coalition))];
}
