/** C §8: battles, up to the commitment of cards. */
import { describe, expect, test } from 'vitest';
import { marching } from '../position.ts';

/** Austria attacks Bavaria from Tyrol; France is there. */
const BAVARIA = {
  bare: true,
  generals: { austria: { tyrol: 2 }, france: { bavaria: 2 } },
  hands: { austria: [2, 3, 4, 5], france: [2, 3, 4, 5] },
} as const;

const attackBavaria = (differences: Parameters<typeof marching>[2] = {}) =>
  marching('austria', 'prussia', { ...BAVARIA, ...differences }).marches('austria', 'move/austria-1/bavaria');

describe('C §8 when there is a battle', () => {
  test('C §8 against a General', () => {
    expect(attackBavaria().told('battle')).toHaveLength(1);
  });

  test('C §8 against a lone Garrison', () => {
    const table = attackBavaria({ generals: { austria: { tyrol: 2 } }, garrisons: { france: ['bavaria'] } });
    expect(table.told('battle')).toMatchObject([{ attack: 3, defence: 1 }]);
  });

  test('C §8 not before all Generals have finished the round of movement', () => {
    const table = marching('austria', 'prussia', {
      ...BAVARIA,
      generals: { ...BAVARIA.generals, austria: { tyrol: 2, wien: 0 } },
    });
    table.play('austria', 'move/austria-1/bavaria', 'done');
    expect(table.told('battle')).toEqual([]);
    table.marches('austria', 'move/austria-2/tyrol');
    expect(table.told('battle')).toHaveLength(1);
  });

  test('C §8 of several battles the moving player says which is fought first', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 2, bohemia: 2 }, france: { bavaria: 0, lombardia: 0 } },
    }).marches('austria', 'move/austria-1/lombardia', 'move/austria-2/bavaria');
    expect(table.asked('austria')).toBe('order-battles');
    expect(table.options('austria').toSorted()).toEqual(['battle/bavaria', 'battle/lombardia']);
    table.play('austria', 'battle/bavaria');
    expect(table.told('battle')).toMatchObject([{ at: 'bavaria' }]);
  });
});

describe('C §8.1 strengths', () => {
  test('C §8.1 a General 1, a Unit 1', () => {
    expect(attackBavaria().told('battle')).toMatchObject([{ attack: 3, defence: 3 }]);
  });

  test('C §8.1 a Garrison 1', () => {
    const table = attackBavaria({ garrisons: { france: ['bavaria'] } });
    expect(table.told('battle')).toMatchObject([{ defence: 4 }]);
  });

  test('C §8.1 a Garrison in a Fortress 4', () => {
    const table = attackBavaria({ garrisons: { france: ['bavaria'] }, fortresses: ['bavaria'] });
    expect(table.told('battle')).toMatchObject([{ defence: 7 }]);
  });

  test('C §8.1 a Fortress without a Garrison nothing', () => {
    const table = attackBavaria({ fortresses: ['bavaria'] });
    expect(table.told('battle')).toMatchObject([{ defence: 3 }]);
  });

  test('C §8.1 Generals and Garrisons of allies defend together', () => {
    const table = attackBavaria({
      status: { russia: 'french' },
      generals: { ...BAVARIA.generals, russia: { bavaria: 3 } },
      garrisons: { russia: ['bavaria'] },
    });
    expect(table.told('battle')).toMatchObject([{ attack: 3, defence: 8 }]);
    expect(table.state.battle?.defenders).toEqual(['france', 'russia']);
  });
});

