/** C §11: Minor Powers. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import {
  action,
  bidding,
  declare,
  diplomacy,
  endOfRound,
  laidOut,
  marching,
  movement,
  setUp,
  type Table,
} from '../position.ts';

/** Everybody bids, 0 by default. */
function bid(table: Table, bids: Partial<Record<Power, number>>): Table {
  for (const seat of [...table.waiting]) table.play(seat, String(bids[seat] ?? 0));
  return table;
}

const FIVE = { bare: true, players: 5 } as const;
const FOUR = { bare: true, players: 4 } as const;

describe('C §11 line-ups and set-up', () => {
  test('C §11 five players: the Ottomans are a Minor Power', () => {
    expect(laidOut('1805', 5).minors).toEqual(['ottomans']);
    expect(setUp('1805', 5).match.seats).toEqual(['britain', 'france', 'austria', 'prussia', 'russia']);
  });

  test('C §11 four players: Prussia and the Ottomans', () => {
    expect(laidOut('1805', 4).minors).toEqual(['prussia', 'ottomans']);
    expect(setUp('1805', 4).match.seats).toEqual(['britain', 'france', 'austria', 'russia']);
  });

  test('C §11 three players: Russia, Prussia and the Ottomans', () => {
    expect(laidOut('1805', 3).minors.toSorted()).toEqual(['ottomans', 'prussia', 'russia']);
    expect(setUp('1805', 3).match.seats).toEqual(['britain', 'france', 'austria']);
  });

  test('C §11 three players: or Austria, Prussia and the Ottomans', () => {
    const options = { 'third-minor': 'austria' };
    expect(laidOut('1805', 3, options).minors.toSorted()).toEqual(['austria', 'ottomans', 'prussia']);
    expect(setUp('1805', 3, options).match.seats).toEqual(['britain', 'france', 'russia']);
  });

  test.each(['1792', '1798', '1805', '1806', '1809', '1812', '1813'])(
    'C §11 %s Minor Powers have no Influence and no Money, but cards, Morale and Generals as printed',
    (year) => {
      const printed = laidOut(year);
      const state = laidOut(year, 3);
      for (const minor of state.minors) {
        expect(state.powers[minor]).toMatchObject({ influence: 0, money: 0, morale: printed.powers[minor].morale });
        expect(state.powers[minor].hand).toHaveLength(printed.powers[minor].hand.length);
        expect(state.generals.filter(({ power }) => power === minor)).toEqual(
          printed.generals.filter(({ power }) => power === minor),
        );
      }
    },
  );
});

