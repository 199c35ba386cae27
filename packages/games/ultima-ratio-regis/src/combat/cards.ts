/** Combat cards: when they may be played, and what they do (§8.2.2, §13.1.4). */
import { ask, type Option, option, type Rules, reactions } from '@quadrille/kernel';
import { groundOf } from '../facts/ground.ts';
import { chairOf, playerOf } from '../facts/realms.ts';
import type { Die, Fight, SideId } from '../tasks/combat.ts';
import { SIDES } from '../tasks/combat.ts';
import type { CardId, Player } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { resize } from './battlefield.ts';
import { count, faceOf, rollable } from './dice.ts';
import { edge, other } from './sides.ts';

/** The combat cards: 017, 024 and 027 are played in movement, the others here. */
export const COMBAT_CARDS = [
  '017',
  '018',
  '019',
  '020',
  '021',
  '022',
  '023',
  '024',
  '025',
  '026',
  '027',
  '028',
] as const satisfies readonly CardId[];

/** A card played in a combat, by whom, and how. */
interface Play {
  readonly card: CardId;
  readonly how: string;
  readonly side: SideId | null;
}

/** Windows in which cards can be played. */
export type Window = 'before' | 'rolled' | 'resolved';

/** Which cards suit a window of a combat, for a side or for somebody else; with the ways to play each. */
function suits(world: World, fight: Fight, window: Window, side: SideId | null): [CardId, readonly string[]][] {
  const { kind, at } = fight;
  if (window === 'before') {
    return [
      ...(kind === 'land' && side === 'attack' ? [one('018')] : []),
      ...((kind === 'land' || kind === 'naval') && fight.cause !== 'piracy' ? [either('019', 'more', 'less')] : []),
      ...(kind === 'siege' && side === 'attack' ? [either('021', 'advantage', 'wider')] : []),
      ...(kind === 'siege' && side === 'defence' ? [one('022')] : []),
      ...(kind === 'subjugation' && side !== null ? [one('025')] : []),
    ];
  }
  if (side === null) return [];
  const dice = fight[side].dice;
  if (window === 'rolled') {
    const rough = kind === 'land' && ['marsh', 'mountain'].includes(groundOf(world, at).terrain);
    return [
      ...(kind === 'land' && !rough && rollable(dice).length > 0 ? [either('020', ...pairsOf(rollable(dice)))] : []),
      ...(kind === 'naval' && dice.some(({ face }) => face < 6) ? [either('023', ...faces(dice))] : []),
      ...(kind === 'subjugation' && dice.some(({ face }) => face < 6) ? [either('026', ...faces(dice))] : []),
    ];
  }
  return (kind === 'land' || kind === 'naval') && fight[side].disbands > 0 ? [one('028')] : [];
}

/** One or two dice that can be thrown again, named by their categories. */
function pairsOf(dice: readonly Die[]): string[] {
  const singles = dice.map(({ category }) => `${category}`);
  const pairs = dice.flatMap((one, i) => dice.slice(i + 1).map((two) => [one.category, two.category].sort().join('-')));
  return [...new Set([...pairs, ...singles])];
}

/** Faces on which one more can be added. */
const faces = (dice: readonly Die[]): string[] =>
  [...new Set(dice.map(({ face }) => face))].filter((face) => face < 6).map((face) => `face-${face}`);

const one = (card: CardId): [CardId, readonly string[]] => [card, ['']];
const either = (card: CardId, ...ways: string[]): [CardId, readonly string[]] => [card, ways];

/** The side on which a player fights. */
const sideFor = (world: World, fight: Fight, player: Player): SideId | null =>
  SIDES.find((id) => {
    const { power } = fight[id];
    return power !== null && playerOf(world, power) === player;
  }) ?? null;

/** Those concerned, or all, if the table plays it so; only where some card could be of use (reading 53). */
const asked = (game: Game, fight: Fight, window: Window): Player[] =>
  game.state.order.filter((player) => {
    const side = sideFor(game, fight, player);
    if (side === null && game.state.options.cards === 'concerned') return false;
    return suits(game, fight, window, side).length > 0;
  });

