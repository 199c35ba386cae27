/** C §7: the actions but for Movement. */
import { describe, expect, test } from 'vitest';
import { action, movement } from '../position.ts';

const taxed = (power: 'britain' | 'austria' | 'prussia' | 'france', differences: Parameters<typeof action>[2]) =>
  action(power, 'taxation', differences)
    .told('money')
    .filter((event) => event.power === power);

describe('C §7 order', () => {
  test('C §7 all actions but Movement are taken at the same time', () => {
    const table = action('austria', 'leadership', { money: { france: 3 } });
    expect(table.asked('austria')).toBe('leadership');
    expect(table.asked('france')).toBe('mobilise');
    expect(table.asked('russia')).toBe('discard');
  });

  test('C §7 if the table prefers, in the order of the Wheel: Muster first', () => {
    const table = action('russia', 'leadership', { options: { actions: 'wheel' } });
    expect(table.waiting).toEqual(['britain']);
    table.play('britain', table.options('britain')[0] ?? '');
    expect(table.waiting).toEqual(['russia']);
    table.play('russia', 'morale');
    expect(table.waiting).toEqual(['prussia']);
    expect(table.asked('prussia')).toBe('mobilise');
  });

  test('C §7 Movement waits until all other actions are completed', () => {
    const table = action('russia', 'leadership', {});
    expect(table.asked('france')).toBeUndefined();
    table.idle((at) => at.asked('france') !== undefined);
    expect(table.asked('france')).toBe('envoy');
  });
});

describe('C §7.1 Muster', () => {
  test('C §7.1 take a card, then discard one', () => {
    const table = action('austria', 'muster', { bare: true, hands: { austria: [2, 4] }, deck: [5] });
    expect(table.of('austria').hand).toEqual([2, 4, 5]);
    table.play('austria', 'card/2');
    expect(table.of('austria').hand).toEqual([4, 5]);
    expect(table.state.discard).toContain(2);
  });

  test('C §7.1 the card just taken may be discarded', () => {
    const table = action('austria', 'muster', { bare: true, hands: { austria: [2] }, deck: [5] });
    table.play('austria', 'card/5');
    expect(table.of('austria').hand).toEqual([2]);
  });

  test('C §7.1 a card must be discarded', () => {
    const table = action('austria', 'muster', { bare: true, hands: { austria: [2] }, deck: [5] });
    expect(table.options('austria')).toEqual(['card/2', 'card/5']);
  });
});

describe('C §7.2 Taxation and Trade', () => {
  test('C §7.2 Home Territories are taxed: Austria 8', () => {
    expect(taxed('austria', { bare: true })).toEqual([{ type: 'money', power: 'austria', gained: 8, why: 'taxation' }]);
  });

  test('C §7.2 a Home Territory held by somebody else is not taxed', () => {
    expect(taxed('austria', { bare: true, garrisons: { france: ['wien'] } })).toMatchObject([{ gained: 6 }]);
  });

  test('C §7.2 Undisputed Territories are taxed', () => {
    expect(taxed('austria', { bare: true, garrisons: { austria: ['wurttemberg'] } })).toMatchObject([{ gained: 9 }]);
  });

  test("C §7.2 Disputed Territories without the Power's stripe are taxed", () => {
    expect(taxed('austria', { bare: true, garrisons: { austria: ['hannover'] } })).toMatchObject([{ gained: 10 }]);
  });

  test("C §7.2 Disputed Territories with the Power's stripe are not taxed", () => {
    expect(taxed('austria', { bare: true, garrisons: { austria: ['saxonia'] } })).toMatchObject([{ gained: 8 }]);
  });

  test("C §7.2 a rival's Home Territory is not taxed", () => {
    expect(taxed('austria', { bare: true, garrisons: { austria: ['silesia'] } })).toMatchObject([{ gained: 8 }]);
  });

  test('C §7.2 a Neutral Power is taxed double', () => {
    const neutral = { bare: true, status: { austria: 'neutral' }, garrisons: { austria: ['wurttemberg'] } } as const;
    expect(taxed('austria', neutral)).toMatchObject([{ gained: 18 }]);
  });

  test('C §7.2 Britain trades with eleven ports, in addition to Taxation', () => {
    const table = action('britain', 'taxation', { bare: true });
    expect(table.told('money').filter(({ power }) => power === 'britain')).toEqual([
      { type: 'money', power: 'britain', gained: 4, why: 'taxation' },
      { type: 'money', power: 'britain', gained: 11, why: 'trade' },
    ]);
  });

  test('C §7.2 ports held by French and Expansionist Powers do not trade', () => {
    const garrisons = { france: ['holland', 'lisboa'], ottomans: ['hellas'] } as const;
    expect(taxed('britain', { bare: true, garrisons })).toContainEqual({
      type: 'money',
      power: 'britain',
      gained: 8,
      why: 'trade',
    });
  });

  test('C §7.2 ports held by allies and Neutral Powers trade', () => {
    const garrisons = { russia: ['livonia'], prussia: ['hannover'] } as const;
    expect(taxed('britain', { bare: true, garrisons })).toMatchObject([{ why: 'taxation' }, { gained: 11 }]);
  });

  test('C §7.2 nobody else trades', () => {
    const [money, ...more] = taxed('france', { bare: true, garrisons: { france: ['holland'] } });
    expect(money).toMatchObject({ gained: 9, why: 'taxation' });
    expect(more).toEqual([]);
  });
});