describe('C §8.2 support', () => {
  const near = (generals: Record<string, Record<string, number>>, more: Parameters<typeof marching>[2] = {}) =>
    attackBavaria({ generals: { ...BAVARIA.generals, ...generals }, ...more });

  test('C §8.2 Generals with Units in adjacent Territories may support, the attacker is asked first', () => {
    const table = near({ austria: { tyrol: 2, bohemia: 1 }, france: { bavaria: 2, wurttemberg: 1 } });
    expect(table.waiting).toEqual(['austria']);
    expect(table.options('austria')).toEqual(['support/austria-2', 'done']);
    table.play('austria', 'support/austria-2');
    expect(table.waiting).toEqual(['france']);
    expect(table.options('france')).toEqual(['support/france-2', 'done']);
  });

  test('C §8.2 several Generals of a Power may support', () => {
    const table = near({ austria: { tyrol: 2, bohemia: 1, wien: 1 } });
    table.play('austria', 'support/austria-2', 'support/austria-3');
    expect(table.state.battle?.attack.support).toEqual(['austria-2', 'austria-3']);
  });

  test('C §8.2 support may be withheld', () => {
    const table = near({ austria: { tyrol: 2, bohemia: 1 } }).play('austria', 'done');
    expect(table.state.battle?.attack.support).toEqual([]);
    expect(table.asked('austria')).toBe('battle-card');
  });

  test('C §8.2 allies may support', () => {
    const table = near({ russia: { bohemia: 1 } }).play('russia', 'support/russia-1');
    expect(table.state.battle?.attack.support).toEqual(['russia-1']);
  });

  test('C §8.2 Powers that are no allies may not', () => {
    const table = near({ russia: { bohemia: 1 }, prussia: { saxonia: 2 } }, { status: { russia: 'expansionist' } });
    expect(table.asked('russia')).toBeUndefined();
    expect(table.asked('prussia')).toBeUndefined();
    expect(table.asked('austria')).toBe('battle-card');
  });

  test('C §8.2 a General who is not adjacent does not support', () => {
    const table = near({ austria: { tyrol: 2, hungari: 3 } });
    expect(table.asked('austria')).toBe('battle-card');
  });

  test('C §8.2 a General without Units does not support', () => {
    const table = near({ austria: { tyrol: 2, bohemia: 0, wien: 1 } });
    expect(table.offers('austria', 'support/austria-2')).toBe(false);
    expect(table.refusal('austria', 'support/austria-2')).toBe('support-no-units, C §8.2');
  });

  test('C §8.2 supporting adds no strength, only cards', () => {
    const table = near({ austria: { tyrol: 2, bohemia: 3 } }).play('austria', 'support/austria-2');
    expect(table.state.battle?.attack.strength).toBe(3);
  });

  test('C §8.2 who fights another battle in this round of movement does not support', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 2, bohemia: 2, wien: 2 }, france: { bavaria: 0, lombardia: 0 } },
    }).marches('austria', 'move/austria-2/bavaria', 'move/austria-1/lombardia');
    table.play('austria', 'battle/lombardia');
    expect(table.asked('austria')).not.toBe('support');
  });

  test('C §8.2 who has supported one battle does not support another of the same round', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { venezia: 2, bohemia: 2, tyrol: 2 }, france: { bavaria: 0, lombardia: 0 } },
    }).marches('austria', 'move/austria-2/bavaria', 'move/austria-1/lombardia');
    table.play('austria', 'battle/lombardia', 'support/austria-3').idle((at) => at.told('battle').length === 2);
    expect(table.asked('austria')).not.toBe('support');
    expect(table.state.battle?.attack.support).toEqual([]);
  });

  test('C §8.2 who has only supported may support again in the next round of movement', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { venezia: 2, bohemia: 2, tyrol: 2 }, france: { bavaria: 0, lombardia: 0 } },
    }).marches('austria', 'move/austria-1/lombardia');
    table
      .play('austria', 'support/austria-3')
      .play('france', 'off-map')
      .play('austria', 'no', 'yes')
      .play('prussia', 'yes');
    table.marches('austria', 'move/austria-2/bavaria');
    expect(table.offers('austria', 'support/austria-3')).toBe(true);
  });

  test('C §8.2 British Units in Cornwall support a battle in Oporto', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { lisboa: 1, cornwall: 1 } },
      garrisons: { france: ['oporto'] },
    }).marches('britain', 'move/britain-1/oporto');
    expect(table.offers('britain', 'support/britain-2')).toBe(true);
  });

  test('C §8.2 British Units in Cornwall do not support a battle in Lisboa', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { oporto: 1, cornwall: 1 } },
      garrisons: { france: ['lisboa'] },
    }).marches('britain', 'move/britain-1/lisboa');
    expect(table.asked('britain')).not.toBe('support');
  });

  test('C §8.2 only British Units support over the sea', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { danmark: 1 }, russia: { livonia: 2 } },
      garrisons: { france: ['sverige'] },
    }).marches('britain', 'move/britain-1/sverige');
    expect(table.asked('russia')).toBeUndefined();
  });

  test('C §8.2 British Units support an ally over the sea', () => {
    const table = marching('prussia', 'ottomans', {
      bare: true,
      status: { prussia: 'british' },
      generals: { prussia: { westphalia: 2 }, britain: { london: 2 } },
      garrisons: { france: ['holland'] },
    }).marches('prussia', 'move/prussia-1/holland');
    expect(table.options('britain')).toEqual(['support/britain-1', 'done']);
  });
});

