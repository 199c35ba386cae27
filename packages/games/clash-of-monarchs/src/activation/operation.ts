/** A card or an Admin March activates forces: all are designated first, then each is carried out (8.6.2, 11.1). */
import { choose, confirm, copy, type Option, option, type Rules } from '@quadrille/kernel';
import { call, done, type March, type Operation, operationOf, type PhaseId, type Terms } from '../agenda.ts';
import { noteOperation } from '../cards/event.ts';
import { join } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { fights, leadingNation } from '../facts/forces.ts';
import { leaderOf, nationOf, serviceOf } from '../facts/leaders.ts';
import { isBelligerent, isNation, patronOf, seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, holderOf, isEnemyFortress, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, isMajor, nationsOf, siegeArtillery, spOf } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { isMixed } from '../movement/allowance.ts';
import { distance, distancesFrom } from '../movement/steps.ts';
import { louisHastens, louisSends } from '../options/pressure.ts';
import type { Stack } from '../state.ts';
import { type LeaderId, type Nation, opposing, type Power, type SeatId, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { compositionRefusal, mayActivate, sourcesFor } from './compose.ts';
import { compose } from './composing.ts';
import { form } from './forming.ts';
import { idle } from './idle.ts';
import { mayLeadAllies, proposal } from './proposal.ts';

/** A force that may be designated: under this leader, or the leaderless rest of a space. */
export interface Candidate {
  readonly stack: Stack;
  readonly leader: LeaderId | null;
}

export const candidateId = ({ stack, leader }: Candidate): string => leader ?? `force/${stack.at}`;

/** Every force the terms allow, under each leader who could command one. */
export function candidates(world: World, terms: Terms, taken: readonly number[] = []): Candidate[] {
  return world.state.stacks
    .filter((stack) => !taken.includes(stack.id) && sideOfStack(world, stack) === world.state.nations[terms.power].side)
    .flatMap((stack) => {
      const led: Candidate[] = stack.leaders.map((leader) => ({ stack, leader }));
      const all: Candidate[] = stack.leaders.length === 0 ? [{ stack, leader: null }] : led;
      return all.filter(
        ({ leader }) =>
          mayActivate(world, terms, stack, leader) &&
          mayEndThere(world, terms, stack, leader) &&
          hasForce(world, terms, stack, leader),
      );
    });
}

/** What a march can gain at most beyond the Commander's rating: fewer than 16 SPs, an event, a forced march (12.1, 12.3). */
const MOST_GAINED = 4;

/** Where a card says in which area a move must end, nobody is designated who cannot come there (P1, R4). */
function mayEndThere(world: World, { mustEnd, mp = 0, mpMax }: Terms, { at }: Stack, leader: LeaderId | null): boolean {
  if (mustEnd === undefined || leader === null) return true;
  const reach = distancesFrom(world, at, 'mps', mpMax ?? leaderOf(world, leader).mp + mp + MOST_GAINED);
  return [...reach.keys()].some((to) => spaceOf(world, to).area === mustEnd);
}

const hasForce = (world: World, terms: Terms, stack: Stack, leader: LeaderId | null): boolean => {
  if (terms.how === 'leader') return leader !== null;
  return (
    compositionRefusal(world, terms, proposal(world, terms, stack.at, leader)) === null ||
    (leader !== null && mayLeadAllies(world, terms, stack.at, leader))
  );
};

export const newOperation = (terms: Terms, num: number, more: Partial<Operation> = {}): Operation => ({
  phase: 'operation',
  terms,
  num,
  chosen: [],
  settled: false,
  marched: 0,
  fought: [],
  entered: [],
  withdrawalFailed: false,
  ...more,
});

/** Designates forces until there are enough, then lets each of them march; those that combine attack at the end. */
export function* operation(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = operationOf(state);
  if (!task.settled) {
    if (task.nameSpace && task.terms.toward === undefined) yield* nameTarget(game, task);
    yield* designate(game, task);
    return 'operation';
  }
  const next = task.chosen[task.marched];
  if (next !== undefined) {
    task.marched++;
    const stack = findStack(state, next);
    if (!stack || isEmpty(stack) !== (task.terms.how === 'leader')) return 'operation';
    // An Interrupt may have ended the activations of its nation (P17).
    if (state.turn.barred.includes(nationOf(game, stack))) return 'operation';
    return call(state, newMarch(game, task, stack));
  }
  const joint = task.terms.combine ? yield* jointAttack(game, task) : null;
  if (joint !== null) return joint;
  noteOperation(state, task);
  return done(state);
}

/** "One enemy space" that each Command must come nearer to (readings, 62): Neutrals and Poland are no enemies (22.1). */
function* nameTarget(game: Game, task: Operation): Rules {
  const { state, data } = game;
  const side = state.nations[task.terms.power].side;
  const targets = () =>
    [...data.board.spaces.keys()].filter(
      (at) =>
        forcesAt(game, at, opposing(side)).some((stack) => fights(game, stack)) ||
        (isEnemyFortress(game, at, side) && isHeldByBelligerent(game, at)),
    );
  const toward = yield* choose(state.seats[task.terms.power], asking('target-space', '8.6.2'), () =>
    targets().map((at) => option(at)),
  );
  task.terms = { ...task.terms, toward };
}

function isHeldByBelligerent(world: World, at: SpaceId): boolean {
  const holder = holderOf(world, at);
  return isNation(holder) && isBelligerent(world.state, holder);
}

function* designate(game: Game, task: Operation): Rules {
  const { state } = game;
  const { terms, chosen } = task;
  const seat = state.seats[terms.power];
  const open = () => designable(game, task);
  if (chosen.length >= task.num || (chosen.length > 0 && open().length === 0)) {
    task.settled = true;
    return;
  }
  // "Up to" two or three may be none (8.6.2).
  const upTo = terms.how === 'event' && task.num > 1;
  const optional = upTo || chosen.length > 0 || open().length === 0;
  const options = (): Option<Candidate | null>[] => [
    ...open().map((each) => option(candidateId(each), each)),
    ...(optional ? [option('done', null)] : []),
  ];
  const question = asking(`designate-${terms.how}`, '11.1', { left: task.num - chosen.length });
  const candidate = yield* choose(seat, question, options, () => idle(game, terms, chosen));
  if (candidate === null) {
    task.settled = true;
    return;
  }
  const owner = ownerOf(game, candidate);
  if (owner !== seat && !(yield* confirm(owner, asking('consent', '8.6.2', { force: candidateId(candidate) })))) {
    task.refusedConsent = [...(task.refusedConsent ?? []), candidateId(candidate)];
    return;
  }
  const own = owner === seat ? terms : { ...terms, power: powerOf(game, candidate) };
  const choice = yield* compose(game, own, candidate.stack.at, candidate.leader);
  // An ally may have kept his men; imagined to serve elsewhere, he may have nobody to lead (24.5).
  const nobody = isEmpty(choice) && own.how !== 'leader';
  if (nobody || (isVeiled(game.state) && sourcesFor(game, own, choice.at, choice.commander).length === 0)) {
    task.refusedConsent = [...(task.refusedConsent ?? []), candidateId(candidate)];
    return;
  }
  const stack = form(game, own, choice);
  chosen.push(stack.id);
}

const nationOfCandidate = (world: World, { stack, leader }: Candidate): Nation =>
  leader === null ? (nationsOf(stack.troops)[0] ?? 'PR') : serviceOf(world, leader);

const ownerOf = (world: World, candidate: Candidate): SeatId =>
  seatOf(world.state, nationOfCandidate(world, candidate));

const powerOf = (world: World, candidate: Candidate): Power =>
  patronOf(world.state, nationOfCandidate(world, candidate));

/** Candidates left, with the limits of the card for each nation. */
export function designable(world: World, task: Operation): Candidate[] {
  const { terms, chosen, limits = [], refusedConsent } = task;
  const taken = chosen.flatMap((id) => findStack(world.state, id) ?? []).map((stack) => nationOf(world, stack));
  const full = limits.filter(({ nations, most }) => taken.filter((each) => nations.includes(each)).length >= most);
  const all = [terms, ...consenting(world, task)].flatMap((each) => candidates(world, each, chosen));
  return all.filter((candidate) => {
    if (refusedConsent?.includes(candidateId(candidate))) return false;
    if (task.louis && !louisSends(world, chosen, candidate)) return false;
    return !full.some(({ nations }) => nations.includes(nationOfCandidate(world, candidate)));
  });
}

/** The same terms for allies of another seat whose players must agree. */
function consenting(world: World, { terms, consent }: Operation): Terms[] {
  const others = (consent ?? []).filter((power) => world.state.seats[power] !== world.state.seats[terms.power]);
  return others.map((power) => ({ ...terms, power }));
}

/** Whose player leads it: a Command that an ally has lent is his own player's to move (readings, 35). */
function leadingPower(world: World, { power }: Terms, stack: Stack): Power {
  const own = patronOf(world.state, leadingNation(world, stack));
  return world.state.seats[own] === world.state.seats[power] ? power : own;
}

/** A force begins to march. */
export function newMarch(world: World, task: Operation, stack: Stack): March {
  const order = task.chosen.indexOf(stack.id);
  return {
    phase: 'march',
    terms: { ...copy(task.terms), power: leadingPower(world, task.terms, stack) },
    stack: stack.id,
    from: stack.at,
    came: null,
    begun: false,
    supply: isMajor(stack) ? stack.supply : 'full',
    spent: 0,
    cut: 0,
    bonus: (task.terms.mp ?? 0) + (task.mpByForce?.[order] ?? 0) + louisHastens(world, task, stack),
    light: spOf(stack) < 16,
    heavy: spOf(stack) > 27 || siegeArtillery(stack) > 0,
    mixed: isMixed(world, stack),
    forced: 'no',
    path: [],
    over: false,
    ended: false,
    fought: false,
    mustAttack: false,
    interceptor: null,
    late: false,
    failedWithdrawal: false,
    joint: false,
    waived: [],
    declined: [],
  };
}

/** Commands that have come to one space with an enemy are one force, and attack together (11.3). */
function* jointAttack(game: Game, task: Operation): Rules<PhaseId | null> {
  const { state } = game;
  const here = task.chosen
    .flatMap((id) => findStack(state, id) ?? [])
    .filter((stack) => !task.fought.includes(stack.id));
  const side = state.nations[task.terms.power].side;
  for (const first of here) {
    if (forcesAt(game, first.at, opposing(side)).length === 0 || first.inside || isEmpty(first)) continue;
    const others = here.filter((stack) => stack !== first && stack.at === first.at && !isEmpty(stack));
    const march = task.marches?.find(({ stack }) => stack === first.id);
    if (!march || march.ended || march.late) continue;
    for (const other of others) {
      if (task.marches?.some(({ stack, late, ended }) => stack === other.id && (late || ended))) continue;
      join(state, first, other);
    }
    task.fought.push(first.id);
    return call(state, { ...copy(march), phase: 'combat', joint: true });
  }
  return null;
}

/** MPs from the force to the space that the card names. */
export const nearer = (world: World, march: March, at: SpaceId): boolean =>
  march.terms.toward === undefined ||
  at === march.terms.toward ||
  distance(world, at, march.terms.toward) < distance(world, march.from, march.terms.toward);