describe('C §11 bidding for control', () => {
  test('C §11 before any action of the turn all players bid, from nothing to all their Morale', () => {
    const table = bidding('ottomans', { ...FIVE, morale: { britain: 3 } });
    expect(table.waiting).toEqual(['britain', 'france', 'austria', 'prussia', 'russia']);
    expect(table.asked('britain')).toBe('bid');
    expect(table.options('britain')).toEqual(['0', '1', '2', '3']);
  });

  test('C §11 bids are secret until all are made', () => {
    const table = bidding('ottomans', FIVE).play('britain', '2');
    expect(table.told('bid', 'france')).toEqual([]);
    expect(table.of('britain').morale).toBe(5);
  });

  test('C §11 the highest bid wins and is paid, the others keep their Morale', () => {
    const table = bid(bidding('ottomans', FIVE), { france: 4, russia: 2 });
    expect(table.state.master.ottomans).toBe('france');
    expect([table.of('france').morale, table.of('russia').morale]).toEqual([7, 3]);
  });

  test('C §11 example: Britain 2, Austria and Russia 3, France and Prussia 0: Austria wins and pays 3', () => {
    const table = bid(bidding('ottomans', { ...FIVE, morale: { britain: 5, austria: 9, russia: 3 } }), {
      britain: 2,
      austria: 3,
      russia: 3,
    });
    expect(table.state.master.ottomans).toBe('austria');
    expect([table.of('austria').morale, table.of('russia').morale, table.of('britain').morale]).toEqual([6, 3, 5]);
  });

  test('C §11 if nobody bids, the first in the Order of Play wins', () => {
    expect(bid(bidding('ottomans', FIVE), {}).state.master.ottomans).toBe('britain');
  });

  test('C §11 the bidding comes again when the Minor Power is next due to Muster', () => {
    const table = bidding('ottomans', { ...FIVE, master: { ottomans: 'russia' } });
    expect(bid(table, { france: 1 }).state.master.ottomans).toBe('france');
  });

  test('C §11 there is no bidding when a Major Power comes to Muster', () => {
    expect(bidding('austria', FIVE).asked('britain')).not.toBe('bid');
  });

  test('C §11 who holds the Capital of the Minor Power controls it without a bid', () => {
    const table = bidding('ottomans', { ...FIVE, garrisons: { russia: ['istanbul'] } });
    expect(table.told('bid')).toEqual([]);
    expect(table.state.master.ottomans).toBe('russia');
    expect(table.of('russia').morale).toBe(3);
  });

  test('C §11 if another Minor Power holds the Capital, its controller does', () => {
    const table = bidding('ottomans', {
      ...FOUR,
      master: { prussia: 'france' },
      status: { prussia: 'french' },
      garrisons: { prussia: ['istanbul'] },
    });
    expect(table.state.master.ottomans).toBe('france');
  });

  test('C §11 if a Minor Power that nobody controls holds the Capital, there is a bid', () => {
    expect(bidding('prussia', { ...FOUR, garrisons: { ottomans: ['berlin'] } }).asked('britain')).toBe('bid');
  });

  test("C §11 the Minor Power takes its controller's Status at once", () => {
    const table = bid(bidding('ottomans', FIVE), { france: 1 });
    expect(table.state.status.ottomans).toBe('french');
    expect(table.asked('france')).not.toBe('admit');
  });

  test('C §11 Britain cannot refuse a Minor Power that comes with its ally', () => {
    const table = bid(bidding('ottomans', FIVE), { austria: 1 });
    expect(table.state.status.ottomans).toBe('british');
    expect(table.asked('britain')).not.toBe('admit');
  });

  test('C §11 its cards pass to the new controller', () => {
    const table = bidding('ottomans', { ...FIVE, master: { ottomans: 'russia' }, hands: { ottomans: [3, 5] } });
    expect(table.match.view('russia').powers.ottomans.hand).toEqual([3, 5]);
    bid(table, { austria: 1 });
    expect(table.match.view('russia').powers.ottomans.hand).toBeNull();
    expect(table.match.view('austria').powers.ottomans.hand).toContain(5);
    expect(table.told('hand', 'austria')).toEqual([{ type: 'hand', power: 'ottomans', cards: '3 5' }]);
  });

  test('C §11 who wins the bid again learns nothing new', () => {
    const table = bidding('ottomans', { ...FIVE, master: { ottomans: 'russia' }, hands: { ottomans: [3, 5] } });
    bid(table, { russia: 1 });
    expect(table.told('hand', 'russia')).toEqual([]);
    expect(table.of('russia').morale).toBe(2);
  });

  test('C §11 the controlling player takes its actions, beginning with Muster', () => {
    const table = bid(bidding('ottomans', { ...FIVE, hands: { ottomans: [3] }, deck: [5] }), { austria: 1 });
    table.idle((at) => at.match.decisions('austria')[0]?.prompt.args.power === 'ottomans', ['austria']);
    expect(table.match.decisions('austria')[0]?.prompt).toMatchObject({ id: 'discard', args: { power: 'ottomans' } });
  });
});

