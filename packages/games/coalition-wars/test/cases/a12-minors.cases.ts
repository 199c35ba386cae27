/** AR §12: Minor Powers. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import { action, bidding, type Differences, diplomacy, marching, movement, type Table } from '../ancien-regime.ts';

const bids = (table: Table, amounts: Partial<Record<Power, number>>): Table => {
  for (const seat of [...table.waiting]) table.play(seat, `${amounts[seat] ?? 0}`);
  return table;
};

/** Six players: Russia has controlled the Ottomans; Austria is with France. */
const CRIMEA: Differences = {
  bare: true,
  players: 6,
  round: 2,
  status: { austria: 'french', russia: 'british', ottomans: 'british' },
  master: { ottomans: 'russia' },
  morale: { austria: 9, russia: 8 },
  generals: { ottomans: { crimea: 2 }, russia: { crimea: 1 } },
  hands: { ottomans: [3, 5] },
};

describe('AR §12 the example of the bid for the Ottomans', () => {
  test('all players are asked at once, in secret', () => {
    const table = bidding('ottomans', CRIMEA);
    expect(table.waiting.toSorted()).toEqual(['austria', 'britain', 'france', 'prussia', 'russia', 'spain']);
    expect(table.options('austria')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('of two who bid 3 Austria is higher in the Order of Play; the winner alone pays', () => {
    const table = bids(bidding('ottomans', CRIMEA), { austria: 3, russia: 3 });
    expect(table.state.master.ottomans).toBe('austria');
    expect([table.of('austria').morale, table.of('russia').morale]).toEqual([6, 8]);
  });

  test('the Ottomans take the Status of Austria, and their cards are shown to it', () => {
    const table = bids(bidding('ottomans', CRIMEA), { austria: 3, russia: 3 });
    expect(table.state.status.ottomans).toBe('french');
    expect(table.told('hand', 'austria')).toEqual([expect.objectContaining({ power: 'ottomans', cards: '3 5' })]);
    expect(table.told('hand', 'russia')).toEqual([]);
  });

  test('in the Crimea the weaker Russian General leaves, for Zaporozhye', () => {
    const table = bids(bidding('ottomans', CRIMEA), { austria: 3, russia: 3 });
    expect(table.asked('russia')).toBe('retreat');
    expect(table.options('russia')).toEqual(expect.arrayContaining(['retreat/zaporozhye', 'off-map']));
    table.play('russia', 'retreat/zaporozhye');
    expect(table.where('russia-1')).toBe('zaporozhye 1');
  });

  test('then Austria takes the Muster of the Ottomans', () => {
    const table = bids(bidding('ottomans', CRIMEA), { austria: 3, russia: 3 }).play('russia', 'retreat/zaporozhye');
    expect(table.match.decisions('austria').map(({ prompt }) => [prompt.id, prompt.args?.power])).toContainEqual([
      'discard',
      'ottomans',
    ]);
  });
});

test('AR §12 the example of Bohemia: Austria wins Russia, its Garrison leaves and its General stays', () => {
  const table = bids(
    bidding('russia', {
      bare: true,
      players: 4,
      status: { austria: 'british', russia: 'french' },
      master: { russia: 'france' },
      generals: { russia: { bohemia: 1 } },
      garrisons: { russia: ['bohemia'] },
    }),
    { austria: 2 },
  );
  table.idle((at) => at.state.former === null);
  expect(table.garrison('bohemia')).toBeUndefined();
  expect(table.where('russia-1')).toBe('bohemia 2');
  expect(table.state.status.russia).toBe('british');
});

test('AR §12 if nobody bids, the first in the Order of Play takes control', () => {
  const table = bids(bidding('ottomans', { bare: true, players: 6 }), {});
  expect(table.state.master.ottomans).toBe('britain');
});

test('AR §12 whoever holds the Capital of a Minor Power controls it without a bid', () => {
  const table = bidding('ottomans', { bare: true, players: 6, garrisons: { russia: ['istanbul'] } });
  expect(table.state.master.ottomans).toBe('russia');
  expect(table.told('bid')).toEqual([]);
});

test('AR §12 a Major Power on Muster is not bid for', () => {
  const table = bidding('prussia', { bare: true, players: 6 });
  expect(table.waiting.map((seat) => table.asked(seat))).not.toContain('bid');
});

test('AR §12 a Minor Power that nobody controls takes no action', () => {
  const table = action('ottomans', 'taxation', { bare: true, players: 6 });
  expect(table.of('ottomans').money).toBe(0);
});

test('AR §12 nor can it be an Envoy', () => {
  const table = movement('austria', { players: 6 });
  expect(table.refusal('austria', 'envoy/ottomans')).toBe('envoy-uncontrolled, AR §9.7 Select the Envoy');
});

test('AR §12 a Minor Power controlled by another is an Envoy', () => {
  const table = movement('austria', { players: 6, master: { ottomans: 'france' }, status: { ottomans: 'french' } });
  expect(table.offers('austria', 'envoy/ottomans')).toBe(true);
});

test('AR §12 one’s own Minor Power is no Envoy, even of a Neutral Power', () => {
  const table = movement('austria', {
    players: 6,
    master: { ottomans: 'austria' },
    status: { austria: 'neutral', ottomans: 'neutral' },
  });
  expect(table.refusal('austria', 'envoy/ottomans')).toBe('envoy-ally, AR §9.7 Select the Envoy');
});

describe('AR §12 who plays an uncontrolled Minor Power that is attacked', () => {
  const attack = (power: 'austria' | 'prussia', from: string) =>
    marching(power, 'britain', {
      bare: true,
      players: 4,
      status: { [power]: power === 'austria' ? 'british' : 'french', ottomans: 'expansionist' },
      generals: { [power]: { [from]: 3 }, ottomans: { dalmatia: 1 } },
      hands: { ottomans: [4] },
    });

  test('Britain, against all but its own Coalition', () => {
    const table = attack('prussia', 'karinthia').marches('prussia', 'move/prussia-1/dalmatia');
    expect(table.told('hand', 'britain')).toEqual([expect.objectContaining({ power: 'ottomans', cards: '4' })]);
  });

  test('France, against the British Coalition', () => {
    const table = movement('austria', {
      bare: true,
      players: 4,
      status: { austria: 'british', ottomans: 'expansionist' },
      generals: { austria: { karinthia: 3 }, ottomans: { dalmatia: 1 } },
      hands: { ottomans: [4] },
    });
    table.play('austria', 'envoy/france', 'done').marches('austria', 'move/austria-1/dalmatia');
    expect(table.told('hand', 'france')).toEqual([expect.objectContaining({ power: 'ottomans', cards: '4' })]);
  });
});

test('AR §12 Influence that a Minor Power wins in battle is its master’s, without the bonus', () => {
  const table = marching('spain', 'prussia', {
    bare: true,
    players: 5,
    status: { spain: 'british', austria: 'british', prussia: 'neutral' },
    master: { spain: 'austria' },
    generals: { spain: { patrimonium: 3 }, france: { lombardia: 0 } },
  }).marches('austria', 'move/spain-1/lombardia');
  table.idle((at) => at.state.battle === null);
  expect(table.of('austria').influence).toBe(1);
  expect(table.told('influence').map(({ why }) => why)).toEqual(['battle']);
});

test('AR §12 a Minor Power follows its master’s Status', () => {
  const table = diplomacy({
    bare: true,
    players: 6,
    status: { austria: 'neutral', prussia: 'neutral', russia: 'neutral', spain: 'neutral', ottomans: 'neutral' },
    master: { ottomans: 'austria' },
  });
  for (const seat of [...table.waiting])
    table.play(seat, seat === 'austria' ? 'status/expansionist' : 'status/neutral');
  expect(table.state.status.ottomans).toBe('expansionist');
});

test('AR §12 a Minor Power is not expelled: only its master can be', () => {
  const table = diplomacy({ bare: true, players: 6, status: { ottomans: 'british' }, master: { ottomans: 'austria' } });
  expect(table.refusal('britain', 'expel/ottomans')).toBe('expel-minor, AR §12');
});

test('AR §12 Minor Powers of one player move through one another like allies', () => {
  const table = marching('spain', 'prussia', {
    bare: true,
    players: 4,
    status: { spain: 'neutral', russia: 'neutral', austria: 'neutral', prussia: 'expansionist' },
    master: { spain: 'austria', russia: 'austria' },
    generals: { spain: { krakow: 1 } },
    garrisons: { russia: ['krakow', 'polesie'] },
  });
  table.play('austria', 'move/spain-1/polesie');
  expect(table.where('spain-1')).toBe('polesie 1');
});

test('AR §12 while nobody controls Spain nobody can let an ally use its Sea Lanes', () => {
  const lanes: Differences = {
    bare: true,
    players: 5,
    status: { spain: 'french', austria: 'french' },
    generals: { austria: { napoli: 1 } },
  };
  const closed = marching('austria', 'britain', lanes);
  expect(closed.options('austria').filter((each) => each.startsWith('sea/'))).toEqual([]);
  const reasons = closed.match.decisions('austria')[0]?.refused.filter(({ id }) => id.startsWith('sea/')) ?? [];
  expect(reasons.map(({ code }) => code)).toContain('lanes-without-leave');
  const open = marching('austria', 'britain', { ...lanes, master: { spain: 'france' } });
  expect(open.options('austria').some((each) => each.startsWith('sea/'))).toBe(true);
});
