/**
 * What enemies answer when a force activates, enters a space or announces a siege roll: an Interrupt or an Interception,
 * asked of all who might, at once, in one question (8.6.5, 13). Who lets the whole march pass is not asked again on it.
 */
import { option, type Rules, reactions } from '@quadrille/kernel';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { findStack } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import { interruptsOf, type Moment, mayInterrupt, playInterrupt } from '../hooks.ts';
import type { Stack } from '../state.ts';
import { type CardId, type LeaderId, type Power, SEATS, type SeatId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { type Arrival, attempt, interceptors, seatFor } from './interception.ts';

type Answer =
  | { readonly do: 'pass-march' }
  | { readonly do: 'interrupt'; readonly card: CardId; readonly power: Power }
  | { readonly do: 'intercept'; readonly leader: LeaderId; readonly part: boolean };

/** Who is asked, and about what. */
interface Occasion {
  readonly moment: Moment;
  /** Whether the force may be Intercepted here. */
  readonly intercept: boolean;
  readonly interrupt: boolean;
  /** Seats that have let the whole march pass; none where there is no march. */
  readonly waived: SeatId[] | null;
}

/** The Interceptor who came, if one did. A march may have been cut short by then. */
export function* react(game: Game, target: Stack, occasion: Occasion): Rules<Arrival | null> {
  const seats = asked(game, target, occasion);
  if (seats.length === 0) return null;
  const { moment, waived } = occasion;
  const args = { force: nameOfStack(game, target), at: moment.space, sp: spOf(target), moment: moment.at };
  const answers = yield* reactions(game, seats, (seat) => ({
    seat,
    ask: near(game, target, occasion).includes(seat)
      ? asking('intercept', '13.0', args)
      : asking('interrupt', '8.6.5', args),
    options: () => [
      ...(waived ? [option('pass-march', { do: 'pass-march' } satisfies Answer as Answer)] : []),
      ...answersOf(game, target, occasion, seat).map((answer) => option(answerId(answer), answer)),
    ],
  }));
  for (const { of, value } of answers) if (value.do === 'pass-march') waived?.push(of);
  const interrupting = answers.filter(({ value }) => value.do === 'interrupt');
  for (const { value } of interrupting) yield* interrupt(game, value, moment);
  const again = interrupting.map(({ of }) => of);
  if (!findStack(game.state, target.id)) return null;
  for (const { value } of answers) {
    if (value.do !== 'intercept') continue;
    const arrival = yield* attempt(game, target, moment.space, value.leader, value.part);
    if (arrival) return arrival;
  }
  if (again.length === 0 || !occasion.intercept) return null;
  return yield* react(game, target, { ...occasion, interrupt: false, waived: notThese(waived, again) });
}

/** After an Interrupt its player may still Intercept; the others have had their say. */
const notThese = (waived: SeatId[] | null, again: readonly SeatId[]): SeatId[] => [
  ...(waived ?? []),
  ...SEATS.filter((seat) => !again.includes(seat)),
];

/** Seats that everybody can see might answer. */
function asked(world: World, target: Stack, { moment, intercept, interrupt: may, waived }: Occasion): SeatId[] {
  const holding = may ? mayInterrupt(world, moment) : [];
  const close = near(world, target, { moment, intercept });
  return SEATS.filter((seat) => !waived?.includes(seat) && (holding.includes(seat) || close.includes(seat)));
}

/** Seats with a Command near enough to Intercept. */
const near = (world: World, target: Stack, { moment, intercept }: Pick<Occasion, 'moment' | 'intercept'>): SeatId[] =>
  intercept ? interceptors(world, target, moment.space).map((each) => seatFor(world, each)) : [];

function answersOf(world: World, target: Stack, occasion: Occasion, seat: SeatId): Answer[] {
  const { moment, intercept } = occasion;
  const cards = occasion.interrupt ? interruptsOf(world, seat, moment) : [];
  const own = intercept
    ? interceptors(world, target, moment.space).filter((each) => seatFor(world, each) === seat)
    : [];
  return [
    ...own.map(({ leader }): Answer => ({ do: 'intercept', leader, part: false })),
    ...own
      .filter(({ force }) => (spOf(force) - 1) * 4 > spOf(target))
      .map(({ leader }): Answer => ({ do: 'intercept', leader, part: true })),
    ...cards.map(({ card, power }): Answer => ({ do: 'interrupt', card, power })),
  ];
}

function answerId(answer: Answer): string {
  if (answer.do === 'intercept') return `intercept/${answer.leader}${answer.part ? '/part' : ''}`;
  return answer.do === 'interrupt' ? `interrupt/${answer.card}` : 'pass-march';
}

function* interrupt(game: Game, answer: Answer, moment: Moment): Rules {
  if (answer.do !== 'interrupt' || !findStack(game.state, moment.stack)) return;
  game.state.turn.interrupts.push({ by: answer.power, stack: moment.stack });
  yield* playInterrupt(game, answer.power, answer.card, moment);
}
