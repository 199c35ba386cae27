/** C §8: special abilities of cards, the outcome of a battle, and the example of Holland. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/core/vocabulary.ts';
import { type Differences, marching } from '../position.ts';

/** Austria with 2 Units attacks France with 2 Units in Bavaria. */
const BAVARIA = {
  bare: true,
  generals: { austria: { tyrol: 2 }, france: { bavaria: 2 } },
  morale: { austria: 9, france: 11 },
} as const satisfies Differences;

interface Hands {
  readonly austria?: readonly Card[];
  readonly france?: readonly Card[];
}

/** The battle of Bavaria with these cards, all of them played. */
function battle({ austria = [], france = [] }: Hands, differences: Differences = {}) {
  const table = marching('austria', 'prussia', {
    ...BAVARIA,
    ...differences,
    hands: { austria, france, ...differences.hands },
  });
  table.marches('austria', 'move/austria-1/bavaria');
  const plays = { austria: [...austria], france: [...france] };
  for (;;) {
    const seat = (['austria', 'france'] as const).find((each) => table.asked(each) === 'battle-card');
    if (!seat) return table;
    const card = plays[seat].shift();
    table.play(seat, card === undefined ? 'pass' : `card/${card}`);
  }
}

const totals = (hands: Hands, differences?: Differences) => {
  const table = battle(hands, differences);
  const [event] = [...table.told('victory'), ...table.told('draw')];
  return [event?.attack, event?.defence];
};

