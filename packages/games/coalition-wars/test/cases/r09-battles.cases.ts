/** R §9: battles, the 1 and the 3, Prestige, and the example of Lombardia. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { type Differences, fight, marching } from '../realpolitik.ts';

/** Austria with 2 Units attacks Italy with 2 Units in Lombardia. */
const LOMBARDIA = {
  bare: true,
  generals: { austria: { venezia: 2 }, italy: { lombardia: 2 }, france: { paris: 0 } },
} as const satisfies Differences;

const attack = (differences: Differences = {}) =>
  marching('austria', 'france', { ...LOMBARDIA, ...differences }).marches('austria', 'move/austria-1/lombardia');

describe('R §9.2 Support', () => {
  test('R §9.2 from neighbouring Territories, by the same Power or its ally', () => {
    const table = attack({
      allies: [['france', 'italy']],
      generals: { austria: { venezia: 2, tyrol: 1 }, italy: { lombardia: 2, toscana: 1 }, france: { liguria: 1 } },
    });
    expect(table.asked('austria')).toBe('support');
    table.play('austria', 'support/austria-2');
    expect(table.options('france')).toEqual(['support/france-1', 'done']);
    table.play('france', 'done');
    expect(table.options('italy')).toEqual(['support/italy-2', 'done']);
  });

  test('R §9.2 no support over a Sea Lane', () => {
    const table = marching('france', 'austria', {
      bare: true,
      generals: { france: { bourgogne: 2 }, italy: { savoy: 1, sardinia: 3 }, austria: { wien: 0 } },
      garrisons: { italy: ['savoy'] },
    }).marches('france', 'move/france-1/savoy');
    expect(table.asked('italy')).not.toBe('support');
    const coast = marching('austria', 'france', {
      bare: true,
      generals: { austria: { venezia: 2 }, italy: { romagna: 1, dalmatia: 3 }, france: { paris: 0 } },
    }).marches('austria', 'move/austria-1/romagna');
    expect(coast.asked('italy')).not.toBe('support');
  });

  test('R §9.2 a General without Units gives none', () => {
    const table = attack({
      generals: { austria: { venezia: 2, tyrol: 1, karinthia: 0 }, italy: { lombardia: 2, toscana: 0, romagna: 1 } },
    });
    expect(table.play('austria', 'done').refusal('italy', 'support/italy-2')).toBe('support-no-units, RP §9.2');
  });
});