describe('C §11 examples', () => {
  test('C §11 example: Austria takes control of Prussia, its Garrison leaves Silesia, its General stays', () => {
    const table = bidding('prussia', {
      ...FOUR,
      master: { prussia: 'france' },
      status: { prussia: 'french' },
      generals: { austria: { silesia: 1 } },
      garrisons: { austria: ['silesia'] },
    });
    bid(table, { austria: 2 });
    expect(table.garrison('silesia')).toBeUndefined();
    expect(table.options('austria')).toEqual(['allot/austria-1']);
    table.play('austria', 'allot/austria-1');
    expect(table.where('austria-1')).toBe('silesia 2');
    expect(table.asked('austria')).not.toBe('host');
  });

  /** Neutral Austria wins the Ottomans from Russia, of the British Coalition. */
  function ottomansPass() {
    const table = bidding('ottomans', {
      ...FIVE,
      status: { austria: 'neutral', russia: 'british', ottomans: 'british' },
      master: { ottomans: 'russia' },
      generals: { russia: { wallachia: 1, bessarabia: 1 }, ottomans: { bessarabia: 2 } },
      garrisons: { ottomans: ['bessarabia'], russia: ['podolia'] },
    });
    return bid(table, { britain: 2, austria: 3, russia: 3 });
  }

  test('C §11 example: the Ottomans become Neutral like Austria', () => {
    const table = ottomansPass();
    expect(table.state.status.ottomans).toBe('neutral');
    expect(table.state.master.ottomans).toBe('austria');
  });

  test('C §11 example: the Russian General in Wallachia has two nearest Territories, or goes off the map', () => {
    const table = ottomansPass();
    expect(table.match.decisions('russia')[0]?.prompt.args).toMatchObject({ general: 'russia-1' });
    expect(table.options('russia').toSorted()).toEqual(['off-map', 'retreat/crimea', 'retreat/podolia']);
  });

  test('C §11 example: in Bessarabia 4 are stronger than 2, and the Russian General goes to Crimea', () => {
    const table = ottomansPass().play('russia', 'retreat/podolia');
    expect(table.match.decisions('russia')[0]?.prompt.args).toMatchObject({ general: 'russia-2' });
    expect(table.options('russia')).toEqual(['retreat/crimea', 'off-map']);
    table.play('russia', 'retreat/crimea');
    expect([table.where('russia-1'), table.where('russia-2')]).toEqual(['podolia 1', 'crimea 1']);
    expect(table.where('ottomans-1')).toBe('bessarabia 2');
    expect(table.garrison('bessarabia')).toBe('ottomans');
  });

  test('C §11 FAQ: control of a Power one was at peace with changes nothing', () => {
    const table = bidding('ottomans', {
      ...FIVE,
      status: { ottomans: 'british' },
      master: { ottomans: 'russia' },
      generals: { austria: { serbia: 1 } },
    });
    bid(table, { austria: 1 });
    expect(table.where('austria-1')).toBe('serbia 1');
  });
});