describe('C §8.3 commitment of Battle cards', () => {
  test('C §8.3 one card per Unit', () => {
    const table = attackBavaria().play('austria', 'card/2').play('france', 'card/2');
    table.play('austria', 'card/3').play('france', 'card/3');
    expect(table.told('played')).toHaveLength(4);
    expect(table.state.battle?.piles ?? {}).toEqual({});
  });

  test('C §8.3 a General without Units plays no card', () => {
    const table = attackBavaria({ generals: { austria: { tyrol: 2 }, france: { bavaria: 0 } } });
    table.play('austria', 'card/2');
    expect(table.asked('france')).not.toBe('battle-card');
  });

  test('C §8.3 a Garrison plays no card', () => {
    const table = attackBavaria({ generals: { austria: { tyrol: 2 } }, garrisons: { france: ['bavaria'] } });
    expect(table.asked('austria')).toBe('battle-card');
    table.play('austria', 'card/2', 'card/3');
    expect(table.told('played').filter(({ power }) => power === 'france')).toEqual([]);
  });

  test('C §8.3 the order: attacker, defenders, support of the attacker, support of the defenders', () => {
    const table = attackBavaria({
      status: { russia: 'british' },
      generals: { austria: { tyrol: 2 }, france: { bavaria: 2, wurttemberg: 2 }, russia: { bohemia: 2 } },
      hands: { austria: [2, 2], france: [2, 2, 3, 3], russia: [2, 2] },
    });
    table.play('russia', 'support/russia-1').play('france', 'support/france-2');
    table.play('austria', 'card/2').play('france', 'card/2').play('russia', 'card/2').play('france', 'card/3');
    table.play('austria', 'card/2').play('france', 'card/2').play('russia', 'card/2').play('france', 'card/3');
    expect(table.told('played').map(({ general }) => general)).toEqual([
      'austria-1',
      'france-1',
      'russia-1',
      'france-2',
      'austria-1',
      'france-1',
      'russia-1',
      'france-2',
    ]);
  });

  test('C §8.3 each card costs 1 Morale', () => {
    const table = attackBavaria({ morale: { austria: 9 } }).play('austria', 'card/5');
    expect(table.of('austria').morale).toBe(8);
  });

  test('C §8.3 cards lie face down: others do not see them', () => {
    const table = attackBavaria().play('austria', 'card/5');
    expect(table.match.view('austria').battle?.piles).toEqual({ 'austria-1': [5] });
    expect(table.match.view('france').battle?.piles).toEqual({ 'austria-1': [null] });
    expect(table.match.view(null).battle?.piles).toEqual({ 'austria-1': [null] });
  });

  test('C §8.3 who passes plays no more cards in that battle', () => {
    const table = attackBavaria().play('austria', 'pass').play('france', 'card/2', 'card/3');
    expect(table.told('played').map(({ power }) => power)).toEqual(['france', 'france']);
  });

  test('C §8.3 who passes passes for all Generals of the Power', () => {
    const table = attackBavaria({ generals: { austria: { tyrol: 2, bohemia: 2 }, france: { bavaria: 2 } } });
    table.play('austria', 'support/austria-2', 'pass').play('france', 'pass');
    expect(table.told('victory').length + table.told('draw').length).toBe(1);
    expect(table.told('played')).toEqual([]);
  });

  test('C §8.3 with no Morale at the start an attacker still plays a single card', () => {
    const table = attackBavaria({ morale: { austria: 0 } })
      .play('austria', 'card/5')
      .play('france', 'card/2');
    expect(table.of('austria').morale).toBe(0);
    expect(table.asked('austria')).not.toBe('battle-card');
    expect(table.asked('france')).toBe('battle-card');
  });

  test('C §8.3 with no Morale at the start a defender still plays a single card', () => {
    const table = attackBavaria({ morale: { france: 0 } })
      .play('austria', 'card/5')
      .play('france', 'card/2');
    table.play('austria', 'card/4');
    expect(table.asked('france')).not.toBe('battle-card');
    expect(table.told('played')).toHaveLength(3);
  });

  test('C §8.3 with no Morale at the start a supporter plays none', () => {
    const table = attackBavaria({
      generals: { ...BAVARIA.generals, russia: { bohemia: 2 } },
      hands: { ...BAVARIA.hands, russia: [5, 5] },
      morale: { russia: 0 },
    });
    table.play('russia', 'support/russia-1').play('austria', 'pass').play('france', 'pass');
    expect(table.told('played')).toEqual([]);
    expect(table.told('draw')).toMatchObject([{ attack: 3, defence: 3 }]);
  });

  test('C §8.3 whose last Morale is spent in the battle plays no more', () => {
    const table = attackBavaria({ morale: { austria: 1 } })
      .play('austria', 'card/5')
      .play('france', 'card/2');
    expect(table.of('austria').morale).toBe(0);
    expect(table.asked('austria')).not.toBe('battle-card');
  });
});

describe('C §8.3 without Morale at the start', () => {
  test('C §8.3 one card for the whole Power, support included', () => {
    const table = attackBavaria({
      morale: { austria: 0 },
      generals: { austria: { tyrol: 2, bohemia: 2 }, france: { bavaria: 2 } },
    });
    table.play('austria', 'support/austria-2', 'card/5').play('france', 'pass');
    expect(table.told('played')).toHaveLength(1);
    expect(table.asked('austria')).not.toBe('battle-card');
  });

  test('C §8.3 a Power that defends with a Garrison may play its one card from a supporting General', () => {
    const table = attackBavaria({
      morale: { france: 0 },
      generals: { austria: { tyrol: 2 }, france: { wurttemberg: 2 } },
      garrisons: { france: ['bavaria'] },
    });
    table.play('france', 'support/france-1').play('austria', 'pass').play('france', 'card/5');
    expect(table.told('played')).toMatchObject([{ general: 'france-1' }]);
    expect(table.asked('france')).not.toBe('battle-card');
  });
});