/** All who may play a card are asked at once, again and again until nobody plays one. */
export function* cardWindow(game: Game, fight: Fight, window: Window): Rules {
  for (;;) {
    const players = asked(game, fight, window);
    if (players.length === 0) return;
    const plays = yield* reactions(game, players, (player) => ({
      seat: player,
      ask: ask(`cards-${window}`, '§13.1.4', { at: fight.at, kind: fight.kind, sort: `sort-${fight.kind}` }),
      options: () => playsOf(game, fight, window, player),
    }));
    if (plays.length === 0) return;
    const rank = ({ value: { side } }: { value: Play }) => (side === 'attack' ? 0 : side === 'defence' ? 1 : 2);
    for (const { of, value } of plays.sort((a, b) => rank(a) - rank(b))) apply(game, fight, of, value);
  }
}

function playsOf(game: Game, fight: Fight, window: Window, player: Player): Option<Play>[] {
  const { hand } = chairOf(game, player);
  const side = sideFor(game, fight, player);
  return suits(game, fight, window, side)
    .filter(([card]) => hand.includes(card))
    .flatMap(([card, ways]) =>
      ways.map((how) => option(how === '' ? `card/${card}` : `card/${card}/${how}`, { card, how, side })),
    );
}

/** The card leaves the hand, without points. */
export function discardCombat(game: Game, player: Player, card: CardId): void {
  const { hand } = chairOf(game, player);
  hand.splice(hand.indexOf(card), 1);
  game.state.discard.push(card);
  game.tell({ type: 'combat-card', player, card });
}

function apply(game: Game, fight: Fight, player: Player, { card, how, side }: Play): void {
  discardCombat(game, player, card);
  if (card === '019') resize(game, fight, fight.field + (how === 'more' ? 1 : -1), card);
  if (side === null) return;
  const own = fight[side];
  if (card === '018') fight[other(side)].edges.push(edge(-1, card));
  else if (card === '021' && how === 'advantage') own.edges.push(edge(1, card));
  else if (card === '021') resize(game, fight, fight.field + 1, card);
  else if (card === '022') drop(own.edges, 'siege-casualty', 2);
  else if (card === '025') drop(own.edges, side === 'attack' ? 'terrain' : 'distance', 1);
  else if (card === '020') charge(game, fight, side, how);
  else if (card === '023' || card === '026') improve(game, fight, side, how, card);
  else if (card === '028') own.disbands = Math.max(0, own.disbands - 2);
}

function drop(list: { why: string }[], why: string, most: number): void {
  for (let n = 0; n < most; n++) {
    const i = list.findIndex((each) => each.why === why);
    if (i >= 0) list.splice(i, 1);
  }
}

export function throwAgain(game: Game, fight: Fight, side: SideId, die: Die, why: string): void {
  const from = die.face;
  die.thrown = 1 + game.random.below(6, 'dice');
  die.face = faceOf(die.category, die.thrown);
  game.tell({ type: 'changed-die', power: fight[side].power ?? 'locals', why, from, to: die.face });
  count(fight[side]);
}

/** The dice of these categories that show dots are thrown again (card 020). */
function charge(game: Game, fight: Fight, side: SideId, how: string): void {
  const left = rollable(fight[side].dice);
  for (const category of how.split('-')) {
    const i = left.findIndex((die) => `${die.category}` === category);
    const [die] = i < 0 ? [] : left.splice(i, 1);
    if (die) throwAgain(game, fight, side, die, '020');
  }
}

/** One more on a die of this face. */
function improve(game: Game, fight: Fight, side: SideId, how: string, why: string): void {
  const die = fight[side].dice.find(({ face }) => how === `face-${face}`);
  if (die) raise(game, fight, side, die, why);
}

export function raise(game: Game, fight: Fight, side: SideId, die: Die, why: string): void {
  game.tell({ type: 'changed-die', power: fight[side].power ?? 'locals', why, from: die.face, to: die.face + 1 });
  die.face++;
  count(fight[side]);
}
