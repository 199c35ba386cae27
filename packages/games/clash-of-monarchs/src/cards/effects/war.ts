/** Cards that set forces in motion, or stop them (8.6.2, 8.6.5, 11.2). */
import { choose, option } from '@quadrille/kernel';
import { newOperation } from '../../activation/operation.ts';
import { anyMarch, battleOf, call, type March, type Operation, siegeRollOf, type Terms } from '../../agenda.ts';
import { nameOfStack } from '../../changes/stacks.ts';
import { asking } from '../../cite.ts';
import { nationality } from '../../facts/forces.ts';
import { commanderOf } from '../../facts/leaders.ts';
import { findStack, isShut } from '../../facts/spaces.ts';
import { infantrySp } from '../../facts/troops.ts';
import { afterEntry } from '../../hooks.ts';
import { relocate } from '../../interception/relocate.ts';
import { withdrawalSpaces } from '../../interception/withdrawal.ts';
import { mpLeft } from '../../movement/allowance.ts';
import { DIGGERS, dig, throwUp } from '../../movement/entrench.ts';
import { mayStorm, coup as storm } from '../../siege/coup.ts';
import { mayRoll, newRoll } from '../../siege/siege.ts';
import type { Nation, Power } from '../../vocabulary.ts';
import { POWERS } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import type { Activate, Effect, NationWord } from '../grammar.ts';
import { numberOf } from '../numbers.ts';
import { nationsOfWord, ownSide, type Sight } from '../sight.ts';
import { stacksFound } from '../targets.ts';
import { type Doing, oneForce, plainly, seatOfPlayer, severalForces } from './context.ts';

const nationsMeant = (sight: Sight, words: readonly NationWord[]): Nation[] => [
  ...new Set(words.flatMap((word) => nationsOfWord(sight, word))),
];

/** On what terms a card activates forces; what later effects add to their battles belongs to them (8.6.2). */
function termsOf(sight: Sight, given: Activate, effects: readonly Effect[] = []): Terms {
  const only = given.who === null ? undefined : stacksFound(sight, given.who)[0]?.id;
  const gates = effects.find((effect): effect is Effect<'surrender'> => effect.op === 'surrender');
  const drm = effects.find((effect): effect is Effect<'battle_drm'> => effect.op === 'battle_drm');
  return {
    how: given.winter ? 'winter' : 'event',
    power: sight.power,
    nations: nationsMeant(sight, given.nations),
    card: sight.card,
    ...(given.what === 'force' && { leaderless: true as const }),
    ...(given.leader.length > 0 && { leaders: given.leader }),
    ...(only !== undefined && { stack: only }),
    ...(given.mp !== 0 && { mp: given.mp }),
    ...(given.mp_max !== null && { mpMax: given.mp_max }),
    ...(given.max_sp !== null && { maxSp: given.max_sp }),
    ...(given.must_end?.word === 'area' && { mustEnd: given.must_end.given }),
    ...(gates && { opens: gates.given.space }),
    ...(given.no_interception && { noInterception: true as const }),
    ...(given.combine && { combine: true as const }),
    ...(drm && { enemyDrm: numberOf(sight, drm.given.num) }),
  };
}

export function operationOfCard(sight: Sight, given: Activate, effects: readonly Effect[] = []): Operation {
  const limits = (Object.keys(given.per_nation) as NationWord[]).map((word) => ({
    nations: nationsOfWord(sight, word),
    most: given.per_nation[word] ?? 0,
  }));
  const consent = nationsMeant(sight, given.consent).filter((nation): nation is Power =>
    POWERS.some((power) => power === nation),
  );
  return newOperation(termsOf(sight, given, effects), given.num, {
    ...(limits.length > 0 && { limits }),
    ...(consent.length > 0 && { consent }),
    ...(given.mp_by_force.length > 0 && { mpByForce: given.mp_by_force }),
    ...(given.toward_one_space && { nameSpace: true as const }),
  });
}

/** Forces are activated whatever OPS and Initiative (8.6.2). */
const activate: Doing<'activate'> = function* ({ game, sight }, given) {
  yield* [];
  const card = game.data.cards.cards.get(sight.card);
  return call(game.state, operationOfCard(sight, given, card?.do ?? []));
};

/** The interrupted force loses MPs at once; at 0 its movement ends (12.1.1; readings, 72). */
const mpCut = plainly<'mp_cut'>(({ game, sight }, { num, ends_at_zero }) => {
  const march = anyMarch(game.state);
  const stack = march && findStack(game.state, march.stack);
  if (!march || !stack) return;
  const cut = numberOf(sight, num);
  march.cut += cut;
  game.tell({ type: 'mp-cut', force: nameOfStack(game, stack), num: cut });
  if (mpLeft(game, march, stack) > 0) return;
  march.over = true;
  if (ends_at_zero) endMarch(game, march);
});

