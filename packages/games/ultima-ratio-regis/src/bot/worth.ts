/** How a table stands, as a bot sees it. */

import { isBox } from '../facts/ground.ts';
import { balanceOf } from '../facts/income.ts';
import { moraleOf, powersOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { scoreOf } from '../facts/victory.ts';
import type { Player, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** Points in hand, what the turn would bring as things stand, and the means to better it. */
export function worthOf(world: World, player: Player): number {
  const { state } = world;
  const vp = state.chairs.find((chair) => chair.player === player)?.vp ?? 0;
  const coming = scoreOf(world, player).reduce((sum, line) => sum + line.vp, 0);
  return vp + coming + powersOf(world, player).reduce((sum, power) => sum + means(world, power), 0);
}

function means(world: World, power: Power): number {
  const { state } = world;
  const balance = balanceOf(world, power);
  const unrest = Math.max(0, realmOf(world, power).unrest - balance);
  const vitality = vitalityOf(world, power);
  const strain =
    Math.max(0, unrest - vitality) * 0.12 + Math.max(0, unrest - 2 * vitality) * 0.6 + (unrest >= 18 ? 4 : 0);
  const units = state.units.filter(({ owner, at }) => owner === power && at !== 'eliminated');
  const army = units.reduce((sum, { at, up }) => sum + (isBox(at) ? 0.03 : up ? 0.12 : 0.08), 0);
  const taken = Object.values(state.holders).filter((holder) => holder === power).length * 0.5;
  const leaders = state.leaders.filter((leader) => leader.power === power).length * 0.1;
  const rebels = Object.keys(state.rebellions).length === 0 ? 0 : rebelsOf(world, power) * 0.3;
  return army + taken + leaders + war(world, power) - strain - rebels + Math.max(-4, Math.min(2, balance)) * 0.1;
}

const rebelsOf = ({ state, printed }: World, power: Power): number =>
  Object.keys(state.rebellions).filter((area) => (state.titles[area] ?? printed.get(area) ?? '').endsWith(`:${power}`))
    .length;

/** Morale taken is worth conditions of peace; the last morale is dear. */
function war(world: World, power: Power): number {
  const status = world.state.wars.reduce((sum, { sides, taken, vp }) => {
    const i = sides[0] === power ? 0 : sides[1] === power ? 1 : -1;
    if (i < 0) return sum;
    const [own, theirs] = i === 0 ? [taken[0], taken[1]] : [taken[1], taken[0]];
    return sum + (own - theirs) * 0.5 + (own > theirs ? vp[i === 0 ? 0 : 1] : own < theirs ? -0.5 : 0);
  }, 0);
  return status - (moraleOf(world, power) <= 1 && world.state.wars.length > 0 ? 0.5 : 0);
}
