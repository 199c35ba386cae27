/** How plausible each option of an impulse is (§8.2.2): one card, and for every Power what serves it best. */
import { distanceFrom, operatingDistance } from '../facts/bases.ts';
import { coastsOf, isArea, isSea, seasNextTo, seasOf } from '../facts/ground.ts';
import { balanceOf } from '../facts/income.ts';
import { strategicWays } from '../facts/paths.ts';
import { chairOf, mayOperate, powersOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { atWar, enemiesOf } from '../facts/relations.ts';
import { capacityOf, merchantsAt } from '../facts/trade.ts';
import {
  besiegedAt,
  commandOf,
  isSquadron,
  leadersOf,
  ownSquadronsAt,
  ownTroopsAt,
  squadronsAt,
} from '../facts/units.ts';
import { goals } from '../land/march.ts';
import { isCombatCard } from '../sequence/cards.ts';
import type { Unit } from '../state.ts';
import { type Area, POWERS, type Power, SEAS, TRADE_CENTERS, type TradeCenter } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { needOf } from './fronts.ts';
import { offersPeace, wantsPeace, wantsWar } from './peace.ts';
import { marchingFrom, strengthOf } from './strength.ts';
import { prizeOf, promise } from './targets.ts';

export const powerNamed = (text: unknown): Power | undefined => POWERS.find((power) => power === text);

/** What has been found out about the position while the options of a question are weighed. */
export type Notes = Map<string, number>;

function noted(notes: Notes, key: string, find: () => number): number {
  const known = notes.get(key);
  if (known !== undefined) return known;
  const value = find();
  notes.set(key, value);
  return value;
}

/** The unrest with which a Power will come to the end of the turn (§24.1.1). */
export const unrestToCome = (world: World, power: Power): number =>
  Math.max(0, realmOf(world, power).unrest - balanceOf(world, power));

export function actPrior(world: World, id: string, notes: Notes): number {
  const [verb, name = '', action = '', subject = ''] = id.split('/');
  if (verb === 'card') return cardPrior(world, name, action);
  if (verb === 'event') return 4;
  if (verb === 'end') return 1.2;
  if (verb === 'sail') return 1;
  const power = powerNamed(name);
  const enemy = powerNamed(action);
  if (verb === 'peace' && power && enemy) return wantsPeace(world, power, enemy) ? 8 : 0.1;
  if (verb === 'offer' && power && enemy) return offersPeace(world, power, enemy) ? 8 : 0.1;
  if (verb !== 'act' || !power) return 0.1;
  return deedPrior(world, power, action, subject, notes) * (isNext(world, power) ? 1 : LATER);
}

/** One Power after the other: what others do with their own actions can wait, unless it is much better. */
const LATER = 0.85;

function isNext(world: World, power: Power): boolean {
  const { impulse } = world.state;
  const first = impulse && powersOf(world, impulse.player).find((each) => !impulse.spent.includes(each));
  return first === undefined || first === null || first === power;
}

/**
 * An impulse needs one card; each further one is an impulse less, with all the own actions of one's Powers. Its event comes
 * first: who has a war or an ally by it knows what to do with the points. Combat cards wait for a combat.
 */
function cardPrior(world: World, card: string, first: string): number {
  if ((world.state.impulse?.played ?? 0) > 0) return 0.3;
  return isCombatCard(world, card) ? 5 : first === 'event' ? 6 : 5;
}

function deedPrior(world: World, power: Power, action: string, subject: string, notes: Notes): number {
  switch (action) {
    case 'subjugate': {
      const prize = prizeOf(world, power, subject);
      return prize > 0 ? 6 + prize : 0.3;
    }
    case 'assault':
      return ownTroopsAt(world, power, subject).length > besiegedAt(world, subject).length ? 7 : 3;
    case 'march':
      return marchPrior(world, power, subject);
    case 'land':
      return landPrior(world, power, subject, notes);
    case 'calm':
      return calmPrior(world, power, notes);
    case 'regroup':
      return 3.5;
    case 'repair':
      return 2.2;
    case 'finish':
      return 2.3;
    case 'troop':
      return troopPrior(world, power, subject, notes);
    case 'piracy':
      return 3.2;
    case 'hunt':
      return huntPrior(world, power, subject);
    case 'promote':
      return promotionPrior(world, power, subject);
    case 'leader':
      return leadersOf(world, power).length > 0 ? 0.3 : 3;
    case 'colony':
      return 4;
    case 'war': {
      const enemy = powerNamed(subject);
      return enemy && wantsWar(world, power, enemy) ? 3 : 0.05;
    }
    case 'redeploy':
    case 'column':
      return movePrior(world, power, action, subject, notes);
    default:
      return 0.4;
  }
}

/** The troop of this name, or the one that the leader of this name is with. */
export const unitNamed = ({ state }: World, subject: string): Unit | undefined =>
  state.units.find((each) => each.id === (state.leaders.find((leader) => leader.id === subject)?.on ?? subject));

/** An army goes under its leader, a single troop by itself. */
function forceOf(world: World, power: Power, unit: Unit, led: boolean): readonly Unit[] {
  return led ? marchingFrom(world, power, unit.at) : [unit];
}

function marchPrior(world: World, power: Power, subject: string): number {
  const unit = unitNamed(world, subject);
  if (!unit) return 0.4;
  const led = subject !== unit.id;
  const force = forceOf(world, power, unit, led);
  const best = Math.max(
    0,
    ...goals(world, power, [unit], unit.at).map((area) => promise(world, power, unit.at, area, force)),
  );
  if (best <= 2) return 0.5;
  return best + (led === ownTroopsAt(world, power, unit.at).length > 1 ? 0.6 : 0);
}

/** The best coast within reach of a fleet; whoever fails there is far from home. */
function landPrior(world: World, power: Power, subject: string, notes: Notes): number {
  const unit = unitNamed(world, subject);
  if (!unit || !isArea(world, unit.at)) return 0.4;
  const led = subject !== unit.id;
  const from = unit.at;
  const best = noted(notes, `land/${power}/${from}/${led}`, () =>
    Math.max(0, ...coastsFrom(world, from).map((area) => landing(world, power, from, area, led, unit))),
  );
  return best > 2 ? best * 0.8 : 0.4;
}

const landing = (world: World, power: Power, from: Area, to: Area, led: boolean, unit: Unit): number =>
  mayOperate(world, power, to) ? promise(world, power, from, to, forceOf(world, power, unit, led)) : 0;

const coastsFrom = (world: World, from: Area): Area[] => {
  const distance = operatingDistance(world);
  return SEAS.filter((sea) => distanceFrom(world, from, sea) <= distance).flatMap((sea) => coastsOf(world, sea));
};

/** Unrest that the income will take away needs no action; what is left must not come near revolt and collapse (§24.2). */
function calmPrior(world: World, power: Power, notes: Notes): number {
  const unrest = noted(notes, `unrest/${power}`, () => unrestToCome(world, power));
  const vitality = vitalityOf(world, power);
  if (unrest >= 17) return 12;
  if (unrest > 2 * vitality) return 9;
  if (unrest > vitality) return 4.6;
  return realmOf(world, power).unrest > vitality ? 2.3 : unrest > 0 ? 1.5 : 0.4;
}

/** Troops are paid every turn, those of minors are not (§24.1.1). */
function troopPrior(world: World, power: Power, owner: string, notes: Notes): number {
  if (owner !== power) return 2.7;
  const unrest = noted(notes, `unrest/${power}`, () => unrestToCome(world, power));
  const room = vitalityOf(world, power) + (enemiesOf(world, power).length > 0 ? 2 : 0);
  return unrest < room ? 2.5 : 0.6;
}

/** A fleet looks for a weaker one only. */
function huntPrior(world: World, power: Power, subject: string): number {
  const flagship = unitNamed(world, subject);
  if (!flagship) return 0.3;
  const own = subject === flagship.id ? [flagship] : ownSquadronsAt(world, power, flagship.at);
  const seas = isSea(flagship.at)
    ? [flagship.at, ...seasNextTo(world, flagship.at)]
    : isArea(world, flagship.at)
      ? seasOf(world, flagship.at)
      : [];
  const enemies = seas.map((sea) =>
    strengthOf(
      squadronsAt(world, sea).filter((unit) => {
        const other = commandOf(world, unit);
        return other !== null && atWar(world, power, other);
      }),
    ),
  );
  return strengthOf(own.filter(isSquadron)) > 1.2 * Math.max(0, ...enemies) ? 2.2 : 0.3;
}

/** What a merchant brings when the others have made room (§19.2.5–6): two and three of income, and a VP. */
const WORTH = [0, 1, 3];

/** With so few cards in hand the turn is nearly over, and what is gained can hardly be taken back. */
const LATE = 4;

/** A place is worth its unrest and the cause for war where it saves a merchant when the turn ends. */
function promotionPrior(world: World, power: Power, subject: string): number {
  const center = TRADE_CENTERS.find((each) => each === subject);
  if (!center) return 0.2;
  const order = merchantsAt(world, center).map((merchant) => ({ ...merchant }));
  const place = order.findIndex((merchant) => merchant.power === power);
  const before = leftOver(world, center, order, power);
  order.splice(place - 1, 0, ...order.splice(place, 1));
  const after = leftOver(world, center, order, power);
  if (after <= before) return 0.2;
  const soon = chairOf(world, realmOf(world, power).player).hand.length < LATE;
  return soon ? 2 + (WORTH[after] ?? 0) - (WORTH[before] ?? 0) : 1.3;
}

/** How many merchants of a Power stay, from the last place upwards (§19.2.5). */
function leftOver(
  world: World,
  center: TradeCenter,
  order: readonly { readonly power: Power; readonly count: number }[],
  power: Power,
): number {
  const counts = order.map(({ count }) => count);
  let surplus = counts.reduce<number>((sum, count) => sum + count, 0) - capacityOf(world, center);
  for (let round = 0; round < 2; round++)
    for (let i = counts.length - 1; i >= 0 && surplus > 0; i--)
      if ((counts[i] ?? 0) > 0) {
        counts[i] = (counts[i] ?? 0) - 1;
        surplus--;
      }
  return counts[order.findIndex((merchant) => merchant.power === power)] ?? 0;
}

/** Troops go where they are wanted more than where they stand, if they can. */
function movePrior(world: World, power: Power, action: string, subject: string, notes: Notes): number {
  const unit = unitNamed(world, subject);
  if (!unit || isSquadron(unit) || !isArea(world, unit.at) || !isNext(world, power)) return 0.3;
  const { at } = unit;
  const here = noted(notes, `need/${power}/${at}`, () => needOf(world, power, at, unit));
  if (here >= 1) return 0.3;
  const most = noted(notes, `most/${power}/${at}`, () =>
    Math.max(0, ...[...strategicWays(world, power, [unit], at).keys()].map((area) => needOf(world, power, area))),
  );
  return most > here + 1 ? (action === 'column' ? 2.4 : 2.1) : 0.3;
}
