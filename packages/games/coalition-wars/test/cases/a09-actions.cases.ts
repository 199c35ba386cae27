/** AR §9.1 to §9.6: the actions before Movement. */
import { describe, expect, test } from 'vitest';
import { action, type Differences, setUp, type Table } from '../ancien-regime.ts';

/** Whoever is on Muster in the same turn has done with it. */
function mustered(table: Table): Table {
  const seat = table.waiting.find((each) => table.asked(each) === 'discard');
  return seat === undefined ? table : table.play(seat, table.options(seat)[0] ?? '');
}

/** Prussia is on Mobilisation when France is on Subsidise: with all Generals on the map it draws nothing. */
const PRUSSIA = { prussia: { berlin: 0, pomerania: 0, borussia: 0 } };

test('AR §9 all actions but Movement may be taken at the same time', () => {
  const table = setUp('1740').play('prussia', 'name/prussia-1');
  expect(table.waiting.toSorted()).toEqual(['britain', 'france', 'russia', 'spain']);
  expect(table.asked('prussia')).toBeUndefined();
});

test('AR §9 or one after the other, in the order of the list', () => {
  const table = setUp('1740', 7, { actions: 'wheel' }).play('prussia', 'name/prussia-1');
  expect(table.waiting).toEqual(['britain']);
  table.play('britain', table.options('britain')[0] ?? '');
  expect(table.waiting).toEqual(['spain']);
  table.play('spain', 'done');
  expect(table.waiting).toEqual(['russia']);
});

test('AR §9.1 Muster: take a card, then discard one, be it the same', () => {
  const table = action('austria', 'muster', { bare: true, hands: { austria: [3] }, deck: [5] }).play(
    'austria',
    'card/5',
  );
  expect(table.of('austria').hand).toEqual([3]);
});

test('AR §9.2 Taxation: Home Territories, Undisputed ones, and Disputed ones without a stripe of its own', () => {
  const table = action('prussia', 'taxation', { bare: true, garrisons: { prussia: ['hesse', 'lorraine', 'silesia'] } });
  // Berlin 2, Pomerania 1, Borussia 2, Hesse 1, Lorraine 1; Silesia has the Prussian stripe.
  expect(table.of('prussia').money).toBe(7);
});

test('AR §9.2 a Neutral Power gets double', () => {
  const table = action('prussia', 'taxation', { bare: true, status: { prussia: 'neutral' } });
  expect(table.of('prussia').money).toBe(10);
});

test('AR §9.2 Britain has no Trade', () => {
  const table = action('britain', 'taxation', { bare: true });
  expect(table.told('money').map(({ why, gained }) => [why, gained])).toEqual([['taxation', 5]]);
});

describe('AR §9.3 Subsidise', () => {
  /** Prussia and Spain are with France, Austria and Russia with Britain. */
  const rich: Differences = { bare: true, generals: PRUSSIA, money: { france: 9, austria: 2, spain: 0 } };
  const giving = () => mustered(action('france', 'subsidise', rich));

  test('Money goes to Coalition Allies only', () => {
    expect(giving().options('france')).toEqual(['offer/prussia', 'offer/spain', 'done']);
  });

  test('3 Money at most', () => {
    const table = giving().play('france', 'offer/prussia');
    expect(table.options('france')).toEqual(['1', '2', '3']);
    table.play('france', '3').play('prussia', 'yes');
    expect([table.of('france').money, table.of('prussia').money]).toEqual([6, 3]);
    expect(table.asked('france')).not.toBe('subsidise');
  });

  test('together, to as many allies as one likes', () => {
    const table = giving().play('france', 'offer/prussia', '1').play('prussia', 'yes').play('france', 'offer/spain');
    expect(table.options('france')).toEqual(['1', '2']);
    table.play('france', '2').play('spain', 'yes');
    expect([table.of('prussia').money, table.of('spain').money]).toEqual([1, 2]);
  });

  test('what is declined may be offered to another', () => {
    const table = giving().play('france', 'offer/prussia', '3').play('prussia', 'no').play('france', 'offer/spain');
    expect(table.options('france')).toEqual(['1', '2', '3']);
    expect(table.told('declined')).toEqual([expect.objectContaining({ by: 'france', power: 'prussia', money: 3 })]);
  });

  test('no more than there is', () => {
    const table = action('austria', 'subsidise', rich).play('austria', 'offer/britain');
    expect(table.options('austria')).toEqual(['1', '2']);
  });

  test('it earns no Influence', () => {
    const table = mustered(action('britain', 'subsidise', { bare: true, money: { britain: 3 } }));
    table.play('britain', 'offer/austria', '3').play('austria', 'yes');
    expect(table.of('britain').influence).toBe(0);
  });

  test('a Power without allies gives nothing', () => {
    const table = action('ottomans', 'subsidise', { bare: true, money: { ottomans: 5 } });
    expect(table.asked('ottomans')).toBeUndefined();
  });

  test('without Money and cards there is nothing to ask', () => {
    expect(action('france', 'subsidise', { bare: true, money: { france: 0 } }).asked('france')).toBeUndefined();
  });
});

