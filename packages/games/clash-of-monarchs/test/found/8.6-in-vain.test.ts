import { test } from 'vitest';
import { before } from '../cards/deck.ts';
import { refuses } from '../cases/drive.ts';

test('CM §8.6 (readings, 55) P10 without a hussar unit left and with the Advantage at its end would change nothing', () => {
  const match = before('P10', 'PR', {
    change: (state) => {
      state.nations.PR.reserved = {};
      state.advantage = { border: 'ap' };
    },
  });
  refuses(match, 'prussia event/P10', 'event-in-vain', '8.6');
});
test('CM §8.6 (readings, 55) A2 without Light units set aside or in the boxes would change nothing', () => {
  const match = before('A2', 'AU', {
    change: (state) => {
      state.nations.AU.reserved = {};
    },
  });
  refuses(match, 'austria event/A2', 'event-in-vain', '8.6');
});
