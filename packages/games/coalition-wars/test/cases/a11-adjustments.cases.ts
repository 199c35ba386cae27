/** AR §11: board state adjustments. */
import { expect, test } from 'vitest';
import { declare } from '../ancien-regime.ts';

test('AR §11 the example of Mecklenburg: of equals the side with the Garrison stays', () => {
  const table = declare(
    { prussia: 'french', russia: 'british' },
    {
      bare: true,
      status: { prussia: 'british', russia: 'british' },
      generals: { russia: { mecklenburg: 0 } },
      garrisons: { prussia: ['mecklenburg'] },
    },
  );
  expect(table.asked('russia')).toBe('retreat');
  expect(table.cited('russia')).toBe('AR §11.2');
  expect(table.options('russia')).toContain('off-map');
  const [nearest] = table.options('russia');
  table.play('russia', nearest ?? '');
  expect(table.garrison('mecklenburg')).toBe('prussia');
  expect(table.where('russia-1')).not.toBe('mecklenburg 0');
});

test('AR §11.2 the weaker side leaves', () => {
  const table = declare(
    { prussia: 'french' },
    {
      bare: true,
      status: { prussia: 'british', russia: 'british' },
      generals: { russia: { warszawa: 1 }, prussia: { warszawa: 3 } },
    },
  );
  expect(table.asked('russia')).toBe('retreat');
});

test('AR §11.2 equal strength without a Garrison: rock, paper, scissors', () => {
  const table = declare(
    { prussia: 'french' },
    {
      bare: true,
      status: { prussia: 'british', russia: 'british' },
      generals: { russia: { warszawa: 1 }, prussia: { warszawa: 1 } },
    },
  );
  expect(table.asked('russia')).toBe('sign');
  table.play('russia', 'rock').play('prussia', 'paper');
  expect(table.asked('russia')).toBe('retreat');
});

test('AR §11.1 at peace a Garrison leaves the home of another: it becomes a Unit', () => {
  const table = declare(
    { prussia: 'british' },
    {
      bare: true,
      status: { prussia: 'french' },
      generals: { prussia: { silesia: 1 } },
      garrisons: { prussia: ['bohemia'] },
    },
  );
  table.idle((at) => at.state.former === null);
  expect(table.garrison('bohemia')).toBeUndefined();
  expect(table.where('prussia-1')).toBe('silesia 2');
});

test('AR §11.1 without a General to take it, it is 1 Money', () => {
  const table = declare(
    { prussia: 'british' },
    { bare: true, status: { prussia: 'french' }, garrisons: { prussia: ['bohemia'] } },
  );
  expect(table.of('prussia').money).toBe(1);
});

test('AR §11.1 a new ally may be suffered to stay', () => {
  const table = declare(
    { prussia: 'british' },
    { bare: true, status: { prussia: 'french' }, generals: { prussia: { bohemia: 1 } } },
  );
  expect(table.asked('austria')).toBe('host');
  table.play('austria', 'yes');
  expect(table.where('prussia-1')).toBe('bohemia 1');
});

test('AR §11.3 who becomes Neutral leaves uncontrolled Territories', () => {
  const table = declare({ austria: 'neutral' }, { bare: true, generals: { austria: { hesse: 1 } } });
  expect(table.asked('austria')).toBe('retreat');
});

test('AR §11.3 a Neutral Power keeps its Garrisons outside the homes of others, and Generals there', () => {
  const table = declare(
    { austria: 'neutral' },
    { bare: true, generals: { austria: { silesia: 1 } }, garrisons: { austria: ['silesia'] } },
  );
  expect(table.garrison('silesia')).toBe('austria');
  expect(table.where('austria-1')).toBe('silesia 1');
});
