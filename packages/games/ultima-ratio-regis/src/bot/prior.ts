/** How plausible an option is, from its name and the position. */
import type { Ask, Question } from '@quadrille/kernel';
import type { Objective } from '../data/model.ts';
import { isArea } from '../facts/ground.ts';
import { cardOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { enemiesOf } from '../facts/relations.ts';
import { fortressAt, ownTroopsAt, unitOf } from '../facts/units.ts';
import type { State } from '../state.ts';
import { type Area, type Power, TECHNOLOGIES } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { actPrior, type Notes, powerNamed } from './deeds.ts';
import { needOf } from './fronts.ts';
import { agreesToPeace } from './peace.ts';
import { menaceTo, strengthOf } from './strength.ts';
import { prizeOf, promise } from './targets.ts';

/** Answers that speak for themselves, whatever is asked. */
const PLAIN: Readonly<Record<string, number>> = {
  'fight/best': 10,
  proposal: 20,
  proposed: 20,
  'by-hand': 0.1,
  'army/all': 10,
  subjugate: 10,
  conscripts: 1,
  extraordinary: 2,
  ordinary: 2,
  fight: 2,
  withdraw: 2,
  stand: 2,
  pass: 2,
  done: 2,
  go: 10,
  stay: 1,
  intercept: 2,
  none: 0.4,
};

/** Questions to which yes is the better answer, or no. */
const YES: readonly string[] = ['take-control', 'join-relief', 'agree-corps', 'agree-fleet'];
const NO: readonly string[] = ['capitulate', 'conscript', 'join-war', 'drag'];

/** Combat cards that help whoever plays them for his own side; others need an eye for the moment. */
const HELPFUL: readonly string[] = ['018', '021', '022', '023', '025', '026', '028'];

/** All options of a question: what is found out for one serves the others. */
export function priorsOf(world: World, question: Question): number[] {
  const notes: Notes = new Map();
  return question.options.map(({ id }) => priorOf(world, question, id, notes));
}

export function priorOf(world: World, { ask, seat }: Question, id: string, notes: Notes = new Map()): number {
  const power = powerNamed(ask.args?.power);
  if (id.endsWith('/proposal') || id.endsWith('/proposed')) return 20;
  if (id.startsWith('fleet/') || id.startsWith('retire/')) return 0.2;
  switch (ask.id) {
    case 'act':
      return actPrior(world, id, notes);
    case 'group-bid':
      return Number(id) <= 2 ? 2 : 0.1;
    case 'close':
      return id === 'done' ? 10 : 0.5;
    case 'dynasty':
      return id === 'done' ? 10 : 0.1;
    case 'bid':
      return bidPrior(world, String(ask.args?.prize ?? ''), id);
    case 'cards-before':
    case 'cards-rolled':
    case 'cards-resolved':
      return HELPFUL.some((card) => id.startsWith(`card/${card}`)) ? 3 : (PLAIN[id] ?? 0.4);
  }
  if (ask.id === 'agree-peace' && power) {
    const enemy = powerNamed(ask.args?.enemy);
    return enemy && agreesToPeace(world, power, enemy) === (id === 'yes') ? 9 : 1;
  }
  if (id === 'yes') return YES.includes(ask.id) ? 9 : 1;
  if (id === 'no') return NO.includes(ask.id) ? 9 : 2;
  return power === undefined ? otherwise(world, seat, ask.id, id) : ofPower(world, power, ask, id);
}

function ofPower(world: World, power: Power, ask: Ask, id: string): number {
  const at = String(ask.args?.at ?? '');
  const area = id.slice(id.indexOf('/') + 1);
  switch (ask.id) {
    case 'march':
    case 'advance':
      return goalPrior(world, power, at, id);
    case 'land':
    case 'free-landing':
      return isArea(world, area) ? 0.5 + promise(world, power, at, area) : 0.5;
    case 'after-relief':
      return id === 'done' ? 6 : 1;
    case 'disband':
      return id === 'done' ? 3 : 0.3;
    case 'column':
      return unitOf(world, area).at === leaderAt(world.state, power) ? 3 : 1;
    case 'column-step':
      return columnPrior(world, power, id);
    case 'redeploy':
      return id === 'stay' ? 1.5 : isArea(world, area) ? 0.5 + needOf(world, power, area) : 0.5;
    case 'regroup':
    case 'build-troop':
      return isArea(world, area) ? 1 + needOf(world, power, area) : 1;
    case 'build-fortress':
      return isArea(world, area) ? 1 + menaceTo(world, power, area) : 1;
    case 'react':
      return reactionPrior(world, power, at, id);
    case 'force-control':
      return id === 'force' && Number(ask.args?.price) === 1 ? 3 : 1;
    case 'oppose':
      return id === 'pass' ? 1 : fortressAt(world, area.split('/')[0] ?? '') === null ? 3 : 4;
    case 'support':
      return supportPrior(world.state, power, id);
    default:
      return PLAIN[id] ?? 1;
  }
}

/** What harms somebody is for others. */
const HARMFUL: readonly string[] = ['revolt-against', 'unrest-of', 'plague', 'casus-belli-against'];

function otherwise(world: World, seat: string, question: string, id: string): number {
  const named = powerNamed(id.slice(id.indexOf('/') + 1));
  if (named && world.state.realms.some(({ power }) => power === named)) {
    const own = realmOf(world, named).player === seat;
    return HARMFUL.includes(question) === own ? 0.2 : 3;
  }
  return PLAIN[id] ?? 1;
}

/** A minor that is an objective is worth more unrest than another; technology is for war. */
function bidPrior(world: World, prize: string, id: string): number {
  const [, name, amount] = id.split('/');
  const power = powerNamed(name);
  if (!power) return 2;
  const tech = TECHNOLOGIES.some((each) => each === prize);
  const aim = cardOf(world, power).objectives.some((objective) => isAbout(objective, prize));
  const most = aim ? 4 : tech && enemiesOf(world, power).length === 0 ? 1 : 2;
  const room = vitalityOf(world, power) - realmOf(world, power).unrest + (aim ? 2 : 0);
  return Number(amount) <= most && room >= 0 ? (aim ? 6 : 3) - 0.4 * Number(amount) : 0.3;
}

const isAbout = (objective: Objective, minor: string): boolean =>
  objective.type === 'minor' || objective.type === 'minor_or_province'
    ? objective.minor === minor
    : objective.type === 'sum'
      ? objective.all.some((each) => isAbout(each, minor))
      : objective.type === 'emperor' && minor === 'empire';

/** Where a force goes: to what it can take, not to what beats it. */
function goalPrior(world: World, power: Power, at: Area, id: string): number {
  if (id === 'subjugate') return 12;
  if (id === 'stay') return 2;
  const to = id.slice(3);
  return isArea(world, to) ? promise(world, power, at, to) : 0.5;
}

const leaderAt = ({ leaders, units }: State, power: Power): string | undefined => {
  const leader = leaders.find((each) => each.power === power);
  return units.find(({ id }) => id === leader?.on)?.at;
};

/** A column takes up all it can before it goes where it is wanted, and stops there. */
function columnPrior(world: World, power: Power, id: string): number {
  const task = world.state.agenda.at(-1);
  const first = task?.do === 'column' ? task.train[0] : undefined;
  const here = first === undefined ? '' : unitOf(world, first).at;
  const start = task?.do === 'column' && task.visited.length === 1;
  if (id === 'done') return 3;
  if (id.startsWith('take/')) return start ? 9 : 1;
  const to = id.slice(3);
  if (!id.startsWith('go/') || !isArea(world, to) || !isArea(world, here)) return 0.5;
  const gain = needOf(world, power, to) - needOf(world, power, here);
  return gain > 0.5 ? 3 + gain : 0.5;
}

/** Whoever comes with much more is not awaited; whoever comes with less is met. */
function reactionPrior(world: World, power: Power, at: Area, id: string): number {
  const task = world.state.agenda.at(-1);
  if (task?.do !== 'approach') return PLAIN[id] ?? 1;
  const { march } = task;
  const attack = strengthOf(march.units.map((unit) => unitOf(world, unit)));
  const defence = strengthOf(ownTroopsAt(world, power, at));
  const walls = fortressAt(world, at) === null ? 0 : 3;
  if (id.startsWith('intercept/')) {
    const from = id.startsWith('intercept/army/') ? (id.split('/')[2] ?? '') : '';
    const army = from === '' ? 3 : strengthOf(ownTroopsAt(world, power, from).slice(0, 4));
    const together = army + defence + walls;
    return prizeAtStake(world, march.power, at) && together > attack && defence + walls < 1.5 * attack ? 3 : 0.5;
  }
  if (id.startsWith('retreat/')) {
    const lost = defence > 0 && defence + walls < 0.6 * attack;
    if (!lost) return 0.4;
    return id === 'retreat/apart' ? 0.4 : id === 'retreat/disperse' ? 2.1 : 3;
  }
  return PLAIN[id] ?? 1;
}

const prizeAtStake = (world: World, enemy: Power, at: Area): boolean => prizeOf(world, enemy, at) >= 1.5;

/** Fleets support their own side. */
function supportPrior({ agenda }: State, power: Power, id: string): number {
  const task = agenda.at(-1);
  if (task?.do !== 'support' || !id.startsWith('support/')) return PLAIN[id] ?? 1;
  const side = id.split('/')[1] === 'attack' ? task.fight.attack : task.fight.defence;
  return side.power === power ? 4 : 0.5;
}
