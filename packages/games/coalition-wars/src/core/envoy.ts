/** The Movement action around its rounds: the Envoy, disbanding, further rounds (C §7.6). */
import { choose, confirm, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { keepAllHandLimits } from './cards.ts';
import { cite, refused } from './cite.ts';
import { decider, garrisonsOf, isUncontrolled, MOST_MORALE, marchOf } from './facts.ts';
import { removeGarrison } from './pieces.ts';
import { allied } from './relations.ts';
import type { Game, March, World } from './state.ts';
import { changeMorale } from './tracks.ts';
import type { GeneralId, Power } from './vocabulary.ts';

/** The beginning of a round of movement. */
export const newMarch = (power: Power, envoy: Power | null, round: number, only: GeneralId | null = null): March => ({
  power,
  only,
  envoy,
  round,
  moved: [],
  fights: [],
  engaged: [],
  denied: [],
});

/** An Envoy must be chosen, and gains 1 Morale at once (C §7.6 step 1). */
export function* envoy(game: Game): Rules<'disband' | 'turnEnd'> {
  const { state, tell, rules } = game;
  const power = rules.mover(game);
  if (isUncontrolled(game, power)) return 'turnEnd';
  const others = rules.powers.filter((other) => other !== power);
  const eligible = () => others.filter((other) => !envoyObstacle(game, power, other));
  if (eligible().length === 0) {
    tell({ type: 'no-envoy', power });
    state.march = newMarch(power, null, 1);
    return 'disband';
  }
  const chosen = yield* choose(
    decider(game, power),
    cite(game, 'envoy', 'envoy', { power }),
    () => eligible().map((other) => option(`envoy/${other}`, other)),
    () => others.flatMap((other) => envoyObstacle(game, power, other) ?? []),
  );
  tell({ type: 'envoy', power, envoy: chosen });
  changeMorale(game, chosen, 1, 'envoy');
  state.march = newMarch(power, chosen, 1);
  return 'disband';
}

function envoyObstacle(world: World, power: Power, other: Power): Refused | undefined {
  const refuse = (code: string) => refused(world, `envoy/${other}`, code, 'envoy', { envoy: other });
  if (allied(world, power, other)) return refuse('envoy-ally');
  if (isUncontrolled(world, other)) return refuse('envoy-uncontrolled');
  return world.state.powers[other].morale >= MOST_MORALE ? refuse('envoy-morale') : undefined;
}

/** Garrisons may be taken off the map (C §7.6 step 2). */
export function* disband(game: Game): Rules<'disband' | 'march'> {
  const { power } = marchOf(game.state);
  const at = yield* plan(decider(game, power), cite(game, 'disband', 'disband', { power }), () =>
    garrisonsOf(game, power).map((each) => option(`disband/${each}`, each)),
  );
  if (at === null) return 'march';
  removeGarrison(game, at, 'disbanded');
  return 'disband';
}

const MOST_ROUNDS = 3;

/** A second and a third round, if asked for and permitted by the Envoy (C §7.6 steps 5 and 7). */
export function* furtherRound(game: Game): Rules<'march' | 'turnEnd' | 'envoy'> {
  const { state, tell } = game;
  const { power, envoy: host, round, only } = marchOf(state);
  if (only !== null) {
    yield* keepAllHandLimits(game);
    return 'envoy';
  }
  const next = round + 1;
  if (host === null || next > MOST_ROUNDS) return 'turnEnd';
  const args = { power, envoy: host, round: next };
  if (state.powers[host].morale + next > MOST_MORALE) {
    tell({ type: 'no-further-round', ...args });
    return 'turnEnd';
  }
  if (!(yield* confirm(decider(game, power), cite(game, 'request-round', 'rounds', args)))) return 'turnEnd';
  tell({ type: 'requested', ...args });
  const granted = yield* confirm(decider(game, host), cite(game, 'permit-round', 'rounds', args));
  tell({ type: granted ? 'granted' : 'denied', ...args });
  if (!granted) return 'turnEnd';
  changeMorale(game, host, next, 'envoy');
  state.march = newMarch(power, host, next);
  return 'march';
}
