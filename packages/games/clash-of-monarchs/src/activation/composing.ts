/** The player puts a force together: a proposal, and steppers for everything in it (11.1, 12.5). */
import { confirm, type Option, option, Question, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import type { Terms } from '../agenda.ts';
import { copyTroops } from '../changes/troops.ts';
import { asking, askingNow } from '../cite.ts';
import { serviceOf, stackOfLeader } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { countOf, nationsOf, spOfNation } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import type { Setting } from '../state.ts';
import { ARTILLERY, type LeaderId, type SeatId, type SpaceId, UNITS, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { available, type Choice, compositionRefusal } from './compose.ts';
import { proposal } from './proposal.ts';
import { openSteps, subjectOf, take } from './steppers.ts';

type Step = { readonly do: 'done' } | { readonly do: 'proposal' } | Setting;

/**
 * What has been set so far. Under the veil it lies in the state, and what it comes to is worked out anew whenever it is asked
 * for: a force that is imagined to be another one is composed of other troops (24.5).
 */
function settings({ state }: Game, seat: SeatId): () => Setting[] {
  const own: Setting[] = [];
  if (!isVeiled(state)) return () => own;
  state.turn.composing = { seat, set: own };
  return () => state.turn.composing?.set ?? own;
}

const settled = <C>(game: Game, choice: C): C => {
  delete game.state.turn.composing;
  return choice;
};

/**
 * Asks for the force under this leader. `done` takes what has been put together, at first the proposal; where that would
 * break a rule, `proposal` goes back to it. `PR/inf/12` sets the infantry SPs, `PR/line_cav/2` the units, `leader/keith` takes a leader along or leaves him.
 */
export function* compose(game: Game, terms: Terms, where: SpaceId, commander: LeaderId | null): Rules<Choice> {
  const seat = game.state.seats[terms.power];
  const refused: SeatId[] = [];
  const place = () => (commander === null ? undefined : stackOfLeader(game.state, commander)?.at) ?? where;
  const proposed = () => proposal(game, terms, place(), commander);
  if (terms.how === 'leader') return proposed();
  const set = settings(game, seat);
  const offered = () => available(game, terms, place(), commander, refused);
  const choice = (): Choice => {
    const made = proposed();
    for (const step of set()) take(made, step, available(game, terms, place(), commander));
    for (const unwilling of refused) leaveOut(game, made, unwilling);
    return made;
  };
  const unfit = (part: Choice) => compositionRefusal(game, terms, part);
  // Who could lead none but an ally's troops has no proposal to go back to, and stays if it comes to nothing.
  const hasProposal = () => isVeiled(game.state) || unfit(proposed()) === null;
  const fallBack = (): Option<Step>[] => (hasProposal() ? [option('proposal', { do: 'proposal' } as const)] : []);
  const atLeast = (): Choice => (unfit(proposed()) === null ? proposed() : { ...proposed(), troops: {} });
  for (;;) {
    const steps = (): Option<Step>[] => [
      ...(unfit(choice()) === null ? [option('done', { do: 'done' } as const)] : fallBack()),
      ...openSteps(offered(), choice(), set().map(subjectOf), unfit),
    ];
    if (steps().length === 0) return settled(game, atLeast());
    const why = (): Refused[] => {
      const refusal = unfit(choice());
      return refusal ? [{ id: 'done', ...refusal }] : [];
    };
    const what = askingNow(game, 'compose', '11.1', () => ({ leader: commander ?? where, sp: summary(choice()) }));
    const question = new Question(seat, kindOf(game, unfit(choice()) === null), what, steps, why);
    yield [question];
    const step = question.value;
    if (step.do === 'done') {
      const unwilling = yield* unwillingAlly(game, seat, choice());
      if (unwilling === null) return settled(game, choice());
      refused.push(unwilling);
      if (nationsOf(choice().troops).length === 0) return settled(game, atLeast());
      continue;
    }
    if (step.do === 'proposal') return settled(game, atLeast());
    set().push(step);
  }
}

/** Whether it can be done at once shows in the kind of question, unless it is imagined. */
const kindOf = ({ state }: Game, fits: boolean): 'plan' | 'choose' => (fits && !isVeiled(state) ? 'plan' : 'choose');

/** Every ally of another seat whose troops or leaders would march is asked (readings, 35); the first who will not is named. */
export function* unwillingAlly(
  game: Game,
  seat: SeatId,
  choice: Choice,
  under: LeaderId | null = choice.commander,
): Rules<SeatId | null> {
  const { state } = game;
  const ownerOf = (id: LeaderId) => seatOf(state, serviceOf(game, id));
  const owners = [...nationsOf(choice.troops).map((nation) => seatOf(state, nation)), ...choice.leaders.map(ownerOf)];
  for (const lender of new Set(owners.filter((each) => each !== seat))) {
    const sp = nationsOf(choice.troops)
      .filter((nation) => seatOf(state, nation) === lender)
      .reduce((sum, nation) => sum + spOfNation(choice, nation), 0);
    const args = { at: choice.at, leader: under ?? choice.at };
    // That an ally is asked is heard by everybody, where who is in the force is not seen (24.5).
    if (isVeiled(state)) game.tell({ type: 'asks-ally', ...args });
    if (sp > 0 && !(yield* confirm(lender, asking('consent-troops', '12.2', { ...args, sp })))) return lender;
    for (const who of choice.leaders.filter((id) => ownerOf(id) === lender))
      if (!(yield* confirm(lender, asking('consent-leader', '12.2', { ...args, who })))) return lender;
  }
  return null;
}

/** The troops and leaders of an ally who will not stay where they are. */
export function leaveOut(world: World, choice: Choice, lender: SeatId): void {
  const { state } = world;
  const staying = choice.leaders.filter((id) => seatOf(state, serviceOf(world, id)) !== lender);
  choice.leaders.splice(0, choice.leaders.length, ...staying);
  for (const nation of nationsOf(choice.troops)) if (seatOf(state, nation) === lender) delete choice.troops[nation];
}

const summary = (choice: Choice): string =>
  nationsOf(choice.troops)
    .map((nation) => `${nation} ${choice.troops[nation]?.inf ?? 0}`)
    .join(', ');

/**
 * Asks for a part of what is offered: to pick up, to leave behind, to send inside. At first everything that fits; `none`
 * thinks better of it. Where a part would break a rule, what has been set may be set again to what fits.
 */
export function* composePart(
  game: Game,
  terms: Terms,
  what: string,
  offered: () => Choice,
  unfit: (part: Choice) => Refusal | null,
  seat: SeatId = game.state.seats[terms.power],
): Rules<Choice | null> {
  const set = settings(game, seat);
  const all = (): Choice => ({ ...offered(), commander: null });
  const part = (): Choice => {
    const { leaders, troops, ...rest } = offered();
    const made: Choice = { ...rest, leaders: [...leaders], troops: copyTroops(troops) };
    for (let why = unfit(made); why !== null && shrink(made, why); why = unfit(made));
    for (const step of set()) take(made, step, offered());
    return made;
  };
  for (;;) {
    const steps = (): Option<Step | null>[] => [
      ...(unfit(part()) === null ? [option('done', { do: 'done' } as const)] : []),
      option('none', null),
      ...openSteps(all(), part(), set().map(subjectOf), unfit),
    ];
    const why = (): Refused[] => {
      const refusal = unfit(part());
      return refusal ? [{ id: 'done', ...refusal }] : [];
    };
    const ask = askingNow(game, `part-${what}`, '12.5', () => ({ at: offered().at, sp: summary(part()) }));
    const question = new Question(seat, kindOf(game, unfit(part()) === null), ask, steps, why);
    yield [question];
    const step = question.value;
    if (step === null) return settled(game, null);
    if (step.do === 'done') return settled(game, part());
    if (step.do !== 'proposal') set().push(step);
  }
}

/** One gun less where guns are too many, else one infantry SP or one unit; says whether anything was left to leave out. */
function shrink(part: Choice, { code }: Refusal): boolean {
  if (code === 'cic-guns' || code === 'tired-guns') return ARTILLERY.some((gun) => shedUnit(part, [gun]));
  for (const nation of nationsOf(part.troops)) {
    const own = part.troops[nation];
    if (own && own.inf > 0) {
      own.inf--;
      if (own.inf === 0 && Object.keys(own.units).length === 0) delete part.troops[nation];
      return true;
    }
  }
  return shedUnit(part, UNITS);
}

function shedUnit(part: Choice, kinds: readonly Unit[]): boolean {
  for (const nation of nationsOf(part.troops)) {
    const own = part.troops[nation];
    const unit = kinds.find((each) => countOf(own?.units ?? {}, each) > 0);
    if (!own || !unit) continue;
    take(part, { do: 'unit', nation, unit, num: countOf(own.units, unit) - 1 }, part);
    return true;
  }
  return false;
}