describe('AR §9.3 Mercenaries', () => {
  const giving = (more: Differences = {}) =>
    mustered(
      action('france', 'subsidise', {
        bare: true,
        generals: PRUSSIA,
        money: { france: 4 },
        hands: { france: [2, 3, 4, 5] },
        ...more,
      }),
    );

  test('up to 3 Battle cards for allies', () => {
    const table = giving();
    expect(table.options('france')).toEqual(['offer/prussia', 'offer/spain', 'lend/prussia', 'lend/spain', 'done']);
    table.play('france', 'lend/prussia');
    expect(table.options('france')).toEqual(['1', '2', '3']);
    table.play('france', '2').play('prussia', 'yes').play('france', 'card/4', 'card/5');
    expect(table.of('france').hand).toEqual([2, 3]);
    expect(table.of('prussia').hand).toEqual([4, 5]);
  });

  test('the giver chooses the cards when the offer is taken; which they are only the two know', () => {
    const table = giving().play('france', 'lend/prussia', '1').play('prussia', 'yes').play('france', 'card/5');
    const lent = expect.objectContaining({ by: 'france', power: 'prussia', card: 5 });
    expect(table.told('lent-card', 'prussia')).toEqual([lent]);
    expect(table.told('lent-card', 'france')).toEqual([lent]);
    expect(table.told('lent-card', 'austria')).toEqual([]);
    expect(table.told('cards-accepted', 'austria')).toEqual([expect.objectContaining({ cards: 1 })]);
  });

  test('Money or cards, not both', () => {
    const table = giving().play('france', 'lend/prussia', '1').play('prussia', 'yes').play('france', 'card/2');
    expect(table.options('france')).toEqual(['lend/spain', 'done']);
    expect(table.refusal('france', 'offer/spain')).toBe('one-aid, AR §9.3');
  });

  test('cards or Money, not both', () => {
    const table = giving().play('france', 'offer/prussia', '1').play('prussia', 'yes');
    expect(table.refusal('france', 'lend/spain')).toBe('one-aid, AR §9.3');
  });

  test('after a refusal both are open again', () => {
    const table = giving().play('france', 'lend/prussia', '1').play('prussia', 'no');
    expect(table.options('france')).toEqual(['offer/spain', 'lend/spain', 'done']);
  });

  test('3 cards together', () => {
    const table = giving()
      .play('france', 'lend/prussia', '2')
      .play('prussia', 'yes')
      .play('france', 'card/2', 'card/3');
    expect(table.play('france', 'lend/spain').options('france')).toEqual(['1']);
  });

  test('whoever then holds more than six discards before anybody moves', () => {
    const table = giving({ hands: { france: [4, 5], prussia: [2, 2, 2, 3, 3, 3] } });
    table.play('france', 'lend/prussia', '1').play('prussia', 'yes').play('france', 'card/5');
    table.idle((at) => at.asked('prussia') === 'hand-limit', ['prussia']);
    expect(table.state.march).toBeNull();
    table.play('prussia', 'card/2');
    expect(table.of('prussia').hand).toEqual([2, 2, 3, 3, 3, 5]);
  });

  test('a Power and a Minor Power of one player give without being asked', () => {
    const table = giving({ players: 4, status: { spain: 'french' }, master: { spain: 'france' } });
    table.play('france', 'lend/spain', '3', 'card/3', 'card/4', 'card/5');
    expect(table.of('spain').hand).toEqual([3, 4, 5]);
    expect(table.told('cards-accepted')).toEqual([expect.objectContaining({ power: 'spain', cards: 3 })]);
  });

  test('a Neutral Power may aid its own Minor Power', () => {
    const table = action('austria', 'subsidise', {
      bare: true,
      players: 5,
      status: { austria: 'neutral', spain: 'neutral' },
      master: { spain: 'austria' },
      money: { austria: 2 },
    });
    expect(table.options('austria')).toEqual(['offer/spain', 'done']);
  });

  test('nothing goes to a Minor Power that nobody controls', () => {
    const table = giving({ players: 4, status: { spain: 'french' } });
    expect(table.options('france')).toEqual(['offer/prussia', 'lend/prussia', 'done']);
  });
});

