/** C §10: Generals' special abilities. */
import { describe, expect, test } from 'vitest';
import { type Differences, marching, setUp } from '../position.ts';

const NAMED = { bare: true, options: { generals: 'named' } } as const;

test('C §10 is an optional rule: without it only Napoleon is named', () => {
  const table = setUp('1805').play('france', 'name/france-1');
  expect(Object.keys(table.state.named)).toEqual(['france']);
});

test('C §10 with it every Power has a named General', () => {
  const table = setUp('1805', 6, { generals: 'named' }).play('france', 'name/france-1');
  for (const power of ['britain', 'austria', 'prussia', 'russia', 'ottomans'] as const)
    table.play(power, `name/${power}-1`);
  expect(table.state.named).toEqual({
    france: 'france-1',
    britain: 'britain-1',
    austria: 'austria-1',
    prussia: 'prussia-1',
    russia: 'russia-1',
    ottomans: 'ottomans-1',
  });
});

describe('C §10 A Wellington', () => {
  const oporto = (britain: Record<string, number>, wellington: string) =>
    marching('britain', 'ottomans', {
      ...NAMED,
      generals: { britain, france: { oporto: 3 } },
      named: { britain: wellington },
      hands: { britain: [2, 2, 2] },
    }).marches('britain', 'move/britain-1/oporto');

  test('C §10 A in support he adds 1 and his Units to the strength', () => {
    const table = oporto({ lisboa: 1, madrid: 2 }, 'britain-2').play('britain', 'support/britain-2');
    expect(table.state.battle?.attack.strength).toBe(2 + 3);
  });

  test('C §10 A and plays cards with his Units as well', () => {
    const table = oporto({ lisboa: 1, madrid: 2 }, 'britain-2').play('britain', 'support/britain-2');
    table.play('britain', 'card/2', 'card/2', 'card/2');
    expect(table.told('played').map(({ general }) => general)).toEqual(['britain-1', 'britain-2', 'britain-2']);
  });

  test('C §10 A not across a Sea Lane', () => {
    const table = oporto({ lisboa: 1, cornwall: 2 }, 'britain-2').play('britain', 'support/britain-2');
    expect(table.state.battle?.attack.strength).toBe(2);
  });

  test('C §10 A other Generals add no strength by support', () => {
    const table = oporto({ lisboa: 1, madrid: 2 }, 'britain-3').play('britain', 'support/britain-2');
    expect(table.state.battle?.attack.strength).toBe(2);
  });

  test('C §10 A for the defence as well', () => {
    const table = marching('france', 'ottomans', {
      ...NAMED,
      generals: { france: { madrid: 3 }, britain: { oporto: 1, lisboa: 3 } },
      named: { britain: 'britain-2' },
    }).marches('france', 'move/france-1/oporto');
    table.play('britain', 'support/britain-2');
    expect(table.told('victory')).toMatchObject([{ side: 'defence', attack: 4, defence: 2 + 4 }]);
  });
});

