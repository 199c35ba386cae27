/** Support from adjacent Territories: for the attacker first, then for the defender (C §8.2). */
import { option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { regionOf } from '../board.ts';
import { cite, refused } from '../cite.ts';
import { battleOf, decider, generalsOf, isUncontrolled, marchOf } from '../facts.ts';
import { allied } from '../relations.ts';
import type { Camp, Game, General, World } from '../state.ts';
import type { Power, Side, Territory } from '../vocabulary.ts';

export function* supportAttack(game: Game): Rules<'supportDefence'> {
  yield* declareSupport(game, 'attack', [battleOf(game.state).attacker]);
  return 'supportDefence';
}

export function* supportDefence(game: Game): Rules<'commit'> {
  yield* declareSupport(game, 'defence', battleOf(game.state).defenders);
  return 'commit';
}

/** Every Power of the side names the Generals that give support. */
export function* declareSupport(game: Game, side: Side, principals: readonly Power[]): Rules {
  const { at } = battleOf(game.state);
  for (const power of game.rules.powers) {
    if (!maySpeak(game, power, principals)) continue;
    while (ready(game, power).length > 0) {
      const general = yield* plan(
        decider(game, power),
        cite(game, 'support', 'support', { power, side, at }),
        () => ready(game, power).map((each) => option(`support/${each.id}`, each)),
        () => notReady(game, power),
      );
      if (general === null) break;
      lendSupport(game, side, general);
    }
  }
}

/** The principals and their allies; a Power that nobody controls supports only itself. */
const maySpeak = (world: World, power: Power, principals: readonly Power[]): boolean =>
  principals.includes(power) ||
  (!isUncontrolled(world, power) && principals.some((each) => allied(world, power, each)));

function lendSupport(game: Game, side: Side, general: General): void {
  const battle = battleOf(game.state);
  const camp: Camp = battle[side];
  camp.support.push(general.id);
  camp.strength += game.rules.hooks.supportStrength?.(game, general) ?? 0;
  game.state.march?.engaged.push(general.id);
  game.tell({ type: 'supports', general: general.id, side, at: battle.at });
}

/** Generals with Units, near enough, and in no other battle of this round of movement. */
const ready = (world: World, power: Power): General[] =>
  generalsOf(world, power).filter(
    (general) => isNear(world, general, battleOf(world.state).at) && general.units > 0 && isFree(world, general),
  );

/** Adjacent, or for some Powers at the other end of a Sea Lane. */
export function isNear({ board, rules }: World, { at, power }: General, field: Territory): boolean {
  if (at === null) return false;
  const { land, lanes } = regionOf(board, field);
  if (land.includes(at)) return true;
  return rules.supportBySea.includes(power) && lanes.some(({ to }) => to === at);
}

function isFree({ state }: World, { id, at }: General): boolean {
  const { engaged, fights } = marchOf(state);
  return !engaged.includes(id) && !(at !== null && fights.includes(at));
}

function notReady(world: World, power: Power): Refused[] {
  const { at } = battleOf(world.state);
  return generalsOf(world, power)
    .filter((general) => isNear(world, general, at))
    .flatMap((general) => {
      const refuse = (code: string) =>
        refused(world, `support/${general.id}`, code, 'support', { general: general.id });
      if (!isFree(world, general)) return refuse('support-engaged');
      return general.units === 0 ? refuse('support-no-units') : [];
    });
}
