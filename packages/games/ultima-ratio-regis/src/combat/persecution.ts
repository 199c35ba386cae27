/** Losses: first the eliminated, then the dispersed (§13.1.7, readings 6, 24–26). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { eliminate, razeFortress } from '../changes/units.ts';
import { isSea } from '../facts/ground.ts';
import { inForce, playerOf } from '../facts/realms.ts';
import { unitOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Fight, Side, SideId } from '../tasks/combat.ts';
import type { Game, World } from '../world.ts';
import { disperseChosen, partFromLeaders } from './dispersal.ts';
import { type Chooser, chooserFor, distinct, inProposedOrder } from './proposal.ts';
import { other } from './sides.ts';

/** The units of a side that fought and are still in the field; one die of a subjugation stands for all of them. */
export const fighters = (world: World, { dice, force, present }: Side): Unit[] =>
  (force.length > 0 ? [...present] : dice.map(({ of }) => of)).flatMap((of) => {
    const unit = world.state.units.find(({ id }) => id === of);
    return unit && present.includes(unit.id) ? [unit] : [];
  });

/** How a side chooses its losses in this combat; the besieged disperse nobody (§13.4.2). */
export function* lossesOf(game: Game, fight: Fight, id: SideId): Rules<Chooser> {
  if (fight.kind === 'subjugation' && opposedByFortress(fight)) return 'player';
  return yield* chooserFor(game, fight[id], fighters(game, fight[id]), {
    lost: Math.floor(fight[other(id)].casualties / 2),
    dispersed: fight.kind === 'siege' && id === 'defence' ? 0 : scattered(game, fight, id),
    keepsOne: fight.winner === id,
  });
}

/** Every two casualties eliminate a unit; the fortress of a siege goes last; a winner keeps one (§13.1.7). */
export function* eliminations(game: Game, fight: Fight, id: SideId, chooser: Chooser): Rules {
  const side = fight[id];
  const enemy = fight[other(id)];
  if (fight.kind === 'subjugation' && opposedByFortress(fight)) return;
  const won = fight.winner === id;
  for (let pairs = Math.floor(enemy.casualties / 2); pairs > 0; pairs--) {
    const fought = fighters(game, side);
    if (won && side.present.length <= 1) return;
    if (fought.length > 0) {
      const unit = yield* pickLoss(game, side, fought, 'lose', chooser);
      yield* partFromLeaders(game, unit, 'lose', chooser);
      eliminate(game, unit);
      forget(side, unit);
      enemy.kills++;
    } else if (side.present.length === 0 && fight.kind === 'siege' && side.fortress && !isSea(fight.at)) {
      razeFortress(game, fight.at);
      enemy.kills++;
      return;
    } else return;
  }
}

const opposedByFortress = ({ defence }: Fight): boolean => defence.fortress;

/** How many disband results disperse one unit (reading 25). */
function perUnit(game: Game, { kind, at }: Fight, { leader }: Side): number {
  if (kind === 'land') return inForce(game, 'modern_army') && !isSea(at) ? 2 : 1;
  if (kind === 'subjugation') return leader === null ? 1 : 2;
  return 2;
}

/** How many units of a side are dispersed, damaged, or become siege casualties. */
export function scattered(game: Game, fight: Fight, id: SideId): number {
  const side = fight[id];
  if (fight.kind === 'subjugation' && opposedByFortress(fight)) return 0;
  const number = Math.floor(side.disbands / perUnit(game, fight, side));
  const beaten = fight.winner !== null && fight.winner !== id;
  return fight.kind === 'siege' && beaten ? Math.max(1, number) : number;
}

/** Troops of a side disperse; the winner keeps his last one in the field. */
export function* dispersals(game: Game, fight: Fight, id: SideId, chooser: Chooser): Rules {
  const side = fight[id];
  for (let left = scattered(game, fight, id); left > 0; left--) {
    const fought = fighters(game, side);
    if (fought.length === 0 || (fight.winner === id && side.present.length <= 1)) return;
    const unit = yield* pickLoss(game, side, fought, 'disperse', chooser);
    yield* disperseChosen(game, side, unit, chooser);
    forget(side, unit);
  }
}

/** The owner says which unit, or has said that the first of the proposal goes; units that are alike are one choice. */
function* pickLoss(
  game: Game,
  { power }: Side,
  units: readonly Unit[],
  verb: 'lose' | 'disperse',
  chooser: Chooser,
): Rules<Unit> {
  const choices = distinct(units);
  const [first] = inProposedOrder(game, units);
  if (!first) throw new Error('Nobody is left to be lost');
  if (choices.length === 1 || power === null || chooser === 'proposal') return first;
  return yield* choose(playerOf(game, power), ask(verb, '§13.1.7', { power }, power), () =>
    choices.map((unit) => option(`${verb}/${unit.id}`, unit)),
  );
}

/** A unit that is out of the field is no longer present. */
function forget(side: Side, unit: Unit): void {
  const i = side.present.indexOf(unit.id);
  if (i >= 0) side.present.splice(i, 1);
}

/** Who eliminated an enemy unit makes a troop that fought a veteran, though it may be dispersed by now (§13.3.8, §16.1). */
export function* veterans(game: Game, fight: Fight, id: SideId): Rules {
  const side = fight[id];
  const { power } = side;
  if (power === null || side.kills === 0 || (fight.kind !== 'land' && fight.kind !== 'siege')) return;
  const raw = game.state.units.filter(
    ({ id, at, up }) => !up && at !== 'eliminated' && side.dice.some(({ of }) => of === id),
  );
  const choices = distinct(raw);
  if (choices.length === 0) return;
  const unit = yield* choose(playerOf(game, power), ask('veteran', '§16.1', { power }, power), () => [
    ...choices.map((each) => option(`veteran/${each.id}`, each)),
    option('none', null),
  ]);
  if (!unit) return;
  unitOf(game, unit.id).up = true;
  game.tell({ type: 'veteran', power: unit.owner, unit: unit.id });
}
