/**
 * What enemies answer when a force activates, enters a space or announces a siege roll: an Interrupt, an Interception, and
 * what their force in that space does if nobody Intercepts, asked of all who might, at once, in one question (8.6.5, 12.10,
 * 13, 14). Who lets the whole march pass is not asked again on it.
 */
import { type Args, type Ask, option, type Rules, reactions } from '@quadrille/kernel';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { stackOfLeader } from '../facts/leaders.ts';
import { findStack } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import { interruptRefusals, interruptsOf, type Moment, mayInterrupt, playInterrupt } from '../hooks.ts';
import { enemyCount, isVeiled } from '../intelligence/veil.ts';
import type { Stack } from '../state.ts';
import { type CardId, type LeaderId, type Power, SEATS, type SeatId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import {
  type Arrival,
  attempt,
  type Interceptor,
  idleInterceptors,
  interceptors,
  mayIntercept,
  seatFor,
} from './interception.ts';
import { type Fallback, fallbackId, type Retiring } from './withdrawal.ts';

type Answer =
  | { readonly do: 'pass-march' }
  | { readonly do: 'interrupt'; readonly card: CardId; readonly power: Power }
  | { readonly do: 'intercept'; readonly leader: LeaderId; readonly part: boolean; readonly or?: Fallback }
  | { readonly do: 'fall-back'; readonly or: Fallback };

/** Who is asked, and about what. */
interface Occasion {
  readonly moment: Moment;
  /** Whether the force may be Intercepted here. */
  readonly intercept: boolean;
  readonly interrupt: boolean;
  /** Seats that have let the whole march pass; none where there is no march. */
  readonly waived: SeatId[] | null;
  /** Leaders who have tried here in vain. */
  readonly tried?: readonly LeaderId[];
  /** Only these are asked: the others have had their say. */
  readonly only?: readonly SeatId[];
  /** What the force that is met here may do if nobody Intercepts: after an Interrupt perhaps nobody is met any more. */
  readonly meets?: () => Retiring | null;
}

/** The same while a question is asked. */
interface Asking extends Occasion {
  readonly retiring: Retiring | null;
}

/** Who came, and what those who are met here have said to do if nobody comes. */
interface Reaction {
  readonly arrival: Arrival | null;
  readonly fallback: Fallback | null;
}

const NOBODY: Reaction = { arrival: null, fallback: null };

/**
 * The Interceptor who came, if one did. A march may have been cut short by then. Who has Interrupted may still Intercept, and
 * whose Command has tried in vain may try with another (13.0).
 */
export function* react(game: Game, target: Stack, given: Occasion): Rules<Reaction> {
  const occasion: Asking = { ...given, retiring: given.meets?.() ?? null };
  const seats = asked(game, target, occasion);
  if (seats.length === 0) return { arrival: null, fallback: silent(occasion, seats, []) };
  const { moment, waived } = occasion;
  const about = {
    force: nameOfStack(game, target),
    at: moment.space,
    sp: enemyCount(game, spOf(target)),
    moment: moment.at,
  };
  const answers = yield* reactions(game, seats, (seat) => ({
    seat,
    ask: questionTo(game, target, occasion, seat, about),
    options: () => [
      ...(waived ? [option('pass-march', { do: 'pass-march' } satisfies Answer as Answer)] : []),
      ...answersOf(game, target, occasion, seat).map((answer) => option(answerId(answer), answer)),
    ],
    refused: () => [
      ...(occasion.intercept ? idleInterceptors(game, target, moment.space, seat) : []),
      ...(occasion.retiring?.seat === seat ? occasion.retiring.refused() : []),
      ...interruptRefusals(game, seat, moment, occasion.interrupt || occasion.tried !== undefined),
    ],
  }));
  for (const { of, value } of answers) if (value.do === 'pass-march') waived?.push(of);
  const interrupting = answers.filter(({ value }) => value.do === 'interrupt');
  for (const { value } of interrupting) yield* interrupt(game, value, moment);
  if (!findStack(game.state, target.id)) return NOBODY;
  const tried = [...(occasion.tried ?? [])];
  for (const { value } of answers) {
    if (value.do !== 'intercept') continue;
    tried.push(value.leader);
    const arrival = yield* attempt(game, target, moment.space, value.leader, value.part);
    if (arrival) return { arrival, fallback: null };
  }
  const fallback =
    answers.flatMap(({ value }) => ('or' in value ? (value.or ?? []) : []))[0] ?? silent(occasion, seats, answers);
  const only = answers
    .filter(({ value }) => value.do === 'interrupt' || (value.do === 'intercept' && !value.or))
    .map(({ of }) => of);
  if (only.length === 0 || !occasion.intercept) return { arrival: null, fallback };
  const again = yield* react(game, target, { ...occasion, interrupt: false, tried, only });
  return { ...again, fallback: again.fallback ?? fallback };
}

/** Whose force is met is told so: a standing order to let marches pass does not speak for it. */
function questionTo(world: World, target: Stack, occasion: Asking, seat: SeatId, about: Args): Ask {
  const args = occasion.retiring?.seat === seat ? { ...about, met: 1 } : about;
  return near(world, target, occasion).includes(seat)
    ? asking('intercept', '13.0', args)
    : asking('interrupt', '8.6.5', args);
}

/** Who is met and has let it pass, now or for the whole march, stands: he is not asked again whether he Withdraws. */
function silent(
  { retiring, waived }: Asking,
  seats: readonly SeatId[],
  answers: readonly { readonly of: SeatId; readonly value: Answer }[],
): Fallback | null {
  const seat = retiring?.seat;
  if (seat === undefined || !(seats.includes(seat) || waived?.includes(seat))) return null;
  return answers.some(({ of, value }) => of === seat && value.do !== 'pass-march') ? null : { do: 'stand' };
}

/** Seats that everybody can see might answer. */
function asked(world: World, target: Stack, occasion: Occasion): SeatId[] {
  const { moment, interrupt: may, waived, only = SEATS } = occasion;
  const holding = may ? mayInterrupt(world, moment) : [];
  const close = near(world, target, occasion);
  return only.filter((seat) => !waived?.includes(seat) && (holding.includes(seat) || close.includes(seat)));
}

/** Commands near enough to Intercept that have not tried yet. */
function fresh(world: World, target: Stack, { moment, intercept, tried = [] }: Occasion): Interceptor[] {
  const spent = tried.flatMap((leader) => stackOfLeader(world.state, leader)?.leaders ?? []);
  return intercept ? interceptors(world, target, moment.space).filter(({ leader }) => !spent.includes(leader)) : [];
}

/** Seats with such a Command. */
const near = (world: World, target: Stack, occasion: Occasion): SeatId[] =>
  isVeiled(world.state)
    ? occasion.intercept
      ? mayIntercept(world, target, occasion.moment.space, occasion.tried ?? [])
      : []
    : fresh(world, target, occasion).map((each) => seatFor(world, each));

function answersOf(world: World, target: Stack, occasion: Asking, seat: SeatId): Answer[] {
  const cards = occasion.interrupt ? interruptsOf(world, seat, occasion.moment) : [];
  const own = fresh(world, target, occasion).filter((each) => seatFor(world, each) === seat);
  const ways = occasion.retiring?.seat === seat ? occasion.retiring.ways : [];
  return [
    ...ways.map((or): Answer => ({ do: 'fall-back', or })),
    ...own.map(({ leader }): Answer => ({ do: 'intercept', leader, part: false })),
    ...own.flatMap(({ leader }) => ways.map((or): Answer => ({ do: 'intercept', leader, part: false, or }))),
    ...own
      .filter(({ force }) => (isVeiled(world.state) ? spOf(force) > 1 : (spOf(force) - 1) * 4 > spOf(target)))
      .map(({ leader }): Answer => ({ do: 'intercept', leader, part: true })),
    ...cards.map(({ card, power }): Answer => ({ do: 'interrupt', card, power })),
  ];
}

function answerId(answer: Answer): string {
  if (answer.do === 'fall-back') return fallbackId(answer.or);
  if (answer.do === 'intercept') {
    const or = answer.or ? `/or/${fallbackId(answer.or)}` : '';
    return `intercept/${answer.leader}${answer.part ? '/part' : ''}${or}`;
  }
  return answer.do === 'interrupt' ? `interrupt/${answer.card}` : 'pass-march';
}

function* interrupt(game: Game, answer: Answer, moment: Moment): Rules {
  if (answer.do !== 'interrupt' || !findStack(game.state, moment.stack)) return;
  game.state.turn.interrupts.push({ by: answer.power, stack: moment.stack });
  yield* playInterrupt(game, answer.power, answer.card, moment);
}
