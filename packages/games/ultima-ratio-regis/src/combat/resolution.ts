/** The dice are thrown, improved, and compared (§13.1.6, §17.3.2, §19.3). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { inForce, playerOf, realmOf } from '../facts/realms.ts';
import { unitOf } from '../facts/units.ts';
import type { Fight, Side, SideId } from '../tasks/combat.ts';
import { SIDES } from '../tasks/combat.ts';
import type { Ability, Combat, Technology } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { raise, throwAgain } from './cards.ts';
import { count, faceOf, rollable } from './dice.ts';
import { abilityIn, nameOf } from './sides.ts';

export function throwDice(game: Game, side: Side): void {
  for (const die of side.dice) {
    die.thrown = 1 + game.random.below(6, 'dice');
    die.face = faceOf(die.category, die.thrown);
  }
  count(side);
  game.tell({
    type: 'rolled',
    power: nameOf(side),
    dice: side.dice.map(({ category, face }) => `${face} (C${category})`).join(', ') || 'no-dice',
    points: side.points,
    casualties: side.casualties,
  });
}

/** Which leader adds one to a die in which combat (§17.3.2). */
const HELPS: Readonly<Record<Combat, Ability>> = {
  land: 'tactical',
  siege: 'tactical',
  naval: 'admiral',
  subjugation: 'determined',
};

const TECHNOLOGY: Readonly<Partial<Record<Combat, Technology>>> = { land: 'land', siege: 'siege', naval: 'naval' };

/** Technology throws dice with dots again; an able commander adds one to a die. */
export function* improvements(game: Game, fight: Fight, id: SideId): Rules {
  const side = fight[id];
  const { power } = side;
  if (power === null) return;
  yield* technology(game, fight, id);
  const ability = abilityIn(game, side);
  const asTactical = ability === 'determined' && fight.kind === 'land' && id === 'attack' && fight.intercepted;
  if (ability !== HELPS[fight.kind] && !asTactical) return;
  const open = side.dice.filter(({ face }) => face < 6);
  if (open.length === 0) return;
  const chosen = yield* choose(playerOf(game, power), ask('plus-one', '§17.3.2', { power }, power), () => [
    ...open
      .filter((die, i) => open.findIndex(({ face }) => face === die.face) === i)
      .map((die) => option(`face/${die.face}`, die)),
    option('none', null),
  ]);
  if (chosen) raise(game, fight, id, chosen, ability ?? 'leader');
}

/** With siege technology any dice with dots may be thrown again, each once; with the others one (cards 001–003). */
function* technology(game: Game, fight: Fight, id: SideId): Rules {
  const side = fight[id];
  const kind = TECHNOLOGY[fight.kind];
  const { power } = side;
  if (power === null || kind === undefined || !realmOf(game, power).technologies.includes(kind)) return;
  const left = rollable(side.dice);
  while (left.length > 0) {
    const chosen = yield* choose(playerOf(game, power), ask('throw-again', '§19.3', { power, kind }, power), () => [
      ...(kind === 'siege' && left.length > 1 ? [option('again/all', [...left])] : []),
      ...left.filter(firstAlike).map((die) => option(`again/${die.of}`, [die])),
      option('none', []),
    ]);
    if (chosen.length === 0) return;
    for (const die of chosen) {
      throwAgain(game, fight, id, die, kind);
      left.splice(left.indexOf(die), 1);
    }
    if (kind !== 'siege') return;
  }
}

const firstAlike = (die: Side['dice'][number], i: number, all: Side['dice']): boolean =>
  all.findIndex(({ category, face }) => category === die.category && face === die.face) === i;

/** More battle points win; the difference, and an odd casualty, are disband results for the other (§13.1.7). */
export function decide(game: Game, fight: Fight): void {
  const { attack, defence } = fight;
  const difference = attack.points - defence.points;
  fight.winner = difference === 0 ? null : difference > 0 ? 'attack' : 'defence';
  attack.disbands = Math.max(0, -difference) + (defence.casualties % 2);
  defence.disbands = Math.max(0, difference) + (attack.casualties % 2);
  for (const id of SIDES)
    if (hasTercios(game, fight, fight[id])) fight[id].disbands = Math.max(0, fight[id].disbands - 1);
  if (fight.winner === null) game.tell({ type: 'drawn', points: attack.points });
  else {
    const [winner, loser] = fight.winner === 'attack' ? [attack, defence] : [defence, attack];
    game.tell({ type: 'won', power: nameOf(winner), points: winner.points, against: loser.points });
  }
}

/** Armies with Spanish elite units cancel one disband result in land battles (card 405). */
const hasTercios = (game: Game, { kind }: Fight, { present }: Side): boolean =>
  kind === 'land' &&
  inForce(game, 'tercios') &&
  present.some((id) => {
    const { owner, kind: counter } = unitOf(game, id);
    return owner === 'spain' && counter === 'I34';
  });