describe('C §8.3 Battle cards special abilities', () => {
  test('C §8.3 cards add their value', () => {
    expect(totals({ austria: [4, 5], france: [3, 5] })).toEqual([3 + 9, 3 + 8]);
  });

  test('C §8.3 a 2 counts 2 where nobody or somebody else is in control', () => {
    expect(totals({ austria: [2, 2], france: [2, 2] })).toEqual([7, 7]);
  });

  test('C §8.3 a 2 counts 3 in a Territory that you control', () => {
    const held = { garrisons: { france: ['bavaria'] } } as const;
    expect(totals({ austria: [2, 2], france: [2, 2] }, held)).toEqual([7, 4 + 6]);
  });

  test('C §8.3 a 2 counts 3 in a Home Territory without a Garrison', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      status: { prussia: 'expansionist' },
      generals: { austria: { bohemia: 1 }, prussia: { silesia: 1 } },
      hands: { prussia: [2], austria: [2] },
    }).marches('austria', 'move/austria-1/silesia');
    table.play('austria', 'card/2').play('prussia', 'card/2');
    expect(table.told('victory')).toMatchObject([{ attack: 4, defence: 5 }]);
  });

  test('C §8.3 a 2 counts 2 where only an ally is in control', () => {
    const held = { garrisons: { russia: ['bavaria'] }, status: { russia: 'french' } } as const;
    expect(totals({ france: [2, 2] }, held)).toEqual([3, 4 + 4]);
  });

  test('C §8.3 a 3 face up reveals a card of an opponent, to everybody', () => {
    const table = marching('austria', 'prussia', { ...BAVARIA, hands: { austria: [5, 2], france: [3, 3] } });
    table.marches('austria', 'move/austria-1/bavaria').play('austria', 'card/5');
    expect(table.options('france')).toEqual(['card/3', 'card/3/reveal/austria-1/1', 'pass']);
    table.play('france', 'card/3/reveal/austria-1/1');
    expect(table.told('revealed')).toEqual([{ type: 'revealed', general: 'austria-1', card: 5 }]);
    expect(table.match.view(null).battle?.piles).toEqual({ 'austria-1': [5], 'france-1': [3] });
  });

  test('C §8.3 a 3 may be played face down, and reveals nothing', () => {
    const table = marching('austria', 'prussia', { ...BAVARIA, hands: { austria: [5, 2], france: [3, 3] } });
    table.marches('austria', 'move/austria-1/bavaria').play('austria', 'card/5').play('france', 'card/3');
    expect(table.told('revealed')).toEqual([]);
    expect(table.match.view('austria').battle?.piles).toEqual({ 'austria-1': [5], 'france-1': [null] });
  });

  test('C §8.3 a 3 reveals nothing where no opponent has a card face down', () => {
    const table = marching('austria', 'prussia', { ...BAVARIA, hands: { austria: [3] } });
    table.marches('austria', 'move/austria-1/bavaria');
    expect(table.options('austria')).toEqual(['card/3', 'pass']);
  });

  test('C §8.3 a 3 does not reveal a card of its own side, nor one already face up', () => {
    const table = marching('austria', 'prussia', { ...BAVARIA, hands: { austria: [5, 3], france: [3, 3] } });
    table.marches('austria', 'move/austria-1/bavaria').play('austria', 'card/5');
    table.play('france', 'card/3/reveal/austria-1/1');
    expect(table.options('austria')).toEqual(['card/3', 'pass']);
    table.play('austria', 'pass');
    expect(table.options('france')).toEqual(['card/3', 'pass']);
  });

  test('C §8.3 a 3 face up counts 3 all the same', () => {
    const table = marching('austria', 'prussia', { ...BAVARIA, hands: { austria: [5], france: [3] } });
    table.marches('austria', 'move/austria-1/bavaria').play('austria', 'card/5');
    table.play('france', 'card/3/reveal/austria-1/1');
    expect(table.told('victory')).toMatchObject([{ attack: 8, defence: 6 }]);
  });

  test('C §8.3 a pair of 4s in the same pile adds 1', () => {
    expect(totals({ austria: [4, 4], france: [4, 3] })).toEqual([3 + 9, 3 + 7]);
  });

  test('C §8.3 three 4s in a pile are one pair', () => {
    const three = { generals: { austria: { tyrol: 3 }, france: { bavaria: 0 } } } as const;
    expect(totals({ austria: [4, 4, 4] }, three)).toEqual([4 + 13, 1]);
  });

  test('C §8.3 4s in different piles are no pair', () => {
    const two = {
      generals: { austria: { tyrol: 1, bohemia: 1 }, france: { bavaria: 0 } },
      hands: { austria: [4, 4] },
    } as const;
    const table = marching('austria', 'prussia', { ...BAVARIA, ...two }).marches('austria', 'move/austria-1/bavaria');
    table.play('austria', 'support/austria-2', 'card/4', 'card/4');
    expect(table.told('victory')).toMatchObject([{ attack: 2 + 8 }]);
  });

  test('C §8.3 who loses pays 1 more Morale for every 5 he played', () => {
    const table = battle(
      { austria: [5, 5], france: [3, 3] },
      {
        garrisons: { france: ['bavaria'] },
        fortresses: ['bavaria'],
        generals: { austria: { tyrol: 2 }, france: { bavaria: 3 } },
      },
    );
    expect(table.told('victory')).toMatchObject([{ side: 'defence' }]);
    expect(table.of('austria').morale).toBe(9 - 2 - 2);
  });

  test('C §8.3 who wins pays nothing for 5s', () => {
    expect(battle({ austria: [5, 5] }).of('austria').morale).toBe(9 - 2);
  });

  test('C §8.3 nobody pays for 5s in a draw', () => {
    const table = battle({ austria: [5], france: [5] });
    expect(table.told('draw')).toHaveLength(1);
    expect([table.of('austria').morale, table.of('france').morale]).toEqual([8, 10]);
  });

  test('C §8.3 a supporter who loses pays for his 5s too', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      morale: { russia: 3 },
      generals: { austria: { tyrol: 0 }, russia: { bohemia: 1 }, france: { bavaria: 3 } },
      garrisons: { france: ['bavaria'] },
      fortresses: ['bavaria'],
      hands: { russia: [5] },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('russia', 'support/russia-1', 'card/5');
    expect(table.of('russia').morale).toBe(3 - 1 - 1);
  });
});

