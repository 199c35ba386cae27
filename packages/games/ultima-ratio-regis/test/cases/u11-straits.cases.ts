/** U §11.1.1, §18.6.4: squadrons that look for a port on either side of the Bosporus. */
import { describe, expect, test } from 'vitest';
import { put, table } from '../table.ts';
import { FRENCH, onwards, whereIs } from './play.ts';

describe('U §18.6.4 the way of a squadron without a base', () => {
  /** An Ottoman squadron in the Black Sea, whose ports are in revolt. */
  const stranded = (constantinople: boolean) => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        for (const port of ['kaffa', 'azov', 'varna', 'trebizond', 'kastamonu', 'akkerman']) state.rebellions[port] = 2;
        state.rebellions.constantinople = 2;
        if (constantinople) delete state.rebellions.constantinople;
        put(state, 'ottomans', 'S2', 'black_sea');
      },
    });
    onwards(match, ['act']);
    return whereIs(match, 'ottomans-1');
  };
  test('U §11.1.1, §18.6.4 with Constantinople it has a base', () => {
    expect(stranded(true)).toBe('black_sea');
  });
  test('U §11.1.1, §18.6.4 without it the ports of the Aegean are out of reach: it is lost', () => {
    expect(stranded(false)).toBe('eliminated');
  });
});