describe('AR §9.4 Leadership', () => {
  test('Generals are placed, or withdrawn, never both', () => {
    const table = action('russia', 'leadership', { bare: true, generals: { russia: { kiev: 1 } } });
    table.play('russia', 'place/russia-2/moskva');
    expect(table.refusal('russia', 'withdraw/russia-1')).toBe('one-kind, AR §9.4');
  });

  test('or a card is taken, or Morale', () => {
    const table = action('russia', 'leadership', { bare: true, morale: { russia: 3 } });
    expect(table.play('russia', 'morale').of('russia').morale).toBe(4);
  });
});

describe('AR §9.4 Frederick', () => {
  const prussia = (more: Differences = {}) =>
    action('prussia', 'leadership', {
      bare: true,
      generals: { prussia: { berlin: 3, borussia: 1 } },
      named: { prussia: 'prussia-1' },
      ...more,
    });

  test('on the Prussian Leadership he moves, after all other actions and before the Spanish Movement', () => {
    const table = prussia().idle((at) => at.state.march !== null);
    expect(table.state.march).toMatchObject({ power: 'prussia', only: 'prussia-1', envoy: null });
    expect(table.match.view(null).wheel.spain).toBe('movement');
    table.marches('prussia', 'move/prussia-1/silesia').idle((at) => at.asked('spain') === 'envoy', ['spain']);
    expect(table.asked('spain')).toBe('envoy');
    expect(table.where('prussia-1')).toBe('silesia 3');
  });

  test('he alone, and for one round without an Envoy', () => {
    const table = prussia().idle((at) => at.state.march !== null);
    expect(table.options('prussia').filter((id) => id.includes('prussia-2'))).toEqual([]);
    table.play('prussia', 'done');
    expect(table.asked('prussia')).toBeUndefined();
    expect(table.told('envoy')).toEqual([]);
  });

  test('by any type of movement', () => {
    const table = prussia({ garrisons: { prussia: ['silesia', 'posen'] } }).idle((at) => at.state.march !== null);
    expect(table.offers('prussia', 'move/prussia-1/saxonia')).toBe(true);
    expect(table.options('prussia').some((id) => id.startsWith('strategic/prussia-1/'))).toBe(true);
  });

  test('placed by the same Leadership he moves as well', () => {
    const table = prussia({ generals: { prussia: {} } }).play('prussia', 'place/prussia-1/berlin', 'done');
    table.idle((at) => at.state.march !== null);
    expect(table.state.march?.only).toBe('prussia-1');
  });

  test('off the map he does not move', () => {
    const table = prussia({ generals: { prussia: {} } })
      .play('prussia', 'morale')
      .idle((at) => at.asked('spain') === 'envoy', ['spain']);
    expect(table.state.march).toBeNull();
  });

  test('he fights where he moves to', () => {
    const table = prussia({ garrisons: { austria: ['silesia'] } }).idle((at) => at.state.march !== null);
    table.marches('prussia', 'move/prussia-1/silesia');
    expect(table.state.battle).toMatchObject({ at: 'silesia', attacker: 'prussia', defenders: ['austria'] });
  });

  test('no other Power has such a round', () => {
    const table = action('france', 'leadership', { bare: true, generals: { france: { picardie: 1 } } });
    table.idle((at) => at.state.march !== null || at.told('envoy').length > 0);
    expect(table.state.march?.only ?? null).toBeNull();
  });
});

