/** Imperial Pressure (24.1): courts that want victories. */
import { choose, option, type Rules } from '@quadrille/kernel';
import { anyOperation, type March, type Operation } from '../agenda.ts';
import { byRoll } from '../board/tables/rows.ts';
import { discard, handOf } from '../cards/hands.ts';
import { asking } from '../cite.ts';
import { cicOf, serviceOf, stackOfLeader } from '../facts/leaders.ts';
import { isBelligerent } from '../facts/sides.ts';
import { findStack, holdingSide, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, spOf } from '../facts/troops.ts';
import { mpLeft } from '../movement/allowance.ts';
import { distance } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import type { LeaderId, Power, SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';

const COURTS = { theresa: 'AU', louis: 'FR' } as const;
type Court = keyof typeof COURTS;
const courts = Object.keys(COURTS) as Court[];
const markOf = (court: Court): string => `wants-victories/${court}`;

export const DEADLINE = 3;

/** After each Summer and Fall draw, two dice say which court is impatient (24.1). */
export function* imperialPressure(game: Game): Rules {
  const { state, data, tell } = game;
  if (state.options['imperial-pressure'] !== 'yes') return;
  yield* [];
  state.marks = state.marks.filter((mark) => !mark.startsWith('wants-victories/'));
  const roll = rollDie(game) + rollDie(game);
  const result = byRoll(data.tables.politics.pressure, roll);
  tell({ type: 'pressure', roll, result });
  for (const court of courts)
    if ((result === court || result === 'both') && !isIgnored(game, court)) state.marks.push(markOf(court));
}

/** Charles is beyond reproach, a Neutral France has no army, a Crushing Defeat this year is enough (24.1, 24.1.1). */
function isIgnored(world: World, court: Court): boolean {
  const { state } = world;
  const power = COURTS[court];
  if (!isBelligerent(state, power)) return true;
  if (court === 'theresa' && cicOf(world, 'AU') === 'charles') return true;
  if (court === 'louis' && besiegesTheLargest(world)) return true;
  return state.feats.some(
    (feat) => feat.power === power && feat.what === 'crushing-defeat' && feat.year === state.year,
  );
}

/** The French Commander besieges a fortress with the largest Anglo-Prussian force of the German Theater in its space (24.1.2). */
function besiegesTheLargest(world: World): boolean {
  const { state } = world;
  const cic = cicOf(world, 'FR');
  const army = cic === null ? undefined : stackOfLeader(state, cic);
  if (!army || army.inside || state.sieges[army.at]?.by !== 'coalition') return false;
  const enemies = state.stacks.filter(
    (stack) => !isEmpty(stack) && sideOfStack(world, stack) === 'ap' && spaceOf(world, stack.at).theater === 'german',
  );
  const most = Math.max(0, ...enemies.map(spOf));
  return enemies.some((stack) => stack.at === army.at && spOf(stack) === most);
}

/** Where the court wants its army to go: to one of these (24.1.1, 24.1.2). */
function goalsOf(world: World, court: Court): SpaceId[] {
  const { state } = world;
  const cic = cicOf(world, COURTS[court]);
  const army = cic === null ? undefined : stackOfLeader(state, cic);
  if (!army) return [];
  if (court === 'louis') return frenchGoals(world, army);
  for (const city of ['prague', 'dresden']) if (holdingSide(world, city) !== 'coalition') return [city];
  const king = stackOfLeader(state, 'frederick');
  return [king && distance(world, army.at, king.at, 'spaces') <= 6 ? king.at : 'breslau'];
}

/** The nearest Anglo-Prussian force of 6 SPs in the German Theater, or Hanover, as the Commander likes (24.1.2). */
function frenchGoals(world: World, army: Stack): SpaceId[] {
  const enemies = world.state.stacks
    .filter(
      (stack) =>
        !isEmpty(stack) &&
        spOf(stack) >= 6 &&
        sideOfStack(world, stack) === 'ap' &&
        spaceOf(world, stack.at).theater === 'german',
    )
    .map(({ at }) => at);
  const least = Math.min(...enemies.map((at) => distance(world, army.at, at)));
  const nearest = enemies.filter((at) => distance(world, army.at, at) === least);
  return [...new Set([...nearest, ...(holdingSide(world, 'hanover') === 'ap' ? ['hanover'] : [])])];
}

const isUnderOrders = (world: World, court: Court, { leaders }: Stack): boolean => {
  const cic = cicOf(world, COURTS[court]);
  return world.state.marks.includes(markOf(court)) && cic !== null && leaders.includes(cic);
};

/** Where an impatient court wants this Command to go. */
export function wantedOf(world: World, stack: Stack): readonly SpaceId[] {
  const court = courts.find((each) => isUnderOrders(world, each, stack));
  return court === undefined ? [] : goalsOf(world, court);
}

/**
 * The march of a Commander-in-Chief is what the court wanted: he fought or besieges there, the enemy Withdrew before him,
 * he did all he could, was stopped, or an Interrupt was played against him.
 */
export function notePressure(game: Game, march: March): void {
  const { state } = game;
  const stack = findStack(state, march.stack);
  if (!stack || march.terms.how !== 'ops') return;
  for (const court of courts) {
    if (!isUnderOrders(game, court, stack)) continue;
    // A match of an older version has a single one.
    const goals = march.wanted ? [march.wanted].flat() : goalsOf(game, court);
    const entered = anyOperation(state)?.entered.filter(({ stack: id }) => id === march.stack) ?? [];
    const obeyed = goals.some(
      (goal) =>
        (march.from === goal || entered.some(({ space }) => space === goal)) &&
        (march.fought || state.sieges[goal] !== undefined || march.gaveWay === goal),
    );
    const nearer = goals.some((goal) => distance(game, stack.at, goal) < distance(game, march.from, goal));
    const tried = nearer && mpLeft(game, { ...march, over: false }, stack) === 0;
    const interrupted = state.turn.interrupts.some(({ stack: id }) => id === march.stack);
    if (goals.length === 0 || obeyed || tried || interrupted || march.ended)
      state.marks = state.marks.filter((mark) => mark !== markOf(court));
  }
}

/** A Commander-in-Chief who has marched besieges or storms a fortress where his court wanted him: it is content (24.1). */
export function noteAssault(game: Game, stack: Stack): void {
  const { state } = game;
  if (!state.turn.activated.includes(stack.id) || state.turn.withoutCard?.includes(stack.id)) return;
  for (const court of courts)
    if (isUnderOrders(game, court, stack) && goalsOf(game, court).includes(stack.at))
      state.marks = state.marks.filter((mark) => mark !== markOf(court));
}

/** Unmet by Round 3: a card in Round 4, and that Turn is lost (24.1). Says whether it is. */
export function* punished(game: Game, power: Power): Rules<boolean> {
  const { state, tell } = game;
  const court = courts.find((each) => COURTS[each] === power);
  if (court === undefined || state.round <= DEADLINE || !state.marks.includes(markOf(court))) return false;
  state.marks = state.marks.filter((mark) => mark !== markOf(court));
  if (isIgnored(game, court)) return false;
  tell({ type: 'pressure-penalty', power });
  if (handOf(game, power).length > 0) {
    const card = yield* choose(state.seats[power], asking('pressure-discard', '24.1', { power }), () =>
      handOf(game, power).map((id) => option(`discard/${id}`, id)),
    );
    discard(game, power, card);
    tell({ type: 'discarded', power, card, why: 'pressure' });
  }
  return true;
}

/** The court's order lets a second French Command march with the first (24.1.2). */
export const louisOrders = ({ state }: World, power: Power): boolean =>
  power === 'FR' && state.marks.includes(markOf('louis'));

const leadsFrance = (world: World, { leaders }: Stack): boolean => leaders.some((id) => id === cicOf(world, 'FR'));

/** Beside the French CIC another French Command marches, or a mixed one; beside anybody else nobody but the CIC (24.1.2). */
export function louisSends(
  world: World,
  chosen: readonly number[],
  { stack, leader }: { readonly stack: Stack; readonly leader: LeaderId | null },
): boolean {
  const first = chosen[0] === undefined ? undefined : findStack(world.state, chosen[0]);
  if (!first || leader === null) return true;
  if (!leadsFrance(world, first)) return leader === cicOf(world, 'FR');
  return serviceOf(world, leader) === 'FR' || stack.troops.FR !== undefined;
}

/** The Command that marches beside the CIC has 1 MP more (24.1.2). */
export const louisHastens = (world: World, { louis, chosen }: Operation, stack: Stack): number =>
  louis && chosen.length > 1 && !leadsFrance(world, stack) ? 1 : 0;