describe('R §9.3 Battle cards', () => {
  test('R §9.3 one card per Unit', () => {
    const table = fight(attack({ hands: { austria: [2, 3, 4], italy: [2] } }), {
      austria: ['card/2', 'card/3'],
      italy: ['card/2'],
    });
    expect(table.told('victory')).toMatchObject([{ attack: 3 + 5, defence: 3 + 2 }]);
  });

  test('R §9.3 every card costs 1 Morale', () => {
    const table = fight(attack({ hands: { austria: [2, 3] } }), { austria: ['card/2', 'card/3'] });
    expect(table.of('austria').morale).toBe(6);
  });

  test('R §9.3 without Morale a single card is played', () => {
    const table = attack({ hands: { austria: [2, 3] }, morale: { austria: 0 } }).play('austria', 'card/2');
    expect(table.told('victory')).toMatchObject([{ attack: 5 }]);
  });

  test('R §9 (1) face down it counts 1', () => {
    const table = fight(attack({ hands: { austria: [1] } }), { austria: ['card/1'] });
    expect(table.told('victory')).toMatchObject([{ attack: 4, defence: 3 }]);
  });

  test('R §9 (1) face up it discards a card of an opponent', () => {
    const table = attack({ hands: { austria: [5, 1], italy: [5, 4] } });
    table.play('austria', 'card/5').play('italy', 'card/5');
    expect(table.options('austria')).toEqual(['card/1', 'card/1/discard/italy-1/1', 'pass']);
    table.play('austria', 'card/1/discard/italy-1/1');
    expect(table.told('struck')).toEqual([{ type: 'struck', general: 'italy-1', power: 'italy', card: 5 }]);
    expect(partOf(table.state).stocks.italy.discard).toContain(5);
    table.play('italy', 'card/4');
    expect(table.told('victory')).toMatchObject([{ attack: 3 + 5 + 1, defence: 3 + 4 }]);
  });

  test('R §9 (1) the discarded card was played: its Unit cannot play another', () => {
    const table = attack({ hands: { austria: [5, 1], italy: [5, 4, 3] } });
    table.play('austria', 'card/5').play('italy', 'card/5').play('austria', 'card/1/discard/italy-1/1');
    table.play('italy', 'card/4');
    expect(table.told('victory')).toHaveLength(1);
  });

  test('R §9 (1) a discarded 5 costs its Power no Morale in defeat, and it still draws a card', () => {
    const table = attack({ hands: { austria: [5, 1], italy: [5] } });
    table.play('austria', 'card/5').play('italy', 'card/5').play('austria', 'card/1/discard/italy-1/1');
    expect(table.told('victory')).toMatchObject([{ side: 'attack' }]);
    expect(table.of('italy').morale).toBe(5 - 1);
    expect(table.told('drew').map(({ power }) => power)).toEqual(['austria', 'italy']);
  });

  test('R §9 (1) a card already face up can be discarded as well', () => {
    const table = attack({ hands: { austria: [4, 1], italy: [3, 2] } });
    table.play('austria', 'card/4').play('italy', 'card/3/reveal/austria-1/1');
    expect(table.offers('austria', 'card/1/discard/italy-1/1')).toBe(true);
  });

  test('R §9 (2) counts 3 in a Territory that its Power controls', () => {
    const table = fight(attack({ hands: { italy: [2] }, garrisons: { italy: ['lombardia'] } }), { italy: ['card/2'] });
    expect(table.told('victory')).toMatchObject([{ attack: 3, defence: 4 + 3 }]);
  });

  test('R §9 (3) face up it reveals a card of an opponent to everybody', () => {
    const table = attack({ hands: { austria: [4], italy: [3] } }).play('austria', 'card/4');
    table.play('italy', 'card/3/reveal/austria-1/1');
    expect(table.told('revealed')[0]).toEqual({ type: 'revealed', general: 'austria-1', card: 4 });
  });

  test('R §9 (4) a pair in the same pile adds 1', () => {
    const table = fight(attack({ hands: { austria: [4, 4] } }), { austria: ['card/4', 'card/4'] });
    expect(table.told('victory')).toMatchObject([{ attack: 3 + 9 }]);
  });

  test('R §9 (5) in defeat every 5 costs 1 more Morale', () => {
    const table = fight(attack({ hands: { austria: [5], italy: [4, 4] } }), {
      austria: ['card/5'],
      italy: ['card/4', 'card/4'],
    });
    expect(table.told('victory')).toMatchObject([{ side: 'defence' }]);
    expect(table.of('austria').morale).toBe(8 - 1 - 1);
  });

  test('R §9.4 played cards go to the discards of their own Power', () => {
    const table = fight(attack({ hands: { austria: [5], italy: [4] } }), { austria: ['card/5'], italy: ['card/4'] });
    expect(partOf(table.state).stocks.austria.discard).toEqual([5]);
    expect(partOf(table.state).stocks.italy.discard).toEqual([4]);
  });
});

