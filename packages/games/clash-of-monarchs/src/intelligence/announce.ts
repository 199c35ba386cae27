/**
 * Limited Intelligence at the table (24.5): events lose the numbers nobody may count, and what everybody sees change is said:
 * a Major Force marker set or taken off, a fortress masked, a road barred, two armies that show themselves in battle.
 */
import type { Rules } from '@quadrille/kernel';
import { anyMarch, type PhaseId } from '../agenda.ts';
import { nameOfStack } from '../changes/stacks.ts';
import type { Event } from '../events.ts';
import { findStack } from '../facts/spaces.ts';
import { nationsOf, spOf } from '../facts/troops.ts';
import type { Contingents, Count, Stack, State } from '../state.ts';
import { ALLIANCES, NATIONS, type Nation, type SpaceId, THEATERS, UNITS, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { contested, groundAt, verdictOn } from './ground.ts';
import { inBattle, lookOf } from './sight.ts';
import { isVeiled, UNKNOWN } from './veil.ts';

type Chapter = (game: Game) => Rules<PhaseId>;

/** The chapters as a table plays them that has chosen Limited Intelligence; without it they are as they were. */
export const discreetly = (chapters: Readonly<Record<PhaseId, Chapter>>): Record<PhaseId, Chapter> => {
  const wrapped = Object.entries(chapters).map(([id, chapter]) => [
    id,
    (game: Game) => (isVeiled(game.state) ? told(game, chapter) : chapter(game)),
  ]);
  return Object.fromEntries(wrapped) as Record<PhaseId, Chapter>;
};

/** Before every question, and when a phase ends, what has changed in sight of everybody is said. */
function* told(game: Game, chapter: Chapter): Rules<PhaseId> {
  let before = pictureOf(game);
  const { state } = game;
  let made = state.nextStack;
  const tell: Game['tell'] = (event, only) => {
    game.tell(withoutNumbers(event), only);
    if (!HARMLESS.includes(event.type)) game.liftVeil();
  };
  const course = chapter({ ...game, tell });
  for (let step = course.next(); ; ) {
    // A force that came and went between two questions was never seen: not even its number tells of it.
    made = state.stacks.reduce((next, { id }) => Math.max(next, id + 1), made);
    state.nextStack = made;
    const after = pictureOf(game);
    sayWhatChanged(game, before, after);
    before = after;
    if (step.done) return step.value;
    // Whom a player sees, and so what he may be offered, is nobody else's to work out.
    for (const question of step.value) question.closed = true;
    step = course.next(yield step.value);
  }
}

/** What a player does before everybody's eyes tells nothing of numbers: it may be taken back. Everything else may. */
const HARMLESS: readonly Event['type'][] = [
  'turn',
  'no-card',
  'played',
  'discarded',
  'activated',
  'moved',
  'leader-moved',
  'picked-up',
  'dropped',
  'activation-over',
  'depot-moved',
  'fleet',
];

/** Events that would count the enemy's men: their numbers stay unsaid. */
const COUNTED: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  activated: ['sp'],
  'picked-up': ['sp', 'leaders'],
  dropped: ['sp', 'leaders'],
  'went-inside': ['sp'],
  'came-out': ['sp'],
  honors: ['sp'],
  came: ['what'],
  dismissed: ['what'],
  redeployed: ['what'],
};

function withoutNumbers(event: Event): Event {
  const counted = COUNTED[event.type];
  if (!counted) return event;
  const veiled = Object.entries(event).map(([key, value]) => [key, counted.includes(key) ? unsaid(key, value) : value]);
  return Object.fromEntries(veiled) as Event;
}

/** Kinds are said, how many of them is not: `inf 3` becomes `inf ?`. */
const unsaid = (key: string, value: unknown): string =>
  key === 'what' ? String(value).replace(/\d+/g, UNKNOWN) : UNKNOWN;

/** What everybody sees, to be compared: nothing in it is hidden from anybody. */
interface Picture {
  readonly forces: ReadonlyMap<number, { readonly name: string; readonly at: SpaceId; readonly face: string }>;
  readonly grounds: ReadonlyMap<SpaceId, string>;
  /** What the march under way is known to be: small, large, of several nations (12.1, 12.2). */
  readonly pace: string;
  readonly open: ReadonlySet<number>;
  /** Force Pools, Theater boxes and prisoners, which lie open. */
  readonly piles: ReadonlyMap<Nation, string>;
}