describe('C §7.3 Leadership', () => {
  test('C §7.3 why not both is explained', () => {
    const placing = action('russia', 'leadership', RUSSIA).play('russia', 'place/russia-2/livonia');
    expect(placing.refusal('russia', 'withdraw/russia-1')).toMatch(/C §7.3/);
    const withdrawing = action('russia', 'leadership', {
      bare: true,
      generals: { russia: { moskva: 2, crimea: 1 } },
    }).play('russia', 'withdraw/russia-1');
    expect(withdrawing.refusal('russia', 'place/russia-1/smolensk')).toMatch(/C §7.3/);
  });

  const RUSSIA = { bare: true, generals: { russia: { moskva: 2 } }, garrisons: { russia: ['livonia'] } } as const;

  test('C §7.3 Generals come to Territories the Power controls', () => {
    const table = action('russia', 'leadership', RUSSIA);
    const places = table.options('russia').filter((id) => id.startsWith('place/'));
    expect(places.map((id) => id.split('/')[2]).toSorted()).toEqual([
      'crimea',
      'don',
      'livonia',
      'novgorod',
      'smolensk',
      'st_petersburg',
      'ukraine',
    ]);
  });

  test('C §7.3 not to where the Power already has a General', () => {
    const table = action('russia', 'leadership', RUSSIA);
    expect(table.refusal('russia', 'place/russia-2/moskva')).toBe('own-general, C §7.3');
  });

  test('C §7.3 any number of Generals, without Units', () => {
    const table = action('russia', 'leadership', RUSSIA);
    table.play('russia', 'place/russia-2/livonia', 'place/russia-3/crimea', 'place/russia-4/don');
    expect(['russia-2', 'russia-3', 'russia-4'].map((id) => table.where(id))).toEqual([
      'livonia 0',
      'crimea 0',
      'don 0',
    ]);
  });

  test('C §7.3 two Generals are not placed into the same Territory', () => {
    const table = action('russia', 'leadership', RUSSIA);
    table.play('russia', 'place/russia-2/livonia');
    expect(table.offers('russia', 'place/russia-3/livonia')).toBe(false);
  });

  test('C §7.3 any number of Generals may be withdrawn from the map, their Units are gone', () => {
    const table = action('russia', 'leadership', {
      bare: true,
      generals: { russia: { moskva: 2, crimea: 1, don: 0 } },
    });
    table.play('russia', 'withdraw/russia-1', 'withdraw/russia-2', 'done');
    expect(['russia-1', 'russia-2', 'russia-3'].map((id) => table.where(id))).toEqual(['off-map', 'off-map', 'don 0']);
    expect(table.general('russia-1').units).toBe(0);
  });

  test('C §7.3 who places Generals withdraws none in the same action, nor the other way round', () => {
    const placing = action('russia', 'leadership', RUSSIA).play('russia', 'place/russia-2/livonia');
    expect(placing.options('russia').some((id) => id.startsWith('withdraw/'))).toBe(false);
    const withdrawing = action('russia', 'leadership', {
      bare: true,
      generals: { russia: { moskva: 2, crimea: 1 } },
    }).play('russia', 'withdraw/russia-1');
    expect(withdrawing.options('russia').some((id) => id.startsWith('place/'))).toBe(false);
  });

  test('C §7.3 or a Battle card', () => {
    const table = action('russia', 'leadership', { ...RUSSIA, deck: [5] }).play('russia', 'card');
    expect(table.of('russia').hand).toEqual([5]);
    expect(table.asked('russia')).toBeUndefined();
  });

  test('C §7.3 or 1 Morale', () => {
    const table = action('russia', 'leadership', RUSSIA).play('russia', 'morale');
    expect(table.of('russia').morale).toBe(4);
    expect(table.asked('russia')).toBeUndefined();
  });

  test('C §7.3 a card or Morale excludes moving Generals', () => {
    const table = action('russia', 'leadership', RUSSIA).play('russia', 'place/russia-2/livonia');
    expect(table.offers('russia', 'card')).toBe(false);
    expect(table.offers('russia', 'morale')).toBe(false);
  });
});