describe('R §9.4 Outcome', () => {
  test('R §9.4 a draw sends the attacker back', () => {
    const table = attack({ garrisons: { austria: ['venezia'] } });
    expect(table.told('draw')).toMatchObject([{ attack: 3, defence: 3 }]);
    expect(table.options('austria')).toEqual(['retreat/tyrol', 'retreat/venezia', 'off-map']);
    expect(table.asked('austria')).toBe('retreat');
  });

  test('R §9.4 a beaten General loses all his Units, and goes to his Capital or off the map', () => {
    const table = fight(attack({ hands: { austria: [5] } }), { austria: ['card/5'] });
    expect(table.options('italy')).toEqual(['capital', 'off-map']);
    table.play('italy', 'capital');
    expect(table.where('italy-1')).toBe('liguria 0');
  });

  test('R §9.4 off the map if a General is in the Capital', () => {
    const table = fight(
      attack({ hands: { austria: [5] }, generals: { ...LOMBARDIA.generals, italy: { lombardia: 2, liguria: 0 } } }),
      { austria: ['card/5'] },
    );
    expect(table.refusal('italy', 'capital')).toBe('capital-taken, RP §9.4 If you lost the battle');
  });

  test('R §9.4 1 Influence for every defeated General, to all who took part', () => {
    const table = marching('austria', 'france', {
      bare: true,
      allies: [['austria', 'prussia']],
      generals: { austria: { tyrol: 2 }, prussia: { hesse: 1 }, france: { bavaria: 0 }, italy: { liguria: 0 } },
    }).marches('austria', 'move/austria-1/bavaria');
    expect(table.told('influence').map(({ power, gained }) => [power, gained])).toEqual([]);
    table.play('prussia', 'support/prussia-1').idle(({ phase }) => phase === 'furtherRound');
    expect(table.told('influence').map(({ power, gained }) => [power, gained])).toEqual([
      ['austria', 1],
      ['prussia', 1],
    ]);
  });

  test('R §9.4 nothing for a lone Garrison', () => {
    const table = marching('austria', 'france', {
      bare: true,
      generals: { austria: { venezia: 2 } },
      garrisons: { italy: ['lombardia'] },
    }).marches('austria', 'move/austria-1/lombardia');
    expect(table.told('victory')).toHaveLength(1);
    expect(table.told('influence')).toEqual([]);
  });

  test('R §9.4 a captured Fortress serves the new Garrison', () => {
    const table = marching('austria', 'france', {
      bare: true,
      generals: { austria: { venezia: 3 } },
      hands: { austria: [5] },
      garrisons: { italy: ['lombardia'] },
      fortresses: ['lombardia'],
    }).marches('austria', 'move/austria-1/lombardia');
    table.play('austria', 'card/5', 'yes');
    expect(table.garrison('lombardia')).toBe('austria');
    expect(table.state.fortresses).toEqual(['lombardia']);
  });
});

describe('R §9.5 Prestige', () => {
  /** The Prestige track when the battle is over. */
  const prestigeOf = (table: ReturnType<typeof attack>) =>
    partOf(table.idle(({ phase }) => phase === 'furtherRound').state).prestige;

  test('R §9.5 the victor changes places with the Power to its left', () => {
    const table = fight(attack({ hands: { italy: [5] } }), { italy: ['card/5'] });
    expect(prestigeOf(table)).toEqual(['austria', 'italy', 'france', 'prussia']);
    expect(table.told('prestige')).toEqual([{ type: 'prestige', power: 'italy', passed: 'france' }]);
  });

  test('R §9.5 the leftmost stays where it is', () => {
    const table = fight(attack({ hands: { austria: [5] } }), { austria: ['card/5'] });
    expect(table.told('victory')).toMatchObject([{ side: 'attack' }]);
    expect(prestigeOf(table)).toEqual(['austria', 'france', 'italy', 'prussia']);
  });

  test('R §9.5 supporters do not rise', () => {
    const table = fight(
      attack({
        allies: [['italy', 'prussia']],
        generals: { austria: { venezia: 2 }, italy: { lombardia: 2 }, prussia: { tyrol: 1 } },
        hands: { prussia: [5] },
      }).play('prussia', 'support/prussia-1'),
      { prussia: ['card/5'] },
    );
    expect(prestigeOf(table)).toEqual(['austria', 'italy', 'france', 'prussia']);
  });

  test('R §9.5 allies who defend together both rise, the leftmost first', () => {
    const table = fight(
      attack({
        allies: [['italy', 'prussia']],
        generals: { austria: { venezia: 2 }, italy: { lombardia: 2 }, prussia: { lombardia: 3 } },
        prestige: ['austria', 'italy', 'prussia', 'france'],
      }),
      {},
    );
    expect(prestigeOf(table)).toEqual(['italy', 'prussia', 'austria', 'france']);
  });

  test('R §9.5 a victory over a lone Garrison counts, a draw does not', () => {
    const lone = marching('italy', 'france', {
      bare: true,
      generals: { italy: { toscana: 2 } },
      garrisons: { austria: ['lombardia'] },
    }).marches('italy', 'move/italy-1/lombardia');
    expect(prestigeOf(lone)).toEqual(['austria', 'italy', 'france', 'prussia']);
    expect(attack().told('prestige')).toEqual([]);
  });
});

