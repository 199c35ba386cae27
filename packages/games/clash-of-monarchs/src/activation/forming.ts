/** The force is formed of the stacks of its space (11.1, 12.5). */
import type { Terms } from '../agenda.ts';
import { join, refresh, settle, split } from '../changes/stacks.ts';
import { copyTroops, takeTroops } from '../changes/troops.ts';
import { artillery, nationsOf, spOf } from '../facts/troops.ts';
import type { Contingents, Stack } from '../state.ts';
import { UNITS, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { appoint } from './commander.ts';
import { type Choice, sourcesFor } from './compose.ts';

/** Forms the force: what the Commander's stack does not give stays behind; the rest comes from the other stacks. */
export function form(world: World, terms: Terms, choice: Choice): Stack {
  const { state } = world;
  const [first, ...others] = sourcesFor(world, terms, choice.at, choice.commander);
  if (!first) throw new Error('There is nobody to form a force of');
  const wanted = copyTroops(choice.troops);
  const give = (stack: Stack): Contingents => share(stack, wanted);
  const own = give(first);
  const staying = copyTroops(first.troops);
  takeTroops(staying, own);
  const leaving = first.leaders.filter((id) => !choice.leaders.includes(id));
  if (nationsOf(staying).length > 0 || leaving.length > 0) {
    const rest = split(state, first, leaving, staying);
    rest.tired = Math.min(first.tired + rest.tired, spOf(rest));
    const spent = (first.tiredGuns ?? 0) + (rest.tiredGuns ?? 0);
    if (spent > 0) rest.tiredGuns = Math.min(spent, artillery(rest));
    if (first.frozen) {
      rest.frozen = Math.min(first.frozen, spOf(rest));
      delete first.frozen;
    }
  }
  first.inside = false;
  if (terms.how === 'leader') Object.assign(first, { supply: 'full', morale: 'good' });
  if (choice.commander === null) first.apart = true;
  refresh(first);
  for (const other of others) {
    const part = give(other);
    const leaders = other.leaders.filter((id) => choice.leaders.includes(id));
    if (nationsOf(part).length === 0 && leaders.length === 0) continue;
    const given = split(state, other, leaders, part);
    refresh(given);
    join(state, first, given);
  }
  if (choice.commander !== null) appoint(world, first, choice.commander);
  settle(world, choice.at);
  return first;
}

/** As much of what is wanted as the stack has; what it gives is no longer wanted. */
export function share(stack: Stack, wanted: Contingents): Contingents {
  const given: Contingents = {};
  for (const nation of nationsOf(stack.troops)) {
    const [own, want] = [stack.troops[nation], wanted[nation]];
    if (!own || !want) continue;
    const inf = Math.min(own.inf, want.inf);
    want.inf -= inf;
    const units: Partial<Record<Unit, [number, number]>> = {};
    for (const unit of UNITS) {
      const [have, need] = [own.units[unit], want.units[unit]];
      if (!have || !need) continue;
      const full = Math.min(have[0], need[0]);
      const reduced = Math.min(have[1], need[1]);
      need[0] -= full;
      need[1] -= reduced;
      if (full + reduced > 0) units[unit] = [full, reduced];
    }
    if (inf > 0 || Object.keys(units).length > 0) given[nation] = { inf, units };
  }
  return given;
}