describe('C §7.3 Subsidise', () => {
  const RICH = { bare: true, money: { britain: 8 }, morale: { britain: 5 } } as const;
  /** Austria is on Muster in the same turn. */
  const offer = (money: number) =>
    action('britain', 'leadership', { ...RICH, deck: [2] })
      .play('austria', 'card/2')
      .play('britain', 'morale', 'offer/austria', String(money));

  test('C §7.3 Britain may subsidise in addition to its Leadership', () => {
    const table = action('britain', 'leadership', RICH).play('britain', 'morale');
    expect(table.of('britain').morale).toBe(6);
    expect(table.options('britain').toSorted()).toEqual(['done', 'offer/austria', 'offer/russia']);
  });

  test('C §7.3 any amount from its supply may be offered', () => {
    const table = action('britain', 'leadership', RICH).play('britain', 'morale', 'offer/austria');
    expect(table.options('britain')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('C §7.3 the Power may accept, and Britain gains 1 Influence for 3 Money', () => {
    const table = offer(3).play('austria', 'yes');
    expect([table.of('britain').money, table.of('austria').money]).toEqual([5, 3]);
    expect(table.of('britain').influence).toBe(1);
  });

  test('C §7.3 the Power may decline', () => {
    const table = offer(3).play('austria', 'no');
    expect([table.of('britain').money, table.of('austria').money]).toEqual([8, 0]);
    expect(table.of('britain').influence).toBe(0);
  });

  test('C §7.3 less than 3 Money earn no Influence', () => {
    expect(offer(2).play('austria', 'yes').of('britain').influence).toBe(0);
  });

  test('C §7.3 no more than 1 Influence per Power, whatever it is given', () => {
    expect(offer(6).play('austria', 'yes').of('britain').influence).toBe(1);
  });

  test('C §7.3 1 Influence for each of several Powers', () => {
    const table = offer(4).play('austria', 'yes').play('britain', 'offer/russia', '4').play('russia', 'yes');
    expect(table.of('britain').influence).toBe(2);
    expect(table.of('britain').money).toBe(0);
  });

  test('C §7.3 nobody else subsidises', () => {
    const table = action('austria', 'leadership', { bare: true, money: { austria: 8 } }).play('austria', 'morale');
    expect(table.asked('austria')).toBeUndefined();
  });
});

describe('C §7.3 Napoleon Movement', () => {
  const NAPOLEON = {
    bare: true,
    generals: { france: { lorraine: 2, picardie: 2 } },
    named: { france: 'france-1' },
  } as const;
  const others = ['britain', 'austria', 'prussia', 'russia', 'ottomans'] as const;
  const toNapoleon = (differences: Parameters<typeof action>[2], ...leadership: string[]) =>
    action('france', 'leadership', differences)
      .play('france', ...leadership)
      .idle((table) => table.asked('france') === 'march' || table.asked('russia') === 'envoy', ['france']);

  test('C §7.3 after all other actions and before the Movement of Russia, Napoleon moves', () => {
    const table = toNapoleon(NAPOLEON, 'morale');
    expect(table.asked('france')).toBe('march');
    for (const power of others) expect(table.asked(power)).toBeUndefined();
    table.marches('france', 'move/france-1/pfalz');
    expect(table.where('france-1')).toBe('pfalz 2');
    expect(table.asked('russia')).toBe('envoy');
  });

  test('C §7.3 only Napoleon moves, for a single round and without an Envoy', () => {
    const table = toNapoleon(NAPOLEON, 'morale');
    expect(table.options('france').some((id) => id.includes('france-2'))).toBe(false);
    expect(table.told('envoy')).toEqual([]);
    table.marches('france', 'move/france-1/pfalz');
    expect(table.asked('france')).toBeUndefined();
  });

  test('C §7.3 Napoleon may move in any way, strategically too', () => {
    const table = toNapoleon(NAPOLEON, 'morale');
    expect(table.offers('france', 'strategic/france-1/aquitaine')).toBe(true);
  });

  test('C §7.3 Napoleon off the map does not move', () => {
    const table = toNapoleon({ ...NAPOLEON, named: { france: 'france-7' } }, 'morale');
    expect(table.asked('france')).toBeUndefined();
    expect(table.asked('russia')).toBe('envoy');
  });

  test('C §7.3 Napoleon may be brought onto the map by the same Leadership action', () => {
    const table = toNapoleon({ ...NAPOLEON, named: { france: 'france-7' } }, 'place/france-7/paris', 'done');
    expect(table.asked('france')).toBe('march');
    expect(table.offers('france', 'move/france-7/languedoc')).toBe(true);
  });

  test('C §7.3 Napoleon may fight in his own round', () => {
    const table = toNapoleon({ ...NAPOLEON, garrisons: { austria: ['wurttemberg'] } }, 'morale');
    table.marches('france', 'move/france-1/wurttemberg');
    expect(table.told('battle')).toMatchObject([{ at: 'wurttemberg', attack: 3, defence: 1 }]);
  });

  test('C §7.3 other French Generals may support Napoleon in his own round', () => {
    const table = toNapoleon(
      { ...NAPOLEON, generals: { france: { lorraine: 2, pfalz: 2 } }, garrisons: { austria: ['wurttemberg'] } },
      'morale',
    );
    table.marches('france', 'move/france-1/wurttemberg');
    expect(table.offers('france', 'support/france-2')).toBe(true);
  });

  test('C §7.3 after his battle Napoleon has no second round', () => {
    const table = toNapoleon({ ...NAPOLEON, garrisons: { austria: ['wurttemberg'] } }, 'morale');
    table.marches('france', 'move/france-1/wurttemberg').play('france', 'no');
    expect(table.asked('france')).toBeUndefined();
    expect(table.asked('russia')).toBe('envoy');
  });

  test('C §7.3 Napoleon has no round of his own while France is on another action', () => {
    const table = movement('russia', NAPOLEON);
    expect(table.asked('france')).toBeUndefined();
  });
});

describe('C §7.4 Mobilisation', () => {
  test('C §7.4 why there is no second Fortress, nor one without a Garrison, is explained', () => {
    const table = action('austria', 'mobilisation', { ...AUSTRIA, fortresses: ['bavaria'] });
    expect(table.refusal('austria', 'fortress/bavaria')).toMatch(/C §7.4 Fortresses/);
    expect(table.refusal('austria', 'fortress/wien')).toMatch(/C §7.4 Fortresses/);
  });

  const AUSTRIA = {
    bare: true,
    money: { austria: 12 },
    generals: { austria: { wien: 1, tyrol: 3, venezia: 0, galicia: 0 } },
    garrisons: { austria: ['bavaria'] },
  } as const;

  test('C §7.4 Units, cards and Morale cost 1, a Fortress 5', () => {
    const table = action('austria', 'mobilisation', AUSTRIA);
    table.play('austria', 'unit/austria-1', 'card', 'morale');
    expect(table.of('austria').money).toBe(9);
    table.play('austria', 'fortress/bavaria');
    expect(table.of('austria').money).toBe(4);
    expect(table.where('austria-1')).toBe('wien 2');
    expect(table.of('austria').hand).toHaveLength(1);
    expect(table.of('austria').morale).toBe(10);
    expect(table.state.fortresses).toEqual(['bavaria']);
  });

  test('C §7.4 there is no limit to what is bought in one action', () => {
    const table = action('austria', 'mobilisation', AUSTRIA);
    table.play('austria', 'morale', 'morale', 'morale', 'morale', 'morale', 'morale');
    expect(table.of('austria').morale).toBe(15);
    expect(table.refusal('austria', 'morale')).toBe('most-morale, C §7.4');
  });

  test('C §7.4 a card for each General off the map, whether or not there is Money', () => {
    const table = action('austria', 'mobilisation', { bare: true, generals: { austria: { wien: 0 } } });
    expect(table.of('austria').hand).toHaveLength(3);
  });

  test('C §7.4 no General has more than 3 Units', () => {
    const table = action('austria', 'mobilisation', AUSTRIA);
    expect(table.offers('austria', 'unit/austria-2')).toBe(false);
    expect(table.refusal('austria', 'unit/austria-2')).toBe('three-units, C §7.4');
    table.play('austria', 'unit/austria-1', 'unit/austria-1');
    expect(table.offers('austria', 'unit/austria-1')).toBe(false);
  });

  test('C §7.4 Units are placed with Generals on the map', () => {
    const table = action('austria', 'mobilisation', { ...AUSTRIA, generals: { austria: { wien: 1 } } });
    expect(table.refusal('austria', 'unit/austria-2')).toBe('unit-off-map, C §7.4');
  });

  test('C §7.4 a Fortress needs a Garrison of the Power', () => {
    const table = action('austria', 'mobilisation', AUSTRIA);
    expect(table.options('austria').filter((id) => id.startsWith('fortress/'))).toEqual(['fortress/bavaria']);
  });

  test('C §7.4 only one Fortress in a Territory', () => {
    const table = action('austria', 'mobilisation', { ...AUSTRIA, fortresses: ['bavaria'] });
    expect(table.options('austria').some((id) => id.startsWith('fortress/'))).toBe(false);
  });

  test('C §7.4 a Fortress is not to be had for less than 5', () => {
    const table = action('austria', 'mobilisation', { ...AUSTRIA, money: { austria: 4 } });
    expect(table.refusal('austria', 'fortress/bavaria')).toBe('fortress-price, C §7.4 Fortresses');
  });

  test('C §7.4 when all six Fortresses stand there are no more', () => {
    const fortresses = ['istanbul', 'holland', 'lisboa', 'warszawa', 'hellas', 'saxonia'];
    const table = action('austria', 'mobilisation', { ...AUSTRIA, fortresses });
    expect(table.offers('austria', 'fortress/bavaria')).toBe(false);
    expect(table.refusal('austria', 'fortress/bavaria')).toBe('six-fortresses, C §7.4 Fortresses');
  });

  test('C §7.4 the sixth Fortress may still be built', () => {
    const fortresses = ['istanbul', 'holland', 'lisboa', 'warszawa', 'hellas'];
    const table = action('austria', 'mobilisation', { ...AUSTRIA, fortresses }).play('austria', 'fortress/bavaria');
    expect(table.state.fortresses).toHaveLength(6);
  });

  test('C §7.4 unspent Money is lost to corruption', () => {
    const table = action('austria', 'mobilisation', AUSTRIA).play('austria', 'unit/austria-1', 'done');
    expect(table.of('austria').money).toBe(0);
    expect(table.told('money')).toContainEqual({ type: 'money', power: 'austria', gained: -11, why: 'corruption' });
  });

  test('C §7.4 Britain keeps its Money', () => {
    const table = action('britain', 'mobilisation', { bare: true, money: { britain: 9 } }).play(
      'britain',
      'morale',
      'done',
    );
    expect(table.of('britain').money).toBe(8);
  });
});

describe('C §7.5 Gain Influence', () => {
  const influence = (garrisons: Record<string, readonly string[]>, power: 'austria' | 'france' = 'austria') =>
    action(power, 'influence', { bare: true, garrisons }).of(power).influence;

  test("C §7.5 Disputed Territories with the Power's stripe bring their number", () => {
    expect(influence({ austria: ['saxonia', 'bavaria'] })).toBe(3);
  });

  test("C §7.5 Disputed Territories without the Power's stripe bring nothing", () => {
    expect(influence({ austria: ['hannover', 'holland'] })).toBe(0);
  });

  test('C §7.5 Home Territories of other Powers bring their number', () => {
    expect(influence({ austria: ['silesia', 'berlin'] })).toBe(4);
    expect(influence({ austria: ['paris'] })).toBe(3);
  });

  test('C §7.5 own Home Territories and Undisputed ones bring nothing', () => {
    expect(influence({ austria: ['wien', 'wurttemberg'] })).toBe(0);
  });

  test('C §7.5 nothing without a Garrison', () => {
    const table = action('austria', 'influence', { bare: true, generals: { austria: { bavaria: 3, silesia: 3 } } });
    expect(table.of('austria').influence).toBe(0);
  });
});

describe('C §7.4 limits of the components', () => {
  test('C §7.4 cards bought beyond the hand limit are discarded at the end of the action', () => {
    const table = action('austria', 'mobilisation', {
      bare: true,
      money: { austria: 4 },
      hands: { austria: [2, 3, 4, 5] },
    });
    expect(table.of('austria').hand).toHaveLength(8);
    table.play('austria', 'card', 'done');
    expect(table.asked('austria')).toBe('hand-limit');
    table.idle((at) => at.asked('austria') !== 'hand-limit');
    expect(table.of('austria').hand).toHaveLength(6);
  });

  test('C §1, §7.4 Britain has 21 Unit and Garrison markers, and no more', () => {
    const garrisons =
      'oporto lisboa leon navarra catalonia valencia andalusia madrid holland westphalia hannover hesse pfalz norge sverige';
    const table = action('britain', 'mobilisation', {
      bare: true,
      money: { britain: 5 },
      generals: { britain: { london: 3, cornwall: 2, scotland: 1 } },
      garrisons: { britain: garrisons.split(' ') },
    });
    expect(table.offers('britain', 'unit/britain-2')).toBe(false);
    expect(table.refusal('britain', 'unit/britain-2')).toBe('no-tokens, C §7.4');
  });
});

describe('C §7.3–4 subsidies reach a Mobilisation of the same turn', () => {
  /** Britain is on Leadership, the Ottomans on Mobilisation. */
  const late = () => {
    const table = action('britain', 'leadership', {
      bare: true,
      status: { ottomans: 'british' },
      money: { britain: 3, ottomans: 1 },
    });
    return table.idle((at) => at.asked('ottomans') === 'mobilise', ['britain', 'ottomans']);
  };

  test('C §7.4 what arrives after the Power has finished buying can still be spent', () => {
    const table = late().play('ottomans', 'done');
    expect(table.of('ottomans').money).toBe(1);
    table.play('britain', 'morale', 'offer/ottomans', '3').play('ottomans', 'yes');
    table.idle((at) => at.asked('ottomans') !== undefined, ['ottomans']);
    expect(table.asked('ottomans')).toBe('mobilise');
    table.play('ottomans', 'morale', 'morale', 'done').idle((at) => at.phase !== 'actions');
    expect(table.told('money').filter(({ why }) => why === 'corruption')).toEqual([
      expect.objectContaining({ power: 'ottomans', gained: -2 }),
    ]);
  });

  test('C §7.4 without a gift it is not asked again', () => {
    const table = late()
      .play('ottomans', 'done')
      .play('britain', 'morale', 'done')
      .idle((at) => at.phase !== 'actions');
    expect(table.of('ottomans').money).toBe(0);
    expect(table.told('enlisted')).toEqual([]);
  });
});
