import { expect, test } from 'vitest';
import { DATA } from '../src/board/data.ts';
import { forecastFor } from '../src/forecast/index.ts';
import { activate, strategy } from './cases/play.ts';
import { clear, depot, post, table } from './table.ts';

const forecast = forecastFor(DATA);

test('a march foresees MPs, Interceptions on the way and the battle at its end', () => {
  const match = activate(
    strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 15, line_cav: 2, field_art: 2 }],
        ['AU', 'kolin', { leaders: ['browne'], inf: 10, field_art: 1 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 12 }],
      ],
      hands: { PR: ['P5'] },
    }),
    'prussia',
    'P5',
    'frederick',
  );
  const [decision] = match.decisions('prussia');
  const ask = { id: 'march', cite: 'CM §12.0' };
  const option = decision?.options.find((id) => id === 'march/lobositz') ?? '';
  const lines = forecast({ seat: 'prussia', view: match.view('prussia'), ask, option });
  expect(option).toBe('march/lobositz');
  expect(lines.find(({ id }) => id === 'mp-left')).toMatchObject({ cite: 'CM §12.0' });
  expect(lines.filter(({ id }) => id === 'interception')).toMatchObject([{ args: { leader: 'daun', at: 'lobositz' } }]);
});

test('a march into the enemy foresees each leg, supply at its end, and how the battle may go', () => {
  const match = activate(
    strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 15, line_cav: 2, field_art: 2 }],
        ['AU', 'lobositz', { leaders: ['browne'], inf: 10, field_art: 1 }],
      ],
      hands: { PR: ['P5'] },
    }),
    'prussia',
    'P5',
    'frederick',
  );
  const ask = { id: 'march', cite: 'CM §12.0' };
  const lines = forecast({ seat: 'prussia', view: match.view('prussia'), ask, option: 'march/lobositz' });
  const value = (id: string) => lines.find((line) => line.id === id)?.value;
  const legs = lines.filter(({ id }) => id === 'leg');
  expect(legs[0]?.args?.from).toBe('dresden');
  expect(legs.at(-1)?.args?.at).toBe('lobositz');
  expect(value('supply')).toMatch(/path/);
  const shares = ['battle-won', 'battle-drawn', 'battle-lost'].map((id) => Number(value(id)));
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(1);
  // The hills level it: both fight in column 9-11 with +3.
  expect(shares[0]).toBe(shares[2]);
});

/** What a seat is told of a question before it answers. */
const toldOf = (match: ReturnType<typeof table>, seat: string, option: string) => {
  const [decision] = match.decisions(seat);
  if (!decision) throw new Error(`${seat} is not asked`);
  const { id, args } = decision.prompt;
  return forecast({ seat, view: match.view(seat), ask: { id, args, cite: decision.cite }, option });
};

test('CM §13.2, 15.1.2 whoever may Intercept foresees the battle if he comes, with all he can bring', () => {
  const match = activate(
    strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 15, line_cav: 2, field_art: 2 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 12 }],
      ],
      hands: { PR: ['P5'] },
    }),
    'prussia',
    'P5',
    'frederick',
  );
  match.answer('prussia', 'march/lobositz');
  const lines = toldOf(match, 'austria', 'intercept/daun');
  expect(lines.filter(({ id }) => id === 'column').map(({ args }) => args)).toEqual([
    { side: 'coalition', role: 'attacker', sp: 12 },
    { side: 'ap', role: 'defender', sp: 19 },
  ]);
  expect(lines.filter(({ id }) => id === 'battle-won')).toMatchObject([{ args: { side: 'coalition' } }]);
  expect(toldOf(match, 'austria', 'pass').some(({ id }) => id === 'column')).toBe(false);
});

test('winter foresees where each force goes into quarters, and what it loses on the way', () => {
  const match = table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [], order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 16 });
    },
  });
  const [only, another] = toldOf(match, 'austria', 'proposal');
  expect(only).toMatchObject({ id: 'quarters', args: { force: 'daun', from: 'glatz', to: 'olmutz', sp: 16, lost: 2 } });
  expect(another).toBeUndefined();
});

test('spring foresees the levy within the means of the Treasury, from its worst to its best', () => {
  const recruiting = (treasury: number) => {
    const match = table({
      phase: 'recruiting',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758 });
        state.nations.PR.treasury = treasury;
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 20 });
      },
    });
    return toldOf(match, 'prussia', 'proposal');
  };
  const [levy] = recruiting(30);
  expect(levy).toMatchObject({ id: 'levy', cite: 'CM §20.4.1', args: { nation: 'PR', at: 'berlin' } });
  const { least, most, cheap, dear } = (levy?.args ?? {}) as Record<string, number>;
  expect(Number(least)).toBeLessThan(Number(most));
  expect(Number(cheap)).toBeLessThan(Number(dear));
  expect(recruiting(0)).toEqual([]);
});

test('CM §11.1, 12.1 each Commander on offer foresees the force he would lead, and its MPs', () => {
  const match = strategy({
    forces: [
      ['PR', 'berlin', { leaders: ['frederick'], inf: 18, siege_art: 1 }],
      ['PR', 'halle', { leaders: ['bevern'], inf: 14 }],
    ],
    hands: { PR: ['P5'] },
  });
  match.answer('prussia', 'ops/P5');
  const lines = toldOf(match, 'prussia', 'frederick').filter(({ id }) => id === 'command');
  // Siege artillery costs Frederick 2 of his 7 MPs; fewer than 16 SPs win Bevern one, and he leads no more than 12.
  expect(lines).toMatchObject([
    { value: 5, args: { force: 'frederick', sp: 18 } },
    { value: 6, args: { force: 'bevern', sp: 12 } },
  ]);
});

test('CM §10.3, 17.4.1 whoever may lay a siege foresees its cost and its first roll', () => {
  const match = activate(
    strategy({
      active: 'AU',
      forces: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['PR', 'breslau', { inf: 1 }],
      ],
      hands: { AU: ['A1'] },
      change: (state, world) => {
        state.powers.AU.supplyActions = 3;
        depot(world, 'AU', 'landeshut');
      },
    }),
    'austria',
    'A1',
    'daun',
  );
  const value = (id: string) => toldOf(match, 'austria', 'siege').find((line) => line.id === id)?.value;
  expect(value('siege-cost')).toBe(1);
  // +3 for no garrison, +1 Austrian engineers, -2 without siege guns: a 3 is a breach; 1 and 2 are progress.
  expect([value('siege-breach'), value('siege-progress'), value('siege-dysentery')]).toEqual([67, 33, 0]);
});
