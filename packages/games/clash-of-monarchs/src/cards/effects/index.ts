/** One function for each verb of the grammar. */
import type { Rules } from '@quadrille/kernel';
import type { PhaseId } from '../../agenda.ts';
import { isFatigued } from '../../facts/will.ts';
import { holds } from '../conditions.ts';
import type { Effect, Verb } from '../grammar.ts';
import type { Doing, Play } from './context.ts';
import { LEADERS } from './leaders.ts';
import { MARKERS } from './markers.ts';
import { NAVAL } from './naval.ts';
import { PIECES } from './pieces.ts';
import { choice, HANDS, roll, test } from './turns.ts';
import { WAR } from './war.ts';

type Branching = 'roll' | 'case' | 'choice';
const DOINGS: { readonly [K in Exclude<Verb, Branching>]: Doing<K> } = {
  ...PIECES,
  ...LEADERS,
  ...MARKERS,
  ...NAVAL,
  ...WAR,
  ...HANDS,
};

/** Carries out one effect, if its condition holds now; the address is its place on the card. */
export function* carryOut(play: Play, effect: Effect, address: string): Rules<PhaseId | undefined> {
  if (!holds(play.sight, effect.if)) return undefined;
  if (effect.op === 'roll') return yield* roll(play, effect.given, address);
  if (effect.op === 'case') return yield* test(play, effect.given, address);
  if (effect.op === 'choice') return yield* choice(play, effect.given, address);
  return yield* perform(play, effect);
}

/** While the playing Power is Fatigued other values may hold (21.3.1). */
function perform<K extends Exclude<Verb, Branching>>(
  play: Play,
  { op, given, fatigued }: Effect<K>,
): Rules<PhaseId | undefined> {
  const values = fatigued !== null && isFatigued(play.game, play.task.power) ? fatigued : given;
  return DOINGS[op](play, values);
}