/** No attack, and no siege in this Segment either (11.2). */
function endMarch({ state }: Game, march: March): void {
  march.over = true;
  march.ended = true;
  state.turn.withoutCard = [...(state.turn.withoutCard ?? []), march.stack];
}

const endActivation = plainly<'end_activation'>(({ game }, { bars_nation }) => {
  const march = anyMarch(game.state);
  const stack = march && findStack(game.state, march.stack);
  if (!march || !stack) return;
  endMarch(game, march);
  if (bars_nation) game.state.turn.barred.push(nationality(game, stack));
});

/** A modifier of the battle under way; that of a coordinated attack is part of its terms (A23). */
const battleDrm = plainly<'battle_drm'>(({ game, sight }, { side, num }) => {
  if (!game.state.agenda.some(({ phase }) => phase === 'tactics' || phase === 'dice' || phase === 'battle')) return;
  const battle = battleOf(game.state);
  const own = battle.attacker.alliance === ownSide(sight) ? battle.attacker : battle.defender;
  const other = own === battle.attacker ? battle.defender : battle.attacker;
  (side === 'own' ? own : other).drm.push({ why: sight.card, num: numberOf(sight, num) });
});

/** An extra siege roll without a Supply Action (readings, 68). */
const siegeRoll: Doing<'siege_roll'> = function* (play, { who, drm }) {
  const able = () => stacksFound(play.sight, who).filter((stack) => mayRoll(play.game, stack));
  const [only, another] = able();
  if (!only) return undefined;
  const question = asking('card-target', '17.4', { card: play.task.card });
  const stack = another
    ? yield* choose(seatOfPlayer(play), question, () =>
        able().map((each) => option(`force/${nameOfStack(play.game, each)}`, each)),
      )
    : only;
  return call(play.game.state, newRoll(stack, numberOf(play.sight, drm)));
};

const siegeDrm: Doing<'siege_drm'> = function* (play, { who, num, until }) {
  const number = numberOf(play.sight, num);
  if (until === 'this_roll') siegeRollOf(play.game.state).drm += number;
  else
    for (const { id } of yield* severalForces(play, who))
      play.game.state.turn.drms.push({ what: 'siege', stack: id, num: number });
  return undefined;
};

const coupDrm: Doing<'coup_drm'> = function* (play, { who, num }) {
  for (const { id } of yield* severalForces(play, who))
    play.game.state.turn.drms.push({ what: 'coup', stack: id, num: numberOf(play.sight, num) });
  return undefined;
};

/** A coup at once, in spite of an earlier one this Season (17.6; readings, 68). */
const coup: Doing<'coup'> = function* (play, { who, drm }) {
  const able = () => stacksFound(play.sight, who).filter((stack) => mayStorm(play.game, stack, true));
  if (able().length === 0) return undefined;
  const leader = yield* choose(seatOfPlayer(play), asking('card-target', '17.6', { card: play.task.card }), () =>
    able().flatMap((stack) => {
      const commander = commanderOf(play.game, stack);
      return commander === null ? [] : [option(commander, commander)];
    }),
  );
  yield* storm(play.game, leader, numberOf(play.sight, drm));
  return undefined;
};

/** Entrenched at once, or one try with so many MPs (12.7). */
const entrench: Doing<'entrench'> = function* (play, { who, mp }) {
  const { game } = play;
  const stack = yield* oneForce(play, who);
  if (!stack) return undefined;
  if (mp !== null) {
    if (infantrySp(stack) >= DIGGERS) dig(game, stack, numberOf(play.sight, mp));
  } else {
    throwUp(game, stack);
    game.tell({ type: 'entrenched', force: nameOfStack(game, stack), at: stack.at, roll: 0, total: 0 });
  }
  return undefined;
};

/** The force Withdraws as after a successful roll (14.2). */
const withdraw: Doing<'withdraw'> = function* (play, { who }) {
  const { game } = play;
  const stack = yield* oneForce(play, who);
  if (!stack || (stack.inside && isShut(game, stack.at))) return undefined;
  const spaces = () => withdrawalSpaces(game, stack, anyMarch(game.state)?.came ?? null);
  if (spaces().length === 0) return undefined;
  const from = stack.at;
  const force = nameOfStack(game, stack);
  const to = yield* choose(seatOfPlayer(play), asking('card-withdraw', '14.2', { force, at: from }), () =>
    spaces().map((at) => option(`withdraw/${at}`, at)),
  );
  game.tell({ type: 'withdrew', force, from, to, roll: 0, total: 6 });
  relocate(game, stack, to);
  afterEntry(game, stack);
  return undefined;
};

/** A fortress opens its gates on entry: that belongs to the terms of the march before (R4). */
const surrender = plainly<'surrender'>(() => {});

export const WAR = {
  activate,
  mp_cut: mpCut,
  end_activation: endActivation,
  battle_drm: battleDrm,
  siege_roll: siegeRoll,
  siege_drm: siegeDrm,
  coup_drm: coupDrm,
  coup,
  entrench,
  withdraw,
  surrender,
};
