/**
 * What the rulebook says of control, supply, bases, ways and ground, told once more from its text and the data alone: no rule
 * of the game is asked. Coalitions and cards that change these rules are left out.
 */
import type { State, Unit } from '../src/state.ts';
import { type Area, type Owner, type Power, SEAS, type Sea, type Theater } from '../src/vocabulary.ts';
import type { World } from '../src/world.ts';

const MERGED: readonly Sea[] = ['baltic', 'north_sea', 'east_atlantic'];
const isSea = (place: string): place is Sea => SEAS.some((sea) => sea === place);

export function reckon({ state, data, printed }: World) {
  const title = (area: Area) => state.titles[area] ?? printed.get(area) ?? 'off';
  const owner = (area: Area) => title(area).split(':')[1] ?? null;
  const areas = [...data.areas.keys()].filter((area) => title(area) !== 'off');
  const ground = (area: Area) => {
    const found = data.areas.get(area);
    if (!found) throw new Error(`${area} is no area of the map`);
    return found;
  };
  const beside = (area: Area) => ground(area).neighbours.filter((each) => title(each.area) !== 'off');
  const overseas = (area: Area) => ground(area).map !== 'main' && ground(area).theater !== 'TE';
  const sailed = (sea: Sea) => areas.some((area) => ground(area).seas.includes(sea));
  const seas = (area: Area) => ground(area).seas.filter(sailed);
  const next = (sea: Sea) => data.seas[sea].adjacent.filter(sailed);

  const lord = (of: Owner | string | null): string | null =>
    state.realms.some(({ power }) => power === of)
      ? of
      : (state.minors.find(({ minor, aloof }) => minor === of && !aloof)?.ally ?? null);
  const commands = ({ id, owner }: Unit) => state.lent[id] ?? lord(owner);
  const atWar = (a: string | null, b: string | null) =>
    state.wars.some(({ sides }) => a !== b && sides.some((each) => each === a) && sides.some((each) => each === b));
  const allied = (a: string, b: string) =>
    !atWar(a, b) && state.alliances.some((pair) => pair.some((each) => each === a) && pair.some((each) => each === b));

  const isTroop = ({ kind }: Unit) => !kind.startsWith('S');
  const free = (unit: Unit) => isTroop(unit) && !state.sieges[unit.at]?.inside.includes(unit.id);
  const stands = (power: Power, area: Area) =>
    state.units.some((unit) => unit.at === area && free(unit) && commands(unit) === power);
  const foe = (power: Power, area: Area) =>
    state.units.some((unit) => unit.at === area && free(unit) && atWar(power, commands(unit)));

  /** §22, §18.3: who has the ground; §9.1: what is besieged nobody controls. */
  const holder = (area: Area) => (area in state.rebellions ? null : lord(state.holders[area] ?? owner(area)));
  const controls = (power: Power, area: Area) => holder(area) === power && !(area in state.sieges) && !foe(power, area);
  const holds = (power: Power, area: Area) => (controls(power, area) || stands(power, area)) && !foe(power, area);
  /** §21.1.4, §22: an ally's ground carries movement and supply. */
  const allows = (power: Power, area: Area) =>
    !foe(power, area) &&
    state.realms.some((ally) => ally.power !== power && allied(power, ally.power) && holds(ally.power, area));

  /** §18.4.1, §18.5: theaters of interest, and what borders them. */
  const interests = (power: Power): ReadonlySet<Theater> => {
    const card = data.powers[power].cards.find(({ from, to }) => from <= state.turn && state.turn <= to);
    const later = card?.laterInterests.filter(({ from }) => from <= state.turn).map(({ theater }) => theater) ?? [];
    const granted = state.realms.find((realm) => realm.power === power)?.interests ?? [];
    return new Set([...(card?.interests ?? []), ...later, ...granted]);
  };
  const operates = (power: Power, area: Area) =>
    [area, ...beside(area).map((each) => each.area)].some((each) => interests(power).has(ground(each).theater));

  /** §15.2: beside controlled land, beside supplied troops, or on a sea without enemy fleets. */
  const fleetless = (power: Power, sea: Sea) =>
    state.units.every((unit) => unit.at !== sea || !atWar(power, commands(unit)));
  const supplied = (power: Power, area: Area, asked: ReadonlySet<Area> = new Set([area])): boolean =>
    seas(area).some((sea) => fleetless(power, sea)) ||
    beside(area)
      .filter(({ by }) => by !== 'blue_white')
      .some(
        ({ area: near }) =>
          controls(power, near) ||
          allows(power, near) ||
          (stands(power, near) && !asked.has(near) && supplied(power, near, new Set([...asked, near]))),
      );

  /** §12.1, §13.4.7, §18.2, §18.4: where a force of this Power may march from here. */
  const marches = (power: Power, from: Area) =>
    beside(from)
      .map(({ area }) => area)
      .filter((area) => {
        if (!operates(power, area)) return false;
        const other = state.sieges[area]?.by ?? holder(area);
        if (other !== null) return other === power || atWar(power, other);
        const nominal = lord(state.holders[area] ?? owner(area));
        return !(area in state.rebellions) || nominal === null || nominal === power || atWar(power, nominal);
      });

  const straits = (power: Power, one: Sea, other: Sea) =>
    ![one, other].includes('black_sea') || ![one, other].includes('east_med') || holder('constantinople') === power;
  /** §10.2: areas that a troop reaches over land of its Power, its own troops, allies, and any sea. */
  const reaches = (power: Power, from: Area): Area[] => {
    const seen = new Set<string>([from]);
    for (const here of seen) {
      const steps: string[] = isSea(here)
        ? [
            ...areas.filter((area) => seas(area).includes(here)),
            ...next(here).filter((sea) => straits(power, here, sea)),
          ]
        : [...beside(here).map(({ area }) => area), ...seas(here)];
      for (const step of steps)
        if (isSea(step) || ((holds(power, step) || allows(power, step)) && operates(power, step))) seen.add(step);
    }
    return [...seen].filter((place) => !isSea(place) && place !== from && holds(power, place));
  };

  /** §11.1, §11.1.3: how many seas away a port is. */
  const distance = (port: Area, sea: Sea): number => {
    const merged = !overseas(port) && !data.seas[sea].mainMap;
    let ring = new Set<Sea>(seas(port));
    for (let far = 1; far <= SEAS.length; far++) {
      if (merged && MERGED.some((each) => ring.has(each))) ring = new Set([...ring, ...MERGED]);
      if (ring.has(sea)) return far;
      ring = new Set([...ring, ...[...ring].flatMap(next)]);
    }
    return Number.POSITIVE_INFINITY;
  };
  const galleys = (place: string) =>
    isSea(place) ? data.seas[place].galleys : ground(place).seas.some((sea) => data.seas[sea].galleys);
  /** §11.1, §18.4.1, §18.6.1: whether a squadron has a base for a sea. */
  const based = (power: Power, { at }: Unit, sea: Sea) =>
    areas.some(
      (port) =>
        controls(power, port) &&
        operates(power, port) &&
        (state.rules.includes('galleon') || galleys(at) === galleys(port)) &&
        distance(port, sea) <= (data.scenarios.get(state.scenario)?.distance[state.turn] ?? 1),
    );

  /** §9.1–2, §18.7: controlled possessions, overseas colonies only. */
  const builds = (power: Power) =>
    areas.filter(
      (area) => owner(area) === power && controls(power, area) && (!overseas(area) || title(area) === `home:${power}`),
    );
  const camps = (power: Power) =>
    new Set(
      state.units.filter((unit) => unit.owner === power && free(unit) && data.areas.has(unit.at)).map(({ at }) => at),
    );
  return { supplied, marches, reaches, based, builds, camps };
}

/** Whether nothing is in force that the reckoning leaves out. */
export const isPlain = ({ coalitions, civilWars, enclaves, inForce, lent }: State): boolean =>
  coalitions.length + civilWars.length + Object.keys(enclaves).length + Object.keys(lent).length === 0 &&
  !inForce.some((each) => /passage|frozen/.test(each));
