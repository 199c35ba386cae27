import { expect, test } from 'vitest';
import { DATA } from '../src/board/data.ts';
import { forecastFor } from '../src/forecast/index.ts';
import { activate, strategy } from './cases/play.ts';

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