describe('C §11 using Minor Powers', () => {
  /** Austria is Expansionist and controls the Ottomans. */
  const AUSTRIAN = { ...FIVE, status: { austria: 'expansionist' }, master: { ottomans: 'austria' } } as const;

  test('C §11 key rule: at peace with its controller, even if both are Expansionist', () => {
    const table = marching('austria', 'russia', {
      ...AUSTRIAN,
      generals: { austria: { hungari: 1 }, ottomans: { serbia: 1 } },
    }).marches('austria', 'move/austria-1/serbia');
    expect(table.told('battle')).toEqual([]);
    expect([table.where('austria-1'), table.where('ottomans-1')]).toEqual(['serbia 1', 'serbia 1']);
  });

  test('C §11 its own player need not be asked for leave', () => {
    const table = marching('austria', 'russia', { ...AUSTRIAN, generals: { austria: { hungari: 0 } } });
    table.play('austria', 'strategic/austria-1/rumelia');
    expect(table.where('austria-1')).toBe('rumelia 0');
  });

  test('C §11 it is not the Envoy of its controller', () => {
    const table = movement('austria', AUSTRIAN);
    expect(table.refusal('austria', 'envoy/ottomans')).toBe('envoy-ally, C §7.6 Select the Envoy');
  });

  test('C §11 it may be the Envoy of others, and its controller permits further rounds', () => {
    const table = marching('russia', 'ottomans', AUSTRIAN).play('russia', 'done', 'yes');
    expect(table.asked('austria')).toBe('permit-round');
    table.play('austria', 'yes');
    expect(table.of('ottomans').morale).toBe(2 + 3);
  });

  test('C §11 its controller is not its Envoy either', () => {
    expect(movement('ottomans', AUSTRIAN).offers('austria', 'envoy/austria')).toBe(false);
  });

  test('C §11 no Garrison in the Home Territory of a Minor Power one controls', () => {
    const table = marching('austria', 'russia', { ...AUSTRIAN, generals: { austria: { hungari: 2 } } });
    table.play('austria', 'move/austria-1/serbia');
    expect(table.options('austria')).toEqual(['garrison/hungari', 'done']);
  });

  test('C §11 a Garrison in the Home Territory of a Minor Power of somebody else', () => {
    const table = marching('russia', 'france', { ...AUSTRIAN, generals: { russia: { bessarabia: 2 } } });
    table.play('russia', 'move/russia-1/wallachia', 'garrison/wallachia');
    expect(table.garrison('wallachia')).toBe('russia');
  });

  test('C §11 it supports its controller in battle', () => {
    const table = marching('austria', 'france', {
      ...AUSTRIAN,
      generals: { austria: { galicia: 1 }, ottomans: { wallachia: 1 } },
      garrisons: { russia: ['bessarabia'] },
    }).marches('austria', 'move/austria-1/bessarabia');
    expect(table.options('austria')).toEqual(['support/ottomans-1', 'done']);
  });

  test('C §11 two Minor Powers of one player are allies', () => {
    const table = marching('prussia', 'britain', {
      ...FOUR,
      status: { austria: 'expansionist', prussia: 'expansionist' },
      master: { prussia: 'austria', ottomans: 'austria' },
      generals: { prussia: { serbia: 1 }, ottomans: { wallachia: 1 } },
    });
    table.play('austria', 'move/prussia-1/wallachia', 'done');
    expect(table.told('battle')).toEqual([]);
    expect(table.where('prussia-1')).toBe('wallachia 1');
  });

  test('C §11 it does not take the Gain Influence action', () => {
    const table = action('ottomans', 'influence', { ...AUSTRIAN, garrisons: { ottomans: ['hellas', 'bessarabia'] } });
    expect([table.of('ottomans').influence, table.of('austria').influence]).toEqual([0, 0]);
  });

  test('C §11 it is taxed when it is controlled', () => {
    const table = action('ottomans', 'taxation', AUSTRIAN);
    expect(table.of('ottomans').money).toBe(6);
  });

  test('C §11 its Status follows that of its controller in the Diplomacy Phase', () => {
    const table = declare({ austria: 'french' }, AUSTRIAN);
    expect(table.state.status.ottomans).toBe('french');
  });

  test('C §11 it declares nothing itself', () => {
    const table = diplomacy(AUSTRIAN);
    table.idle((at) => at.asked('austria') === 'declare');
    expect(table.waiting.toSorted()).toEqual(['austria', 'prussia', 'russia']);
  });

  test('C §11 Influence of its battles goes to its controller', () => {
    const table = marching('ottomans', 'france', {
      ...AUSTRIAN,
      generals: { ottomans: { wallachia: 2 }, russia: { bessarabia: 0 } },
    });
    table.marches('austria', 'move/ottomans-1/bessarabia').play('russia', 'off-map').play('austria', 'no');
    expect(table.of('austria').influence).toBe(1);
    expect(table.of('ottomans').influence).toBe(0);
  });

  test('C §11 attacked, it is played by its controller', () => {
    const table = marching('russia', 'france', {
      ...AUSTRIAN,
      generals: { russia: { crimea: 2 }, ottomans: { bessarabia: 2 } },
      hands: { ottomans: [5] },
    }).marches('russia', 'move/russia-1/bessarabia');
    expect(table.match.decisions('austria')[0]?.prompt).toMatchObject({
      id: 'battle-card',
      args: { power: 'ottomans' },
    });
    expect(table.told('hand', 'austria')).toEqual([]);
  });

  test('C §11 its support brings its controller 1, and a General of his own 1 more', () => {
    const britain = {
      ...FOUR,
      status: { prussia: 'british', austria: 'expansionist' },
      master: { prussia: 'britain' },
    } as const;
    const table = marching('britain', 'france', {
      ...britain,
      generals: { britain: { hannover: 3 }, prussia: { berlin: 1 }, austria: { saxonia: 0 } },
    }).marches('britain', 'move/britain-1/saxonia');
    table.play('britain', 'support/prussia-1').play('austria', 'off-map').play('britain', 'no');
    expect(table.of('britain').influence).toBe(2);
  });

  test('C §11 in the British Coalition it earns no bonus for a French General', () => {
    const table = marching('prussia', 'ottomans', {
      ...FOUR,
      status: { prussia: 'british' },
      master: { prussia: 'britain', ottomans: 'france' },
      generals: { prussia: { berlin: 3 }, france: { hannover: 0 } },
    });
    table.marches('britain', 'move/prussia-1/hannover').play('france', 'off-map').play('britain', 'no');
    expect(table.of('britain').influence).toBe(1);
  });

  test('C §11 Britain may subsidise a Minor Power, without Influence', () => {
    const table = action('britain', 'leadership', {
      ...FIVE,
      status: { ottomans: 'british' },
      master: { ottomans: 'russia' },
      money: { britain: 6 },
    }).play('britain', 'morale', 'offer/ottomans', '3');
    table.play('russia', 'yes');
    expect([table.of('britain').money, table.of('ottomans').money]).toEqual([3, 3]);
    expect(table.of('britain').influence).toBe(0);
  });

  test('C §11 Britain may subsidise a Minor Power of its own, without Influence', () => {
    const table = action('britain', 'leadership', {
      ...FIVE,
      status: { ottomans: 'british' },
      master: { ottomans: 'britain' },
      money: { britain: 6 },
    }).play('britain', 'morale', 'offer/ottomans', '3');
    expect(table.of('britain').money).toBe(3);
    expect(table.of('britain').influence).toBe(0);
  });

  test('C §11 a Minor Power cannot be expelled, only the Major Power that controls it', () => {
    const table = diplomacy({ ...FIVE, status: { ottomans: 'british' }, master: { ottomans: 'russia' } });
    expect(table.offers('britain', 'expel/ottomans')).toBe(false);
    expect(table.refusal('britain', 'expel/ottomans')).toBe('expel-minor, C §11');
    expect(table.offers('britain', 'expel/russia')).toBe(true);
  });

  test('C §11 a Minor Power does not win the game: Paris counts for its controller', () => {
    const table = endOfRound({
      ...AUSTRIAN,
      generals: { ottomans: { paris: 1 }, france: {} },
      influence: { france: 5 },
    });
    expect(table.of('austria').influence).toBe(6);
    expect(table.winners).toEqual(['austria']);
  });
});

