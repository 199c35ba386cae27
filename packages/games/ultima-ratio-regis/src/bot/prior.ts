/** How plausible an option is, from its name and the position. */
import type { Question } from '@quadrille/kernel';
import { isArea } from '../facts/ground.ts';
import { moraleOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { ownTroopsAt } from '../facts/units.ts';
import { goals } from '../land/march.ts';
import type { Unit } from '../state.ts';
import { type Area, POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { odds, prizeOf } from './targets.ts';

const powerNamed = (text: unknown): Power | undefined => POWERS.find((power) => power === text);

/** Answers that speak for themselves, whatever is asked. */
const PLAIN: Readonly<Record<string, number>> = {
  'fight/best': 10,
  proposal: 20,
  proposed: 20,
  'by-hand': 0.1,
  'army/all': 10,
  subjugate: 10,
  conscripts: 1,
  force: 3,
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

export function priorOf(world: World, { ask, seat }: Question, id: string): number {
  const power = powerNamed(ask.args?.power);
  if (id.endsWith('/proposal') || id.endsWith('/proposed')) return 20;
  if (id.startsWith('fleet/') || id.startsWith('retire/')) return 0.2;
  if (ask.id === 'act') return actPrior(world, id);
  if (ask.id === 'group-bid') return Number(id) <= 2 ? 2 : 0.1;
  if (ask.id === 'close') return id === 'done' ? 10 : 0.5;
  if (ask.id === 'dynasty') return id === 'done' ? 10 : 0.1;
  if (ask.id === 'bid') return bidPrior(world, id);
  if (id === 'yes') return YES.includes(ask.id) ? 9 : 1;
  if (id === 'no') return NO.includes(ask.id) ? 9 : 2;
  if (power === undefined) return otherwise(world, seat, ask.id, id);
  if (ask.id === 'march' || ask.id === 'advance') return goalPrior(world, power, String(ask.args?.at ?? ''), id);
  if (ask.id === 'land' || ask.id === 'free-landing') {
    const area = id.slice(id.indexOf('/') + 1);
    return isArea(world, area) ? 1 + prizeOf(world, power, area) : 0.5;
  }
  if (ask.id === 'after-relief') return id === 'done' ? 6 : 1;
  if (ask.id === 'disband') return id === 'done' ? 3 : 0.3;
  if (ask.id === 'column-step') return id === 'done' ? 6 : id.startsWith('take') ? 3 : 1;
  if (ask.id === 'redeploy') return id === 'stay' ? 2 : 1;
  return PLAIN[id] ?? 1;
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

/** Bids for minors and technology: little, and only where unrest allows it. */
function bidPrior(world: World, id: string): number {
  const [, name, amount] = id.split('/');
  const power = powerNamed(name);
  if (!power) return 2;
  const room = vitalityOf(world, power) - realmOf(world, power).unrest;
  return Number(amount) <= 2 && room >= 0 ? 3 : 0.3;
}

/** Where a force goes: to what it can take, not to what beats it. */
function goalPrior(world: World, power: Power, at: Area, id: string): number {
  if (id === 'subjugate') return 12;
  if (id === 'stay') return 2;
  const to = id.slice(3);
  return isArea(world, to) ? promise(world, power, at, to) : 0.5;
}

export function promise(world: World, power: Power, at: Area, to: Area): number {
  const value = prizeOf(world, power, to);
  if (value <= 0) return 0.5;
  const chance = odds(world, power, at, to);
  return chance < 0.9 ? 0.5 : 2 + value * Math.min(1.5, chance);
}

/** What to do with an action: take what can be taken, calm what boils, build, then the rest. */
function actPrior(world: World, id: string): number {
  const [verb, name, action = '', subject = ''] = id.split('/');
  if (verb === 'card') return 6;
  if (verb === 'event') return 4;
  if (verb === 'end') return 1.2;
  if (verb === 'attach' || verb === 'part') return 0.1;
  if (verb === 'sail') return 1;
  if (verb === 'peace') return 1;
  const power = powerNamed(name);
  if (verb !== 'act' || !power) return 1;
  const { unrest } = realmOf(world, power);
  const vitality = vitalityOf(world, power);
  switch (action) {
    case 'subjugate':
      return 6 + prizeOf(world, power, subject);
    case 'assault':
      return 7;
    case 'march':
      return marchPrior(world, power, subject);
    case 'land':
      return 4.5;
    case 'calm':
      return unrest > 2 * vitality ? 9 : unrest > vitality ? 5.5 : unrest > 0 ? 2.4 : 0.1;
    case 'regroup':
      return 3.5;
    case 'repair':
      return 2.2;
    case 'troop':
      return unrest > vitality + 2 ? 1 : 2.5;
    case 'piracy':
      return 4;
    case 'hunt':
      return 1.5;
    case 'promote':
      return unrest < vitality ? 2.6 : 0.3;
    case 'leader':
      return world.state.leaders.some((leader) => leader.power === power) ? 0.3 : 3;
    case 'colony':
      return 4;
    case 'war':
      return moraleOf(world, power) === vitality && unrest <= vitality ? 0.8 : 0.1;
    default:
      return 0.4;
  }
}

/** The troop of this name, or the one that the leader of this name is with. */
export const unitNamed = ({ state }: World, subject: string): Unit | undefined =>
  state.units.find((each) => each.id === (state.leaders.find((leader) => leader.id === subject)?.on ?? subject));

function marchPrior(world: World, power: Power, subject: string): number {
  const unit = unitNamed(world, subject);
  if (!unit) return 0.4;
  const led = subject !== unit.id;
  const best = Math.max(0, ...goals(world, power, [unit], unit.at).map((area) => promise(world, power, unit.at, area)));
  if (best <= 2) return 0.5;
  const crowd = ownTroopsAt(world, power, unit.at).length;
  return best + (led === crowd > 1 ? 0.6 : 0);
}
