/** Powers are put on the map, by all players at once (§7.2, §25). */
import { ask, choose, option, parallel, plan, type Rules } from '@quadrille/kernel';
import { type Step, steps, suggestion } from '../actions/deploy.ts';
import { finishTask } from '../agenda.ts';
import { build } from '../changes/units.ts';
import { controlledBy } from '../facts/control.ts';
import { groundOf } from '../facts/ground.ts';
import { roomAt } from '../facts/paths.ts';
import { minorsOf, playerOf, plays, realmOf } from '../facts/realms.ts';
import { available } from '../facts/units.ts';
import { placeMinor } from '../politics/reinforcements.ts';
import type { TaskOf } from '../tasks.ts';
import { type Player, type Power, UNIT_KINDS } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { scenarioOf } from './setup.ts';

/** Every player deploys one of his Powers; then the next, until all are on the map. */
export function* deployment(game: Game): Rules<'agenda'> {
  const { state } = game;
  const next = new Map<Player, Power>();
  for (const { power, player, deploying } of state.realms)
    if (deploying !== null && !next.has(player)) next.set(player, power);
  yield* parallel([...next.values()].map((power) => deploy(game, power)));
  if (state.realms.every(({ deploying }) => deploying === null)) state.stage = 'deck';
  return 'agenda';
}

/** A Power spends its points; then its minors place what they have (§20.3.4). */
export function* deploy(game: Game, power: Power): Rules {
  const player = playerOf(game, power);
  yield* veterans(game, power);
  for (;;) {
    const points = realmOf(game, power).deploying ?? 0;
    const step: Step | 'proposal' | null = yield* plan(player, ask('deploy', '§25', { power, points }, power), () => [
      ...steps(game, power).map((each) => option(`deploy/${power}/${each.id}`, each)),
      ...(points > 0 ? [option(`deploy/${power}/proposal`, 'proposal' as const)] : []),
    ]);
    if (step === null) break;
    if (step === 'proposal') suggestion(game, power);
    else yield* take(game, power, step);
    if ((realmOf(game, power).deploying ?? 0) <= 0) break;
  }
  const realm = realmOf(game, power);
  realm.deploying = null;
  for (const minor of minorsOf(game, power)) {
    if (UNIT_KINDS.some((kind) => available(game, minor, kind) > 0)) yield* placeMinor(game, minor, power);
  }
  game.tell({ type: 'deployed', power, unrest: realm.unrest });
}

/** What a scenario gives a Power at its start, in a province of which it holds some area. */
function* veterans(game: Game, power: Power): Rules {
  const { state, data } = game;
  const scenario = scenarioOf(data, state.scenario);
  if (state.turn !== scenario.first) return;
  for (const { kind, province } of scenario.veterans.filter((each) => each.power === power)) {
    const land = () =>
      controlledBy(game, power).filter(
        (area) => groundOf(game, area).province === province && roomAt(game, power, area) > 0,
      );
    if (land().length === 0) continue;
    const at = yield* choose(playerOf(game, power), ask('free-unit', '§25', { power, kind }, power), () =>
      land().map((area) => option(`at/${area}`, area)),
    );
    build(game, power, kind, at).up = true;
  }
}

/** A Power that enters in the middle of a turn is deployed at once (facts no. 49). */
export function* enterAtOnce(game: Game, task: TaskOf<'enter'>): Rules {
  finishTask(game, task);
  if (plays(game, task.power)) yield* deploy(game, task.power);
}

function* take(game: Game, power: Power, step: Step): Rules {
  const realm = realmOf(game, power);
  realm.deploying = (realm.deploying ?? 0) - step.cost;
  yield* step.run();
}