describe('R §9 the example of Lombardia', () => {
  const table = marching('italy', 'france', {
    bare: true,
    generals: { italy: { liguria: 3, lazio: 3 }, austria: { lombardia: 2, venezia: 2 } },
    garrisons: { austria: ['lombardia'] },
    hands: { italy: [2, 3, 4, 4, 5], austria: [3, 3, 5, 5] },
    decks: { italy: [1], austria: [4] },
  });
  table.play('italy', 'move/italy-1/lombardia', 'done');
  table.play('italy', 'move/italy-2/toscana', 'garrison/toscana', 'done', 'done');

  test('R §9 ex. strengths are 4 and 4', () => {
    expect(table.told('battle')).toEqual([
      { type: 'battle', at: 'lombardia', attacker: 'italy', attack: 4, defence: 4 },
    ]);
    expect(table.garrison('toscana')).toBe('italy');
  });

  test('R §9 ex. 23 to 20, with a 3 face up at the end', () => {
    table.play('italy', 'support/italy-2').play('austria', 'support/austria-2');
    table.play('italy', 'card/4').play('austria', 'card/5').play('italy', 'card/5').play('austria', 'card/3');
    table.play('italy', 'card/4').play('austria', 'card/5').play('italy', 'card/2').play('austria', 'card/3');
    expect(table.asked('italy')).toBe('battle-card');
    table.play('italy', 'card/3/reveal/austria-2/1');
    expect(table.told('revealed')[0]).toEqual({ type: 'revealed', general: 'austria-2', card: 3 });
    expect(table.told('victory')).toEqual([
      { type: 'victory', at: 'lombardia', side: 'attack', attack: 23, defence: 20 },
    ]);
  });

  test('R §9 ex. the Austrian General goes back to Wien without his Units, and the Garrison is lost', () => {
    table.play('austria', 'capital');
    expect(table.where('austria-1')).toBe('wien 0');
    expect(table.where('austria-2')).toBe('venezia 1');
  });

  test('R §9 ex. both Italian Generals lose a Unit, and Lombardia is garrisoned', () => {
    table.play('italy', 'yes');
    expect(table.garrison('lombardia')).toBe('italy');
    expect(table.where('italy-1')).toBe('lombardia 1');
    expect(table.where('italy-2')).toBe('toscana 1');
  });

  test('R §9 ex. Morale: five cards for Italy; four cards and two 5s for Austria', () => {
    expect(table.of('italy').morale).toBe(5 - 5);
    expect(table.of('austria').morale).toBe(8 - 4 - 2);
  });

  test('R §9 ex. both draw a card; Italy gains 1 Influence and rises above France', () => {
    expect(table.of('italy').hand).toEqual([1]);
    expect(table.of('austria').hand).toEqual([4]);
    expect(table.of('italy').influence).toBe(1);
    expect(partOf(table.state).prestige).toEqual(['austria', 'italy', 'france', 'prussia']);
  });
});