describe('C §8.4 in all cases', () => {
  test('C §8.4 all cards are turned over and discarded', () => {
    const table = battle({ austria: [4, 5], france: [3] });
    expect(
      table
        .told('revealed')
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual([3, 4, 5]);
    expect(table.state.discard.slice(-3).toSorted()).toEqual([3, 4, 5]);
  });

  test('C §8.4 every General who took part loses 1 Unit, support included', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 3, bohemia: 3 }, france: { bavaria: 1, wurttemberg: 3 } },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('austria', 'support/austria-2').play('france', 'support/france-2');
    expect([table.general('austria-1').units, table.general('austria-2').units]).toEqual([2, 2]);
    expect(table.general('france-2').units).toBe(2);
  });

  test('C §8.4 every Power that played a card draws one, others do not', () => {
    const table = battle({ austria: [4, 5] }, { hands: { russia: [2] } });
    expect(table.of('austria').hand).toHaveLength(1);
    expect(table.of('france').hand).toHaveLength(0);
    expect(table.told('drew')).toEqual([{ type: 'drew', power: 'austria', cards: 1 }]);
  });

  test('C §8.4 a Power that played several cards draws one', () => {
    const table = battle({ austria: [4, 5], france: [2, 2] });
    expect([table.of('austria').hand.length, table.of('france').hand.length]).toEqual([1, 1]);
  });
});

describe('C §8.4 a draw', () => {
  test('C §8.4 the defender stays, the attacker retreats to the nearest Territory his Power controls', () => {
    const table = battle({});
    expect(table.told('draw')).toMatchObject([{ attack: 3, defence: 3 }]);
    expect(table.options('austria').toSorted()).toEqual([
      'off-map',
      'retreat/bohemia',
      'retreat/tyrol',
      'retreat/wien',
    ]);
    table.play('austria', 'retreat/wien');
    expect(table.told('retreated')).toEqual([{ type: 'retreated', general: 'austria-1', to: 'wien' }]);
    expect(table.told('off-map')).toEqual([]);
    expect([table.where('austria-1'), table.where('france-1')]).toEqual(['wien 1', 'bavaria 1']);
  });

  test('C §8.4 or off the map, where his Units are lost', () => {
    const table = battle({}).play('austria', 'off-map');
    expect(table.told('off-map')).toEqual([{ type: 'off-map', general: 'austria-1' }]);
    expect(table.where('austria-1')).toBe('off-map');
    expect(table.general('austria-1').units).toBe(0);
  });

  test('C §8.4 not to a Territory with another of his Generals', () => {
    const table = battle({}, { generals: { austria: { tyrol: 2, wien: 0 }, france: { bavaria: 2 } } });
    expect(table.options('austria').toSorted()).toEqual(['off-map', 'retreat/bohemia', 'retreat/tyrol']);
  });

  test("C §8.4 the defender's Garrison stays", () => {
    const table = battle({}, { generals: { austria: { tyrol: 0 }, france: {} }, garrisons: { france: ['bavaria'] } });
    expect(table.told('draw')).toHaveLength(1);
    table.play('austria', 'retreat/tyrol');
    expect(table.garrison('bavaria')).toBe('france');
  });

  test('C §8.4 nobody gains Influence', () => {
    const table = battle({}).play('austria', 'retreat/tyrol');
    expect([table.of('austria').influence, table.of('france').influence]).toEqual([0, 0]);
  });

  test('C §8.4 the nearest Territory may be far away', () => {
    const table = marching('russia', 'ottomans', {
      bare: true,
      status: { austria: 'neutral', prussia: 'neutral' },
      generals: { russia: { wurttemberg: 1 }, france: { pfalz: 1 } },
      garrisons: { russia: ['saxonia', 'livonia'] },
    }).marches('russia', 'move/russia-1/pfalz');
    expect(table.options('russia')).toEqual(['retreat/saxonia', 'off-map']);
  });
});