describe('AR §9.5 Mobilisation', () => {
  test.each(['britain', 'france', 'russia'] as const)('what %s does not spend is lost to corruption', (power) => {
    const table = action(power, 'mobilisation', { bare: true, money: { [power]: 5 } });
    table.idle((at) => at.asked(power) === 'mobilise', [power]).play(power, 'morale', 'done');
    table.idle((at) => at.phase !== 'actions');
    expect(table.of(power).money).toBe(0);
    expect(table.told('money').filter((each) => each.power === power && each.why === 'corruption')).toEqual([
      expect.objectContaining({ gained: -4 }),
    ]);
  });

  test('a Fortress costs 5 and needs a Garrison', () => {
    const table = action('france', 'mobilisation', {
      bare: true,
      money: { france: 6 },
      garrisons: { france: ['bavaria'] },
    });
    expect(table.refusal('france', 'fortress/paris')).toBe('fortress-needs-garrison, AR §9.5 Fortresses');
    table.play('france', 'fortress/bavaria');
    expect(table.state.fortresses).toEqual(['bavaria']);
    expect(table.of('france').money).toBe(1);
  });

  test('three Units with a General at most', () => {
    const table = action('france', 'mobilisation', {
      bare: true,
      money: { france: 2 },
      generals: { france: { paris: 3 } },
    });
    expect(table.refusal('france', 'unit/france-1')).toBe('three-units, AR §9.5');
  });

  test('when all tokens are on the map there are no more Units', () => {
    const homes = [
      'london',
      'cornwall',
      'ireland',
      'hannover',
      'scotland',
      'holland',
      'oporto',
      'lisboa',
      'westphalia',
      'nassau',
      'mecklenburg',
      'hesse',
      'danmark',
      'sverige',
      'norge',
      'finland',
      'posen',
      'venezia',
      'toscana',
      'pfalz',
      'wurttemberg',
    ];
    const table = action('britain', 'mobilisation', {
      bare: true,
      money: { britain: 2 },
      garrisons: { britain: homes },
      generals: { britain: { london: 0 } },
    });
    table.idle((at) => at.asked('britain') === 'mobilise', ['britain']);
    expect(table.refusal('britain', 'unit/britain-1')).toBe('no-tokens, AR §9.5');
  });

  test('when all cards are in hands there is none to buy', () => {
    const six = [2, 2, 2, 3, 3, 3] as const;
    const table = action('france', 'mobilisation', {
      bare: true,
      options: { deck: 'components' },
      money: { france: 2 },
      generals: { france: { paris: 0, lorraine: 0, picardie: 0, provence: 0 } },
      noCharlie: true,
      hands: {
        france: [2, 3, 4, 4, 5, 5],
        austria: six,
        prussia: six,
        russia: [2, 2, 2, 3, 3, 3],
        spain: [4, 4, 4, 4, 5, 5],
        ottomans: [4, 4, 4, 4, 4, 5],
        britain: [5, 5, 5, 5, 5, 5, 3, 2],
      },
    });
    expect(table.state.deck.length + table.state.discard.length).toBe(0);
    expect(table.refusal('france', 'card')).toBe('no-cards, AR §9.5');
  });
});

describe('AR §9.6 Gain Influence', () => {
  test('Disputed Territories with its own stripe, and Home Territories of others', () => {
    const table = action('prussia', 'influence', {
      bare: true,
      garrisons: { prussia: ['silesia', 'saxonia', 'bohemia', 'hesse'] },
    });
    table.idle((at) => at.of('prussia').influence > 0);
    // Silesia 2, Saxonia 1, Bohemia 2; Hesse is grey.
    expect(table.of('prussia').influence).toBe(5);
  });

  test('a Minor Power gains nothing from its Territories', () => {
    const table = action('spain', 'influence', { players: 5, master: { spain: 'austria' } });
    const { turn } = table.state;
    table.idle((at) => at.state.turn !== turn);
    expect(table.of('spain').influence).toBe(0);
    expect(table.told('influence').filter(({ power }) => power === 'austria')).toEqual([]);
  });
});