describe('C §10 B Schwarzenberg', () => {
  const bavaria = (generals: NonNullable<Differences['generals']>) =>
    marching('austria', 'ottomans', {
      ...NAMED,
      status: { prussia: 'british' },
      generals: { france: { bavaria: 0 }, ...generals },
      named: { austria: 'austria-1' },
      hands: { austria: [2, 2, 2, 2, 2, 2] },
      morale: { austria: 9 },
    }).marches('austria', 'move/austria-1/bavaria');

  test('C §10 B one card more for a Power that supports him', () => {
    const table = bavaria({ austria: { tyrol: 1 }, russia: { bohemia: 1 } }).play('russia', 'support/russia-1');
    table.play('austria', 'card/2', 'card/2');
    expect(table.told('played')).toHaveLength(2);
    expect(table.of('austria').morale).toBe(7);
  });

  test('C §10 B two for two Powers, one for two Generals of the same', () => {
    const two = bavaria({ austria: { tyrol: 1 }, russia: { bohemia: 1 }, prussia: { saxonia: 1 } });
    two
      .play('prussia', 'support/prussia-1')
      .play('russia', 'support/russia-1')
      .play('austria', 'card/2', 'card/2', 'card/2');
    expect(two.told('played')).toHaveLength(3);
    const one = bavaria({ austria: { tyrol: 1 }, russia: { bohemia: 1, wien: 1 } });
    one.play('russia', 'support/russia-1', 'support/russia-2').play('austria', 'card/2', 'card/2');
    expect(one.asked('austria')).not.toBe('battle-card');
  });

  test('C §10 B a card even without Units', () => {
    const table = bavaria({ austria: { tyrol: 0 }, russia: { bohemia: 1 } }).play('russia', 'support/russia-1');
    table.play('austria', 'card/2');
    expect(table.told('played')).toMatchObject([{ general: 'austria-1' }]);
    expect(table.asked('austria')).not.toBe('battle-card');
  });

  test('C §10 B nothing for support by Austria itself', () => {
    const table = bavaria({ austria: { tyrol: 1, bohemia: 1 } }).play('austria', 'support/austria-2');
    table.play('austria', 'card/2', 'card/2');
    expect(table.told('played')).toHaveLength(2);
    expect(table.asked('austria')).not.toBe('battle-card');
  });
});

describe('C §10 C Blücher', () => {
  const hannover = (units: number, more: Differences = {}) =>
    marching('france', 'ottomans', {
      ...NAMED,
      status: { prussia: 'british' },
      generals: { france: { westphalia: 3 }, prussia: { hannover: units } },
      named: { prussia: 'prussia-1' },
      hands: { france: [5, 5, 5] },
      ...more,
    })
      .marches('france', 'move/france-1/hannover')
      .play('france', 'card/5', 'card/5', 'card/5');

  test('C §10 C beaten he loses two Units at most', () => {
    const table = hannover(3).play('prussia', 'capital');
    expect(table.where('prussia-1')).toBe('berlin 1');
  });

  test('C §10 C with two Units or less he loses all', () => {
    expect(hannover(2).play('prussia', 'capital').where('prussia-1')).toBe('berlin 0');
  });

  test('C §10 C he may retreat to an adjacent Territory free of enemies', () => {
    const table = hannover(3, { garrisons: { france: ['hesse'] } });
    expect(table.offers('prussia', 'retreat/mecklenburg')).toBe(true);
    expect(table.offers('prussia', 'retreat/hesse')).toBe(false);
    expect(table.play('prussia', 'retreat/mecklenburg').where('prussia-1')).toBe('mecklenburg 1');
  });

  test('C §10 C or go to Berlin or off the map like anybody', () => {
    const options = hannover(3).options('prussia');
    expect(options).toContain('capital');
    expect(options).toContain('off-map');
  });
});