describe('C §8.4 victory and defeat', () => {
  test('C §8.4 a victorious attacker may leave a Garrison', () => {
    const table = battle({ austria: [5] })
      .play('france', 'off-map')
      .play('austria', 'yes');
    expect(table.garrison('bavaria')).toBe('austria');
    expect(table.where('austria-1')).toBe('bavaria 0');
  });

  test('C §8.4 he need not', () => {
    const table = battle({ austria: [5] })
      .play('france', 'off-map')
      .play('austria', 'no');
    expect(table.garrison('bavaria')).toBeUndefined();
    expect(table.where('austria-1')).toBe('bavaria 1');
  });

  test('C §8.4 not if the battle has cost him his last Unit', () => {
    const table = battle({ austria: [5] }, { generals: { austria: { tyrol: 1 }, france: { bavaria: 0 } } });
    table.play('france', 'off-map');
    expect(table.asked('austria')).not.toBe('hold');
  });

  test('C §8.4 a victorious defender converts no Unit', () => {
    const table = battle({ france: [5] }).play('austria', 'off-map');
    expect(table.asked('france')).not.toBe('hold');
    expect(table.garrison('bavaria')).toBeUndefined();
  });

  test('C §8.4 the beaten General loses all his Units', () => {
    const table = battle({ austria: [5] }).play('france', 'capital');
    expect(table.where('france-1')).toBe('paris 0');
  });

  test('C §8.4 his player chooses: the Capital or off the map', () => {
    const table = battle({ austria: [5] });
    expect(table.asked('france')).toBe('defeated');
    expect(table.options('france').toSorted()).toEqual(['capital', 'off-map']);
    expect(table.play('france', 'off-map').where('france-1')).toBe('off-map');
  });

  test('C §8.4 a General in the Capital leaves only off the map', () => {
    const table = battle({ austria: [5] }, { generals: { austria: { tyrol: 2 }, france: { bavaria: 2, paris: 0 } } });
    expect(table.options('france')).toEqual(['off-map']);
    expect(table.refusal('france', 'capital')).toBe('capital-taken, C §8.4 If you lost the battle');
  });

  test('C §8.4 a beaten attacker fares the same', () => {
    const table = battle({ france: [5] });
    expect(table.options('austria').toSorted()).toEqual(['capital', 'off-map']);
    expect(table.play('austria', 'capital').where('austria-1')).toBe('wien 0');
  });

  test('C §8.4 losing Garrisons are removed', () => {
    const table = battle({ austria: [5, 5] }, { garrisons: { france: ['bavaria'] } });
    table.play('france', 'off-map').play('austria', 'no');
    expect(table.garrison('bavaria')).toBeUndefined();
  });

  test('C §8.4 a supporting General of the losing side stays where he is', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 0, bohemia: 3 }, france: { bavaria: 3 } },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('austria', 'support/austria-2', 'off-map');
    expect(table.where('austria-2')).toBe('bohemia 2');
  });
});

describe('C §8.4 Influence', () => {
  test('C §8.4 1 for a beaten General', () => {
    const table = battle({ france: [5] }).play('austria', 'off-map');
    expect(table.of('france').influence).toBe(1);
  });

  test('C §8.4 1 more for a Power of the British Coalition that beats a French General', () => {
    const table = battle({ austria: [5] })
      .play('france', 'off-map')
      .play('austria', 'no');
    expect(table.of('austria').influence).toBe(2);
  });

  test('C §8.4 not for an Expansionist Power that beats a French General', () => {
    const table = battle({ austria: [5] }, { status: { austria: 'expansionist' } })
      .play('france', 'off-map')
      .play('austria', 'no');
    expect(table.of('austria').influence).toBe(1);
  });

  test('C §8.4 supporters gain 1, and not the 1 more', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 3 }, russia: { bohemia: 1 }, france: { bavaria: 0 } },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('russia', 'support/russia-1').play('france', 'off-map').play('austria', 'no');
    expect([table.of('austria').influence, table.of('russia').influence]).toEqual([2, 1]);
  });

  test('C §8.4 1 for each of several beaten Generals', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      status: { russia: 'french' },
      generals: { austria: { tyrol: 3 }, russia: { bavaria: 0 }, france: { bavaria: 0 } },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('france', 'off-map').play('russia', 'off-map').play('austria', 'no');
    expect(table.of('austria').influence).toBe(2 + 1);
  });

  test('C §8.4 allies who defend together gain each', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { picardie: 0 }, britain: { holland: 1 }, russia: { holland: 1 } },
    }).marches('france', 'move/france-1/holland');
    table.play('france', 'off-map');
    expect([table.of('britain').influence, table.of('russia').influence]).toEqual([2, 2]);
  });

  test('C §8.4 nothing for a lone Garrison', () => {
    const table = battle({}, { generals: { austria: { tyrol: 2 } }, garrisons: { france: ['bavaria'] } });
    table.play('austria', 'yes');
    expect(table.of('austria').influence).toBe(0);
    expect(table.garrison('bavaria')).toBe('austria');
  });

  test('C §8.4 nothing for a lone Garrison even if it had support', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 3 }, france: { wurttemberg: 1 } },
      garrisons: { france: ['bavaria'] },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('france', 'support/france-1').play('austria', 'yes');
    expect(table.of('austria').influence).toBe(0);
  });

  test('C §8.4 the Powers that beat off an attack on a Garrison gain for the attacking General', () => {
    const table = battle(
      {},
      { generals: { austria: { tyrol: 2 } }, garrisons: { france: ['bavaria'] }, fortresses: ['bavaria'] },
    );
    table.play('austria', 'off-map');
    expect(table.of('france').influence).toBe(1);
  });
});

