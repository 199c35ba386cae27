/** Peace conditions: what the winner of a war may ask for, and what it costs (§21.4.3). */
import { ask, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { possess } from '../changes/titles.ts';
import { changeUnrest, gainVpFor } from '../changes/tracks.ts';
import { groundOf, isCoastal, neighboursOf, onMainMap } from '../facts/ground.ts';
import { theaterOfMinor } from '../facts/minors.ts';
import { cardOf, isInterested, playerOf, plays, realmOf, specialsOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { isPower, ownerOf, possessionsOf, tenureOf } from '../facts/titles.ts';
import { commandOf, unitsAt } from '../facts/units.ts';
import { allyByAuction, becomeNeutral, boundTo, isIndependent, mayAlly } from '../minors/alliance.ts';
import { inCivilWar, isContested } from '../special/civil-war.ts';
import { foundEnclave } from '../special-areas/enclaves.ts';
import type { TaskOf } from '../tasks.ts';
import { type Area, type Minor, type Power, TRADE_CENTERS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { goHome, mayGoHome } from './homecoming.ts';
import { withheld } from './withheld.ts';

/** The lines of the price list. */
export const REPARATIONS = [
  'vp',
  'minor',
  'break',
  'domain',
  'border',
  'overseas',
  'home-area',
  'enclave',
  'unrest',
  'places',
] as const;
type Condition = (typeof REPARATIONS)[number];

/** Something the winner may ask for. */
interface Demand {
  readonly what: Condition;
  readonly thing: string;
  readonly cost: number;
}

/** The winner asks for one thing after another, as long as conditions are left; or for what is proposed. */
export function* conditions(game: Game, task: TaskOf<'conditions'>): Rules {
  const { winner, loser } = task;
  if (task.left === 0 || !plays(game, winner) || !plays(game, loser)) return finishTask(game, task);
  const demand: Demand | 'proposed' | null = yield* plan(
    playerOf(game, winner),
    ask('conditions', '§21.4.3', { power: winner, loser, left: task.left }, winner),
    () => [option('proposed', 'proposed' as const), ...affordable(game, task).map((each) => option(idOf(each), each))],
    () => [...tooDear(game, task), ...withheld(game, task)],
  );
  if (demand === null) finishTask(game, task);
  else if (demand === 'proposed')
    for (let best = proposal(game, task); best; best = proposal(game, task)) take(game, task, best);
  else take(game, task, demand);
}

function take(game: Game, task: TaskOf<'conditions'>, demand: Demand): void {
  const { winner, loser } = task;
  const { what, thing } = demand;
  task.left -= demand.cost;
  game.tell({ type: 'condition', power: winner, against: loser, what: `condition-${what}`, thing });
  grant(game, task, demand);
}

const affordable = (world: World, task: TaskOf<'conditions'>): Demand[] =>
  demands(world, task).filter(({ cost }) => cost <= task.left);

/** Land that the winner is after, then what it holds, then VP; what is left shifts unrest. */
const WORTH: Readonly<Record<Condition, number>> = {
  'home-area': 8,
  domain: 7,
  minor: 6,
  vp: 5,
  overseas: 4,
  border: 3,
  enclave: 0,
  places: 2,
  break: 1,
  unrest: 1.5,
};

/** What to ask for next, if one takes advice; nothing once the conditions are spent. */
export function proposal(world: World, task: TaskOf<'conditions'>): Demand | undefined {
  const { objectives } = cardOf(world, task.winner);
  const wanted = ({ thing }: Demand) => JSON.stringify(objectives).includes(`"${thing}"`);
  const worth = (demand: Demand) => (WORTH[demand.what] + (wanted(demand) ? 4 : 0)) / demand.cost;
  return affordable(world, task).sort((a, b) => worth(b) - worth(a))[0];
}

export const idOf = ({ what, thing }: Demand): string => `${what}/${thing}`;

const tooDear = (world: World, task: TaskOf<'conditions'>): Refused[] =>
  demands(world, task)
    .filter(({ cost }) => cost > task.left)
    .map((each) => ({ id: idOf(each), code: 'too-dear', args: { cost: each.cost, left: task.left }, cite: '§21.4.3' }));

/** The price list of §21.4.3, with all that it applies to; of a Power that collapses the winner keeps what it holds anyway (§21.5). */
export function demands(world: World, task: TaskOf<'conditions'>): Demand[] {
  const { winner, loser, held, used } = task;
  const falls = realmOf(world, loser).collapsing;
  const own = possessionsOf(world, loser).filter(
    (area) => !isContested(world, area) && !(falls && held.includes(area)),
  );
  return [
    { what: 'vp', thing: winner, cost: seeksVictory(world, winner, loser) ? 1 : 2 },
    { what: 'unrest', thing: loser, cost: 1 },
    ...minorDemands(world, winner, loser),
    ...own.flatMap((area) => landDemands(world, task, area)),
    ...placeDemands(world, winner, loser).filter(({ thing }) => !used.some((center) => center === thing)),
  ];
}

/** 1 VP costs one condition if the winner's card asks for a military victory, or in a civil war (§21.4.3, §26.1). */
const seeksVictory = (world: World, winner: Power, loser: Power): boolean =>
  cardOf(world, winner).objectives.some((each) => each.type === 'military_victory' && each.power === loser) ||
  inCivilWar(world, winner, loser);

/** Alliances of minors; those of a Power that collapses end by themselves (§21.5). */
function minorDemands(world: World, winner: Power, loser: Power): Demand[] {
  return world.state.minors.flatMap(({ minor, ally }): Demand[] => {
    if (ally !== loser || boundTo(world, minor) !== null || minor === 'empire') return [];
    const theater = theaterOfMinor(world, minor);
    if (theater === null || !isInterested(world, winner, theater)) return [];
    const extra = isIndependent(world, minor) ? 1 : 0;
    const breaks: Demand[] = realmOf(world, loser).collapsing ? [] : [{ what: 'break', thing: minor, cost: 1 + extra }];
    return mayAlly(world, winner, minor) ? [{ what: 'minor', thing: minor, cost: 2 + extra }, ...breaks] : breaks;
  });
}

/** Land only in theaters of interest (§18.4.1); home areas are never ceded, but an enclave may be cut from them (§18.8). */
function landDemands(world: World, task: TaskOf<'conditions'>, area: Area): Demand[] {
  const { winner, loser, held } = task;
  const borders = task.borders ?? bordersBetween(world, winner, loser);
  if (!isInterested(world, winner, groundOf(world, area).theater)) return [];
  const found: Demand[] = [];
  if (tenureOf(world, area).as === 'domain') {
    if (held.includes(area)) found.push({ what: 'domain', thing: area, cost: 1 });
    else if (!onMainMap(world, area)) found.push({ what: 'overseas', thing: area, cost: 2 });
    else if (borders.includes(area)) found.push({ what: 'border', thing: area, cost: 2 });
  } else if (held.includes(area) && homeAtPeace(world, winner, area, true))
    found.push({ what: 'home-area', thing: area, cost: 1 });
  const mayCut = tenureOf(world, area).as === 'domain' || held.includes(area);
  if (mayCut && isCoastal(world, area) && !hasEnclave(world, area) && ownerOf(world, area) === loser)
    found.push({ what: 'enclave', thing: area, cost: 1 });
  return found;
}

/** Domains of the loser next to a possession of the winner: as they were when the war began, for possessions do not change while it is on. */
export const bordersBetween = (world: World, winner: Power, loser: Power): Area[] =>
  possessionsOf(world, loser).filter((area) =>
    neighboursOf(world, area).some((each) => ownerOf(world, each.area) === winner),
  );

export const hasEnclave = ({ state }: World, area: Area): boolean =>
  area in state.enclaves || Object.values(state.enclaves).includes(area);

/** Some cards make conquests in certain areas or provinces home areas at peace. */
const homeAtPeace = (world: World, power: Power, area: Area, evenHome: boolean): boolean =>
  specialsOf(world, power, 'home_at_peace').some(
    ({ args }) =>
      (args.includes(area) || args.includes(groundOf(world, area).province)) &&
      (!evenHome || args.includes('even_home')),
  );

/** Exchanging places in a trade center in which the loser stands before the winner. */
function placeDemands({ state }: World, winner: Power, loser: Power): Demand[] {
  return Object.entries(state.trade).flatMap(([center, merchants]): Demand[] => {
    const place = (power: Power) => merchants.findIndex((merchant) => merchant.power === power);
    const [mine, theirs] = [place(winner), place(loser)];
    return mine >= 0 && theirs >= 0 && theirs < mine ? [{ what: 'places', thing: center, cost: 2 }] : [];
  });
}

/** What each condition brings; land of any kind is ceded. */
function grant(game: Game, task: TaskOf<'conditions'>, { what, thing }: Demand): void {
  const { winner, loser } = task;
  if (what === 'vp') gainVpFor(game, winner, 1, 'condition');
  else if (what === 'unrest') {
    changeUnrest(game, winner, -1, 'condition');
    changeUnrest(game, loser, 1, 'condition');
  } else if (what === 'minor') allyByAuction(game, minorNamed(game, thing), winner);
  else if (what === 'break') becomeNeutral(game, minorNamed(game, thing));
  else if (what === 'enclave') foundEnclave(game, winner, thing);
  else if (what === 'places') exchange(game, task, thing);
  else cede(game, thing, winner, loser);
}

const minorNamed = ({ state }: World, thing: string): Minor => {
  const found = state.minors.find(({ minor }) => minor === thing);
  if (!found) throw new Error(`${thing} is no minor in play`);
  return found.minor;
};

/** An area passes to the winner. Troops of the loser leave; so do third Powers that are not at war with the new owner. */
function cede(game: Game, area: Area, winner: Power, loser: Power): void {
  possess(game, area, winner, homeAtPeace(game, winner, area, false) ? 'home' : 'domain');
  const thirds = unitsAt(game, area).filter((unit) => {
    const power = commandOf(game, unit);
    return power !== null && power !== winner && power !== loser && atWar(game, power, winner);
  });
  mayGoHome(game, thirds);
  goHome(
    game,
    unitsAt(game, area).filter((unit) => {
      const power = commandOf(game, unit);
      return power !== null && power !== winner && (power === loser || (isPower(power) && !atWar(game, power, winner)));
    }),
  );
}

function exchange(game: Game, { winner, loser, used }: TaskOf<'conditions'>, thing: string): void {
  const center = TRADE_CENTERS.find((each) => each === thing);
  const merchants = center && game.state.trade[center];
  if (!center || !merchants) return;
  const mine = merchants.findIndex(({ power }) => power === winner);
  const theirs = merchants.findIndex(({ power }) => power === loser);
  const [own, other] = [merchants[mine], merchants[theirs]];
  if (!own || !other) return;
  merchants[mine] = other;
  merchants[theirs] = own;
  used.push(center);
}
