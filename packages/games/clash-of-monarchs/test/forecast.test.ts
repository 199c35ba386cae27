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