describe('C §8.4 captured Fortresses', () => {
  const CAPTURED = {
    generals: { austria: { tyrol: 3 } },
    garrisons: { france: ['bavaria'] },
    fortresses: ['bavaria'],
  } as const;

  test('C §8.4 a Fortress is not removed, and serves the new Garrison', () => {
    const table = battle({ austria: [5] }, CAPTURED).play('austria', 'yes');
    expect(table.garrison('bavaria')).toBe('austria');
    expect(table.state.fortresses).toEqual(['bavaria']);
  });

  test('C §8.4 the new Garrison has strength 4', () => {
    const table = marching('france', 'prussia', {
      bare: true,
      generals: { france: { wurttemberg: 1 } },
      garrisons: { austria: ['bavaria'] },
      fortresses: ['bavaria'],
    }).marches('france', 'move/france-1/bavaria');
    expect(table.told('battle')).toMatchObject([{ attack: 2, defence: 4 }]);
  });

  test('C §8.4 it may be captured by a Garrison left later', () => {
    const table = battle({ austria: [5] }, CAPTURED)
      .play('austria', 'no', 'yes')
      .play('prussia', 'yes');
    table.play('austria', 'move/austria-1/wien', 'garrison/bavaria');
    expect(table.garrison('bavaria')).toBe('austria');
    expect(table.state.fortresses).toEqual(['bavaria']);
  });
});

describe('C §8 the example of Holland', () => {
  /** Napoleon is `france-1`, Wellington `britain-1`, Blücher `prussia-1`. */
  function holland() {
    const table = marching('france', 'ottomans', {
      bare: true,
      status: { prussia: 'british' },
      morale: { france: 11, britain: 5, prussia: 4 },
      generals: {
        france: { picardie: 3, paris: 3 },
        britain: { holland: 2, london: 1 },
        prussia: { holland: 2 },
      },
      hands: { france: [4, 4, 3, 3, 3, 2], britain: [5, 4, 4], prussia: [4, 3] },
    });
    return table.marches('france', 'move/france-1/holland', 'move/france-2/picardie');
  }

  /** Napoleon 4, 4 and 3; his support 3, 3 and 2; Wellington 5 and 4; Blücher 4 and 3; London 4. */
  function fought() {
    const table = holland().play('france', 'support/france-2').play('britain', 'support/britain-2');
    table.play('france', 'card/4').play('britain', 'card/5').play('prussia', 'card/4');
    table.play('france', 'card/3').play('britain', 'card/4');
    table.play('france', 'card/4').play('britain', 'card/4').play('prussia', 'card/3').play('france', 'card/3');
    return table.play('france', 'card/3', 'card/2');
  }

  test('C §8 example: 4 against 6 before the cards', () => {
    expect(holland().told('battle')).toEqual([
      { type: 'battle', at: 'holland', attacker: 'france', attack: 4, defence: 6 },
    ]);
  });

  test('C §8 example: Picardie and London may support', () => {
    const table = holland();
    expect(table.options('france')).toEqual(['support/france-2', 'done']);
    table.play('france', 'support/france-2');
    expect(table.options('britain')).toEqual(['support/britain-2', 'done']);
  });

  test('C §8 example: the order of the piles', () => {
    expect(
      fought()
        .told('played')
        .map(({ general }) => general),
    ).toEqual([
      'france-1',
      'britain-1',
      'prussia-1',
      'france-2',
      'britain-2',
      'france-1',
      'britain-1',
      'prussia-1',
      'france-2',
      'france-1',
      'france-2',
    ]);
  });

  test('C §8 example: 24 against 26, Napoleon loses', () => {
    expect(fought().told('victory')).toEqual([
      { type: 'victory', at: 'holland', side: 'defence', attack: 24, defence: 26 },
    ]);
  });

  test('C §8 example: the Morale spent: France 6, Britain 3, Prussia 2', () => {
    const table = fought();
    expect([table.of('france').morale, table.of('britain').morale, table.of('prussia').morale]).toEqual([5, 2, 2]);
  });

  test('C §8 example: a Unit of every victorious General, London too, and of the French support', () => {
    const table = fought();
    expect(table.where('britain-1')).toBe('holland 1');
    expect(table.where('prussia-1')).toBe('holland 1');
    expect(table.where('britain-2')).toBe('london 0');
    expect(table.where('france-2')).toBe('picardie 2');
  });

  test('C §8 example: Napoleon loses all his Units and goes to Paris', () => {
    const table = fought();
    expect(table.options('france').toSorted()).toEqual(['capital', 'off-map']);
    expect(table.play('france', 'capital').where('france-1')).toBe('paris 0');
  });

  test('C §8 example: each draws a card, Britain and Prussia gain 2 Influence', () => {
    const table = fought().play('france', 'capital');
    expect([table.of('france').hand.length, table.of('britain').hand.length, table.of('prussia').hand.length]).toEqual([
      1, 1, 1,
    ]);
    expect([table.of('britain').influence, table.of('prussia').influence, table.of('france').influence]).toEqual([
      2, 2, 0,
    ]);
  });

  test('C §8 example: Holland stays uncontrolled', () => {
    expect(fought().play('france', 'capital').garrison('holland')).toBeUndefined();
  });
});