const pictureOf = (world: World): Picture => ({
  forces: new Map(
    world.state.stacks.map((stack) => [
      stack.id,
      { name: nameOfStack(world, stack), at: stack.at, face: JSON.stringify(lookOf(world, stack)) },
    ]),
  ),
  grounds: new Map(contested(world).map((at) => [at, verdictOn(world, at)])),
  pace: paceOf(world),
  open: new Set(world.state.stacks.filter((stack) => inBattle(world.state, stack)).map(({ id }) => id)),
  piles: new Map(NATIONS.map((nation) => [nation, pileOf(world.state, nation)])),
});

function pileOf({ nations, boxes, prisoners }: State, nation: Nation): string {
  const held = ALLIANCES.flatMap((side) => prisoners[side].troops[nation] ?? []);
  const said = [
    unitsIn(nations[nation].pool),
    ...THEATERS.map((box) => (boxes[box][nation] ? `${box}: ${unitsIn(boxes[box][nation] ?? {})}` : '')),
    ...held.map(({ inf, units }) => `inf ${inf} ${unitsIn(units)}`),
  ];
  return said.filter((each) => each !== '').join('; ');
}

const unitsIn = (units: Partial<Record<Unit, number | Count>>): string =>
  UNITS.flatMap((unit) => {
    const num = units[unit];
    return num === undefined ? [] : [`${unit} ${Array.isArray(num) ? num.join('+') : num}`];
  }).join(', ');

const paceOf = ({ state }: World): string => {
  const march = anyMarch(state);
  return march ? [march.stack, march.light, march.heavy, march.mixed].join() : '';
};

/** It cannot be taken back: it may tell of numbers that nobody knew. */
function sayWhatChanged(game: Game, before: Picture, after: Picture): void {
  const news = (event: Event): void => {
    game.tell(event);
    game.liftVeil();
  };
  for (const stack of game.state.stacks) {
    const known = before.forces.get(stack.id);
    if (known?.face !== after.forces.get(stack.id)?.face) news(seen(game, stack));
    if (after.open.has(stack.id) && !before.open.has(stack.id)) news(shown(game, stack));
  }
  for (const [id, { name, at }] of before.forces) if (!after.forces.has(id)) news({ type: 'gone', force: name, at });
  for (const [nation, what] of after.piles)
    if (before.piles.get(nation) !== what) news({ type: 'piles', nation, what });
  const march = anyMarch(game.state);
  const mover = march && findStack(game.state, march.stack);
  if (mover && after.pace !== before.pace)
    news({
      type: 'pace',
      force: nameOfStack(game, mover),
      pace: march.light ? (march.heavy ? 'dragging' : 'small') : march.heavy ? 'large' : 'middling',
      mixed: Number(march.mixed),
    });
  for (const at of new Set([...before.grounds.keys(), ...after.grounds.keys()]))
    if (before.grounds.get(at) !== after.grounds.get(at)) news(groundNews(game, at, after.grounds.get(at) ?? ''));
}

function groundNews(game: Game, at: SpaceId, verdict: string): Event {
  const { masked, ap, coalition } = groundAt(game, at);
  const passes = ap && coalition ? 'both-sides' : ap ? 'ap' : coalition ? 'coalition' : 'neither-side';
  return { type: 'ground', at, masked: masked ? 'masked' : 'not-masked', passes, verdict };
}

const shown = (world: World, stack: Stack): Event => ({
  type: 'shown',
  force: nameOfStack(world, stack),
  at: stack.at,
  sp: spOf(stack),
  what: listOf(stack.troops),
});

const seen = (world: World, stack: Stack): Event => {
  const { size, nations, top, light } = lookOf(world, stack);
  return {
    type: 'seen',
    stack: stack.id,
    force: nameOfStack(world, stack),
    at: stack.at,
    size,
    nations: nations.join(' '),
    top: top ?? '',
    light,
  };
};

/** A force in words: `PR inf 12, PR line_cav 3`. */
const listOf = (troops: Contingents): string =>
  nationsOf(troops)
    .flatMap((nation) => {
      const own = troops[nation];
      if (!own) return [];
      const units = UNITS.filter((unit) => own.units[unit]).map(
        (unit) => `${nation} ${unit} ${own.units[unit]?.join('+')}`,
      );
      return own.inf > 0 ? [`${nation} inf ${own.inf}`, ...units] : units;
    })
    .join(', ');
