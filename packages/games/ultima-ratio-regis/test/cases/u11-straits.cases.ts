/** U §11.1.1, §11.4.3, §18.6.4: squadrons at the straits, and in strategic ports. */
import { describe, expect, test } from 'vitest';
import { answer, askedOf, put, table, war } from '../table.ts';
import { FRENCH, onwards, refusalOf, SPANISH, whereIs } from './play.ts';

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

describe('U §18.6.4, §11.4.3 a guard in a strategic port', () => {
  /** An Ottoman squadron raids the merchants of Venice in the Eastern Mediterranean; a Venetian one lies in this port. */
  const guarded = (port: string): boolean => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'ottomans', 'venice');
        state.trade.tc_east_med = [{ power: 'venice', count: 1 }];
        put(state, 'ottomans', 'S2', 'east_med');
        put(state, 'venice', 'S2', port);
      },
    });
    answer(match, `${FRENCH} act/ottomans/piracy/ottomans-1/tc_east_med/venice`);
    onwards(match, ['guard', 'act']);
    return askedOf(match, SPANISH) === 'guard';
  };
  test('U §18.6.4, §11.4.3 from Corfu it guards the Eastern Mediterranean too', () => {
    expect(guarded('corfu')).toBe(true);
  });
  test('U §11.4.3 from another port of the next sea it does not', () => {
    expect(guarded('udine')).toBe(false);
  });
});

test('U §18.6.4 without Constantinople a squadron is refused the Black Sea and the ports behind it', () => {
  const match = table({
    player: FRENCH,
    change: (state) => {
      state.rebellions.constantinople = 2;
      put(state, 'ottomans', 'S2', 'east_med');
    },
  });
  answer(match, `${FRENCH} act/ottomans/redeploy/ottomans-1`);
  for (const place of ['black_sea', 'kaffa'])
    expect(refusalOf(match, FRENCH, `to/${place}`)).toEqual(['straits', '§18.6.4']);
});