describe('C §8.4 further consequences', () => {
  test('C §8.4 a General of an ally in the Capital bars it too', () => {
    const table = battle(
      { france: [5] },
      { generals: { austria: { tyrol: 2 }, france: { bavaria: 2 }, russia: { wien: 0 } } },
    );
    expect(table.options('austria')).toEqual(['off-map']);
  });

  test('C §8.4 beaten in his own Capital a General goes off the map', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { lorraine: 3 }, france: { paris: 0 } },
    }).marches('austria', 'move/austria-1/paris');
    expect(table.options('france')).toEqual(['off-map']);
  });

  test('C §8.4 a Neutral Power that beats off an attack gains Influence', () => {
    const table = marching('austria', 'ottomans', {
      bare: true,
      generals: { austria: { galicia: 0 }, prussia: { warszawa: 1 } },
      garrisons: { prussia: ['warszawa'] },
    }).marches('austria', 'move/austria-1/warszawa');
    table.play('austria', 'off-map');
    expect(table.of('prussia').influence).toBe(1);
  });

  test('C §8.4 a French General who only supports is not beaten: no bonus', () => {
    const table = marching('austria', 'ottomans', {
      bare: true,
      status: { prussia: 'french' },
      generals: { austria: { tyrol: 3 }, prussia: { bavaria: 0 }, france: { wurttemberg: 1 } },
    }).marches('austria', 'move/austria-1/bavaria');
    table.play('france', 'support/france-1').play('prussia', 'off-map').play('austria', 'no');
    expect(table.of('austria').influence).toBe(1);
  });

  test('C §8.4 after a draw a British General goes back over the sea', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { cornwall: 0 } },
      garrisons: { france: ['oporto'] },
    }).marches('britain', 'sea/britain-1/oporto');
    expect(table.options('britain')).toEqual(['retreat/cornwall', 'off-map']);
  });

  test('C §8.4 a victory leaves the General where he is, ready for the next round', () => {
    const table = battle({ austria: [5] })
      .play('france', 'off-map')
      .play('austria', 'no', 'yes')
      .play('prussia', 'yes');
    expect(table.offers('austria', 'move/austria-1/wurttemberg')).toBe(true);
  });
});

test('C §8.4 who frees a Home Territory of an ally leaves no Garrison: it is the ally’s again', () => {
  const table = marching('russia', 'ottomans', {
    bare: true,
    generals: { russia: { podolia: 3 } },
    garrisons: { france: ['galicia'] },
  }).marches('russia', 'move/russia-1/galicia');
  expect(table.told('victory')).toMatchObject([{ side: 'attack' }]);
  expect(table.asked('russia')).not.toBe('hold');
  expect(table.garrison('galicia')).toBeUndefined();
});
