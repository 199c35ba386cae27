/** Marches, ways, supply, bases and docks in a random match, against the rulebook told once more (`reckoning.ts`). */
import { Match, Random, setupFor } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { squadronGround } from '../src/actions/building.ts';
import { defineFrom } from '../src/definition.ts';
import { hasBase } from '../src/facts/bases.ts';
import { holdsGround } from '../src/facts/control.ts';
import { isCoastal, isSea, neighboursOf } from '../src/facts/ground.ts';
import { strategicWays } from '../src/facts/paths.ts';
import { isSupplied } from '../src/facts/supply.ts';
import { DATA, title } from '../src/index.ts';
import { goals } from '../src/land/march.ts';
import type { World } from '../src/world.ts';
import { isPlain, reckon } from './reckoning.ts';
import { askedOf, optionsOf, stateOf, type Table, worldOf } from './table.ts';

/** Differences between the rules and the reckoning, and how often they were compared. */
function compare(world: World): { differences: string[]; compared: number } {
  const book = reckon(world);
  const differences: string[] = [];
  let compared = 0;
  const same = (what: string, rules: readonly string[] | boolean, told: readonly string[] | boolean) => {
    compared++;
    const [one, other] = [rules, told].map((each) => JSON.stringify(Array.isArray(each) ? each.toSorted() : each));
    if (one !== other) differences.push(`${what}: ${one}, by the book ${other}`);
  };
  for (const { power } of world.state.realms) {
    for (const at of book.camps(power)) {
      const unit = world.state.units.find(
        (each) => each.owner === power && each.at === at && each.kind.startsWith('I'),
      );
      if (!unit) continue;
      same(`${power} marches from ${at} to`, goals(world, power, [unit], at), book.marches(power, at));
      for (const area of [at, ...neighboursOf(world, at).map((each) => each.area)])
        same(`${power} is supplied at ${area}`, isSupplied(world, power, area), book.supplied(power, area));
      const ways = [...strategicWays(world, power, [unit], at).keys()];
      same(
        `${power} goes from ${at} to`,
        ways.filter((to) => holdsGround(world, power, to)),
        book.reaches(power, at),
      );
    }
    for (const unit of world.state.units.filter((each) => each.owner === power && isSea(each.at)))
      if (isSea(unit.at))
        same(`${unit.id} has a base for ${unit.at}`, hasBase(world, unit, unit.at), book.based(power, unit, unit.at));
    const docks = book.builds(power).filter((area) => isCoastal(world, area));
    same(`${power} lays down squadrons at`, squadronGround(world, power), docks);
  }
  return { differences, compared };
}

test('U §9.2, §10.2, §11.1, §12.1, §15.2 in a random match the rules say what the rulebook says', () => {
  const setup = setupFor(title, { scenario: 'new_order', players: 3, options: { groups: 'seats' } });
  const match: Table = Match.create(defineFrom(DATA), { setup, seed: 'reckoning', chance: 'fast' });
  const dice = new Random('reckoning/players');
  const active = /march|land|subjugate|redeploy|regroup|card|war/;
  let comparisons = 0;
  let impulses = 0;
  for (let answers = 0; answers < 700 && !match.result; answers++) {
    const seat = dice.pick(match.waiting, 'seat');
    const acts = askedOf(match, seat) === 'act';
    if (acts && impulses++ % 6 === 0 && isPlain(stateOf(match))) {
      const { differences, compared } = compare(worldOf(match));
      expect(differences).toEqual([]);
      comparisons += compared;
    }
    const ids = optionsOf(match, seat);
    const lively = acts ? ids.filter((id) => active.test(id)) : [];
    match.answer(seat, dice.pick(lively.length > 0 ? lively : ids, 'option'));
  }
  expect(comparisons).toBeGreaterThan(500);
});