describe('C §10 D Kutuzov', () => {
  const smolensk = (russia: Record<string, number>, more: Differences = {}) =>
    marching('france', 'ottomans', {
      ...NAMED,
      generals: { france: { polesie: 3 }, russia },
      named: { russia: 'russia-1' },
      ...more,
    }).marches('france', 'move/france-1/smolensk');

  test('C §10 D attacked he may withdraw, losing 1 Unit', () => {
    const table = smolensk({ smolensk: 3 });
    expect(table.asked('russia')).toBe('evade');
    table.play('russia', 'evade/moskva');
    expect(table.where('russia-1')).toBe('moskva 2');
    expect(table.told('victory')).toEqual([]);
    expect(table.of('france').influence).toBe(0);
  });

  test('C §10 D the attacker may then take hold of the Territory', () => {
    const table = smolensk({ smolensk: 3 }).play('russia', 'evade/moskva').play('france', 'yes');
    expect(table.garrison('smolensk')).toBe('france');
    expect(table.where('france-1')).toBe('smolensk 2');
  });

  test('C §10 D only to an adjacent Territory free of enemies and of other Russian Generals', () => {
    const table = smolensk({ smolensk: 3, moskva: 0 }, { garrisons: { france: ['livonia'] } });
    expect(table.options('russia').toSorted()).toEqual([
      'evade/novgorod',
      'evade/polesie',
      'evade/st_petersburg',
      'evade/ukraine',
      'stand',
    ]);
  });

  test('C §10 D he may stand and fight', () => {
    const table = smolensk({ smolensk: 3 }).play('russia', 'stand');
    expect(table.told('draw')).toMatchObject([{ attack: 4, defence: 4 }]);
  });

  test('C §10 D a Garrison he leaves behind fights alone', () => {
    const table = smolensk({ smolensk: 3 }, { garrisons: { russia: ['smolensk'] } }).play('russia', 'evade/moskva');
    expect(table.told('victory')).toMatchObject([{ side: 'attack', attack: 4, defence: 1 }]);
  });

  test('C §10 D allies he leaves behind fight on', () => {
    const table = smolensk(
      { smolensk: 3 },
      { generals: { france: { polesie: 3 }, russia: { smolensk: 3 }, austria: { smolensk: 1 } } },
    );
    table.play('russia', 'evade/moskva');
    expect(table.told('victory')).toMatchObject([{ side: 'attack', attack: 4, defence: 2 }]);
    expect(table.where('russia-1')).toBe('moskva 2');
  });

  test('C §10 D once gone he supports nobody in that battle', () => {
    const table = smolensk(
      { smolensk: 3 },
      { generals: { france: { polesie: 3 }, russia: { smolensk: 3 }, austria: { smolensk: 1 } } },
    );
    table.play('russia', 'evade/moskva');
    expect(table.told('supports')).toEqual([]);
  });

  test('C §10 D as an attacker he does not withdraw', () => {
    const table = marching('russia', 'ottomans', {
      ...NAMED,
      generals: { russia: { smolensk: 3 }, france: { polesie: 3 } },
      named: { russia: 'russia-1' },
    }).marches('russia', 'move/russia-1/polesie');
    expect(table.asked('russia')).not.toBe('evade');
  });

  test('C §10 D other Russian Generals do not withdraw', () => {
    const table = smolensk({ moskva: 3, smolensk: 3 });
    expect(table.asked('russia')).not.toBe('evade');
  });
});

describe('C §10 E the Grand Vizier', () => {
  const bessarabia = (ottomans: Record<string, number>) =>
    marching('russia', 'france', {
      ...NAMED,
      generals: { russia: { crimea: 3 }, ottomans },
      garrisons: { ottomans: ['hellas'] },
      named: { ottomans: 'ottomans-1' },
      hands: { russia: [5, 5, 5] },
    })
      .marches('russia', 'move/russia-1/bessarabia')
      .play('russia', 'card/5', 'card/5', 'card/5');

  test('C §10 E beaten he comes back at once with 1 Unit, in any Territory the Ottomans control', () => {
    const table = bessarabia({ bessarabia: 2 });
    expect(table.offers('ottomans', 'place/hellas')).toBe(true);
    expect(table.offers('ottomans', 'place/istanbul')).toBe(true);
    expect(table.offers('ottomans', 'off-map')).toBe(false);
    table.play('ottomans', 'place/hellas');
    expect(table.where('ottomans-1')).toBe('hellas 1');
  });

  test('C §10 E not where another Ottoman General stands', () => {
    const table = bessarabia({ bessarabia: 2, istanbul: 0 });
    expect(table.offers('ottomans', 'place/istanbul')).toBe(false);
    expect(table.offers('ottomans', 'place/anatolia')).toBe(true);
  });

  test('C §10 E the victor gains Influence as usual', () => {
    const table = bessarabia({ bessarabia: 2 }).play('ottomans', 'place/hellas').play('russia', 'no');
    expect(table.of('russia').influence).toBe(1);
  });

  test('C §10 E other Ottoman Generals fare like anybody', () => {
    const table = marching('russia', 'france', {
      ...NAMED,
      generals: { russia: { crimea: 3 }, ottomans: { bessarabia: 0 } },
      named: { ottomans: 'ottomans-2' },
    }).marches('russia', 'move/russia-1/bessarabia');
    expect(table.options('ottomans').toSorted()).toEqual(['capital', 'off-map']);
  });
});