describe('C §11 uncontrolled Minor Powers', () => {
  test('C §11 before its first Muster it takes no actions', () => {
    const table = action('ottomans', 'taxation', FIVE);
    expect(table.of('ottomans').money).toBe(0);
    expect(table.told('money').filter(({ power }) => power === 'ottomans')).toEqual([]);
  });

  test('C §11 it does not move', () => {
    const table = movement('prussia', { ...FOUR, generals: { prussia: { berlin: 1 } } });
    expect(table.told('envoy')).toEqual([]);
    expect(table.where('prussia-1')).toBe('berlin 1');
  });

  test('C §11 it cannot be the Envoy', () => {
    const table = movement('france', FIVE);
    expect(table.offers('france', 'envoy/ottomans')).toBe(false);
    expect(table.refusal('france', 'envoy/ottomans')).toBe('envoy-uncontrolled, C §7.6 Select the Envoy');
  });

  const ATTACKED = {
    ...FIVE,
    generals: { russia: { crimea: 2 }, france: { galicia: 2 }, ottomans: { bessarabia: 2 } },
    hands: { ottomans: [4, 5] },
  } as const;

  test('C §11 attacked from outside the British Coalition, Britain plays its cards', () => {
    const table = marching('france', 'prussia', ATTACKED).marches('france', 'move/france-1/bessarabia');
    expect(table.match.decisions('britain')[0]?.prompt).toMatchObject({
      id: 'battle-card',
      args: { power: 'ottomans' },
    });
    expect(table.match.view('britain').powers.ottomans.hand).toEqual([4, 5]);
    expect(table.told('hand', 'britain')).toEqual([{ type: 'hand', power: 'ottomans', cards: '4 5' }]);
    expect(table.told('hand', 'russia')).toEqual([]);
    table.play('britain', 'card/5');
    expect(table.of('ottomans').morale).toBe(1);
  });

  test('C §11 attacked by an Expansionist Power, Britain plays its cards', () => {
    const table = marching('russia', 'prussia', { ...ATTACKED, status: { russia: 'expansionist' } });
    table.marches('russia', 'move/russia-1/bessarabia');
    expect(table.match.decisions('britain')[0]?.prompt).toMatchObject({
      id: 'battle-card',
      args: { power: 'ottomans' },
    });
    expect(table.asked('france')).toBeUndefined();
  });

  test('C §11 attacked by the British Coalition, France plays its cards', () => {
    const table = marching('russia', 'prussia', ATTACKED).marches('russia', 'move/russia-1/bessarabia');
    expect(table.match.decisions('france')[0]?.prompt).toMatchObject({
      id: 'battle-card',
      args: { power: 'ottomans' },
    });
  });

  test('C §11 others may support the attacker', () => {
    const table = marching('russia', 'prussia', {
      ...ATTACKED,
      generals: { ...ATTACKED.generals, austria: { transylvania: 1 } },
    }).marches('russia', 'move/russia-1/bessarabia');
    expect(table.offers('austria', 'support/austria-1')).toBe(true);
  });

  test('C §11 if it wins, nobody gains Influence', () => {
    const table = marching('russia', 'prussia', ATTACKED).marches('russia', 'move/russia-1/bessarabia');
    table.play('france', 'card/5', 'card/4').play('russia', 'off-map');
    expect(table.told('victory')).toMatchObject([{ side: 'defence' }]);
    expect(table.told('influence')).toEqual([]);
  });

  test('C §11 who plays its cards also decides where its beaten General goes', () => {
    const table = marching('russia', 'prussia', { ...ATTACKED, hands: { russia: [5, 5] } });
    table.marches('russia', 'move/russia-1/bessarabia').play('russia', 'card/5', 'card/5');
    expect(table.options('france').toSorted()).toEqual(['capital', 'off-map']);
    expect(table.play('france', 'capital').where('ottomans-1')).toBe('istanbul 0');
  });

  test('C §11 the cards are seen only for the time of the battle', () => {
    const table = marching('russia', 'prussia', ATTACKED).marches('russia', 'move/russia-1/bessarabia');
    expect(table.match.view('france').powers.ottomans.hand).toEqual([4, 5]);
    expect(table.match.view('britain').powers.ottomans.hand).toBeNull();
    table.play('france', 'card/5', 'pass').idle((at) => at.state.battle === null);
    expect(table.match.view('france').powers.ottomans.hand).toBeNull();
  });

  test('C §11 who beats it gains Influence as usual', () => {
    const table = marching('russia', 'prussia', { ...ATTACKED, hands: { russia: [5, 5] } });
    table.marches('russia', 'move/russia-1/bessarabia').play('russia', 'card/5', 'card/5');
    table.idle((at) => at.asked('russia') === 'hold').play('russia', 'no');
    expect(table.of('russia').influence).toBe(1);
  });
});

