/**
 * Income, victory points and the sum of a war, told once more from the rulebook and the data alone: no rule of the game is
 * asked. Special objectives, dues and treasure fleets are left out.
 */
import type { Objective } from '../src/data/model.ts';
import { type Area, type Power, THEATERS } from '../src/vocabulary.ts';
import type { World } from '../src/world.ts';

const MAIN_MAP = THEATERS.slice(0, 9);

export function accounts({ state, data, printed }: World, power: Power) {
  const title = (area: Area) => state.titles[area] ?? printed.get(area) ?? 'off';
  const ground = (area: Area) => data.areas.get(state.enclaves[area] ?? area);
  const areas = [...data.areas.keys(), ...Object.keys(state.enclaves)].filter((area) => title(area) !== 'off');
  const realm = state.realms.find((each) => each.power === power);
  const cards = data.powers[power].cards.filter(({ from }) => from <= state.turn);
  const card = cards.find(({ to }) => state.turn <= to) ?? cards.at(-1);
  if (!realm || !card) throw new Error(`${power} is not in play`);

  const owns = (area: Area) => title(area) === `home:${power}` || title(area) === `domain:${power}`;
  const risen = (area: Area) => state.rebellions[area] !== undefined;
  const controls = (area: Area) => owns(area) && !risen(area) && (state.holders[area] ?? power) === power;
  const ally = (minor: string) => state.minors.some((each) => each.minor === minor && each.ally === power);
  const ofAlly = (area: Area) =>
    state.minors.some((each) => title(area) === `minor:${each.minor}` && each.ally === power && !each.aloof);
  const merchants = Object.entries(state.trade).flatMap(([center, all]) =>
    all.filter((each) => each.power === power).map(({ count }) => ({ center, count })),
  );
  const count = (among: readonly Area[], is: (area: Area) => boolean) => among.filter(is).length;

  /** §24.1.1: the card, trade, key areas that are no home areas; troops, leaders, fortresses, squadrons, rebellions. */
  const income =
    card.income +
    merchants.reduce((sum, each) => sum + (each.count === 2 ? 3 : 2), 0) +
    count(areas, (area) => controls(area) && title(area).startsWith('domain') && data.areas.get(area)?.key === true);
  const spent =
    state.units
      .filter(({ owner }) => owner === power)
      .reduce((sum, { kind }) => sum + (kind.startsWith('S') ? 2 : 1), 0) +
    state.leaders.filter((each) => each.power === power).length +
    Object.values(state.fortresses).filter(({ owner }) => owner === power).length +
    count(areas, (area) => risen(area) && title(area) === `home:${power}`) +
    Math.ceil(count(areas, (area) => risen(area) && title(area) === `domain:${power}`) / 2);
  const expenses = Math.max(0, spent - (realm.technologies.includes('industrial') ? 3 : 0));

  /** §23.2: objectives, three areas in a theater of the main map, two merchants in a center. */
  const holdsProvince = (province: string) => {
    const land = areas.filter((area) => data.areas.get(area)?.province === province);
    return count(land, (area) => owns(area) || ofAlly(area)) * 2 > land.length;
  };
  const met = (goal: Objective): boolean => {
    if (goal.type === 'area') return controls(goal.area);
    if (goal.type === 'province') return holdsProvince(goal.province);
    if (goal.type === 'minor') return ally(goal.minor);
    if (goal.type === 'minor_or_province') return ally(goal.minor) || holdsProvince(goal.province);
    if (goal.type === 'sum') return goal.all.every(met);
    if (goal.type === 'merchants') return merchants.reduce((sum, each) => sum + each.count, 0) >= goal.atLeast;
    if (goal.type === 'monopoly') return merchants.some((each) => each.center === goal.center && each.count === 2);
    if (goal.type === 'emperor') return ally('empire');
    if (goal.type !== 'colonies') return false;
    const overseas = goal.theaters.map(String);
    return count(areas, (area) => owns(area) && overseas.includes(ground(area)?.theater ?? '')) >= goal.atLeast;
  };
  const here = (theater: string) => (area: Area) => ground(area)?.theater === theater && (owns(area) || ofAlly(area));
  const points =
    card.objectives.filter(met).reduce((sum, { vp }) => sum + vp, 0) +
    MAIN_MAP.filter((theater) => count(areas, here(theater)) >= 3).length +
    merchants.filter((each) => each.count === 2).length;
  return { income, expenses, points };
}
