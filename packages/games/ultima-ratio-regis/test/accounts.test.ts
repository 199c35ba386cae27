/** Income and victory points in a random match, against the rulebook told once more (`accounts.ts`). */
import { Match, Random, setupFor } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { defineFrom } from '../src/definition.ts';
import { ledgerOf, totalsOf } from '../src/facts/income.ts';
import { cardOf } from '../src/facts/realms.ts';
import { scoreOfPower } from '../src/facts/victory.ts';
import { DATA, title } from '../src/index.ts';
import type { World } from '../src/world.ts';
import { accounts } from './accounts.ts';
import { optionsOf, stateOf, type Table, worldOf } from './table.ts';

/** The rules and the book, for every Power; what the book's accounts leave out is left out of both. */
function compare(world: World): void {
  for (const { power } of world.state.realms) {
    const ledger = ledgerOf(world, power).filter(({ why }) => why !== 'special');
    const { objectives } = cardOf(world, power);
    const score = scoreOfPower(world, power).filter(
      ({ why, what }) => why !== 'objective' || objectives[Number(what)]?.type !== 'special',
    );
    const { income, expenses } = totalsOf(ledger);
    const points = score.reduce((sum, { vp }) => sum + vp, 0);
    expect([power, { income, expenses, points }]).toEqual([power, accounts(world, power)]);
  }
}

test.each([
  ['italian_wars', 4],
  ['sun_king', 3],
])('U §23.2, §24.1.1 in a random match of %s the accounts are those of the rulebook', (scenario, players) => {
  const setup = setupFor(title, { scenario, players, options: { groups: 'seats' } });
  const match: Table = Match.create(defineFrom(DATA), { setup, seed: 'accounts', chance: 'fast' });
  const dice = new Random('accounts/players');
  let compared = 0;
  for (let answers = 0; answers < 900 && !match.result; answers++) {
    const seat = dice.pick(match.waiting, 'seat');
    const ids = optionsOf(match, seat);
    const bold = ids.filter((id) => /march|subjugate|war\/|promote|event/.test(id));
    expect(
      match.answer(seat, dice.pick(bold.length > 0 && dice.below(2, 'bold') === 0 ? bold : ids, 'option')),
    ).toEqual({ ok: true });
    const { impulse, agenda } = stateOf(match);
    if (impulse === null || agenda.length > 0 || answers % 9 > 0) continue;
    compare(worldOf(match));
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});