test('C §11 under a Neutral Power it is Neutral, and taxed double', () => {
  const table = action('ottomans', 'taxation', {
    ...FIVE,
    status: { austria: 'neutral', ottomans: 'neutral' },
    master: { ottomans: 'austria' },
  });
  expect(table.of('ottomans').money).toBe(12);
});

test('C §11 under a Neutral Power both may enter the Territories of each other', () => {
  const table = marching('austria', 'russia', {
    ...FIVE,
    status: { austria: 'neutral', ottomans: 'neutral' },
    master: { ottomans: 'austria' },
    generals: { austria: { hungari: 0 } },
  });
  expect(table.offers('austria', 'move/austria-1/serbia')).toBe(true);
  expect(table.offers('austria', 'move/austria-1/bosnia')).toBe(false);
});

test('C §11 nobody sees the cards of a Minor Power that nobody controls', () => {
  const { match } = setUp('1805', 5);
  for (const seat of match.seats) expect(match.view(seat).powers.ottomans).toMatchObject({ hand: null, cards: 2 });
});

test.each([3, 4, 5])('C §11 with %i players every Minor Power is controlled after the first round', (players) => {
  const table = setUp('1805', players).idle((at) => at.state.round === 2);
  for (const minor of table.state.minors) expect(table.match.seats).toContain(table.state.master[minor]);
});

test('C §11 leave given to a Minor Power, and by it, ends when it changes hands', () => {
  const table = bidding('ottomans', { ...FIVE, master: { ottomans: 'russia' } });
  table.state.consents.land.austria = ['ottomans', 'russia'];
  table.state.consents.sea.ottomans = ['russia'];
  bid(table, { france: 1 });
  expect(table.state.consents).toEqual({ land: { austria: ['russia'] }, sea: {} });
});

test('C §11 nor does it end when the same Power keeps it', () => {
  const table = bidding('ottomans', { ...FIVE, master: { ottomans: 'russia' } });
  table.state.consents.land.austria = ['ottomans'];
  bid(table, { russia: 1 });
  expect(table.state.consents.land).toEqual({ austria: ['ottomans'] });
});

test('C §9.3 a bid for another Power moves no General of a Power that was Neutral before', () => {
  const table = bid(
    bidding('ottomans', { players: 5, generals: { prussia: { berlin: 2, saxonia: 1 } }, garrisons: { prussia: [] } }),
    { russia: 1 },
  );
  expect(table.state.status.prussia).toBe('neutral');
  expect(table.where('prussia-2')).toBe('saxonia 1');
  expect(table.asked('prussia')).not.toBe('retreat');
});
