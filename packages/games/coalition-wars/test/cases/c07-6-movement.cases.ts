/** C §7.6: Movement, from the Envoy to the third round. */
import { describe, expect, test } from 'vitest';
import { marching, movement } from '../position.ts';

describe('C §7.6 Select the Envoy', () => {
  test('C §7.6 the Envoy gains 1 Morale at once', () => {
    const table = movement('france', { bare: true }).play('france', 'envoy/ottomans');
    expect(table.of('ottomans').morale).toBe(3);
  });

  test('C §7.6 an Envoy is chosen even if nobody moves', () => {
    const table = movement('france', { bare: true });
    expect(table.options('france')).toEqual([
      'envoy/britain',
      'envoy/austria',
      'envoy/prussia',
      'envoy/russia',
      'envoy/ottomans',
    ]);
  });

  test('C §7.6 the chosen Power is not asked and cannot decline', () => {
    const table = movement('france', { bare: true }).play('france', 'envoy/britain');
    expect(table.waiting).toEqual(['france']);
  });

  test('C §7.6 an ally cannot be the Envoy', () => {
    const table = movement('britain');
    for (const ally of ['austria', 'russia']) {
      expect(table.offers('britain', `envoy/${ally}`)).toBe(false);
      expect(table.refusal('britain', `envoy/${ally}`)).toBe('envoy-ally, C §7.6 Select the Envoy');
    }
  });

  test('C §7.6 Neutral and Expansionist Powers may be Envoys, of each other too', () => {
    const table = movement('ottomans', { status: { austria: 'expansionist' } });
    expect(table.options('ottomans')).toEqual([
      'envoy/britain',
      'envoy/france',
      'envoy/austria',
      'envoy/prussia',
      'envoy/russia',
    ]);
  });

  test('C §7.6 a Power with 15 Morale cannot be the Envoy', () => {
    const table = movement('france', { morale: { ottomans: 15, prussia: 14 } });
    expect(table.refusal('france', 'envoy/ottomans')).toBe('envoy-morale, C §7.6 Select the Envoy');
    expect(table.offers('france', 'envoy/prussia')).toBe(true);
  });

  test('C §7.6 a Power is not its own Envoy', () => {
    expect(movement('france').offers('france', 'envoy/france')).toBe(false);
  });

  test('C §7.6 without an eligible Envoy there is a single round of movement', () => {
    const table = movement('france', {
      bare: true,
      morale: { britain: 15, austria: 15, prussia: 15, russia: 15, ottomans: 15 },
      generals: { france: { paris: 1 } },
    });
    expect(table.told('no-envoy')).toEqual([{ type: 'no-envoy', power: 'france' }]);
    table.play('france', 'done').marches('france', 'move/france-1/picardie');
    expect(table.state.turn).toBe(1);
    expect(table.told('requested')).toEqual([]);
  });
});

describe('C §7.6 Number of rounds', () => {
  const PARIS = { bare: true, generals: { france: { paris: 1 } } } as const;

  test('C §7.6 a second round brings the Envoy 2 Morale, a third 3: 6 in all', () => {
    const table = marching('france', 'ottomans', PARIS);
    expect(table.of('ottomans').morale).toBe(3);
    table.play('france', 'done', 'yes').play('ottomans', 'yes');
    expect(table.of('ottomans').morale).toBe(5);
    table.play('france', 'done', 'yes').play('ottomans', 'yes');
    expect(table.of('ottomans').morale).toBe(8);
  });

  test('C §7.6 there is no fourth round', () => {
    const table = marching('france', 'ottomans', PARIS);
    for (let round = 2; round <= 3; round++) table.play('france', 'done', 'yes').play('ottomans', 'yes');
    table.play('france', 'done');
    expect(table.state.turn).toBe(1);
  });

  test('C §7.6 the Envoy may refuse the second round, and gains nothing more', () => {
    const table = marching('france', 'ottomans', PARIS).play('france', 'done', 'yes').play('ottomans', 'no');
    expect(table.of('ottomans').morale).toBe(3);
    expect(table.state.turn).toBe(1);
  });

  test('C §7.6 the Envoy may refuse the third round after a second', () => {
    const table = marching('france', 'ottomans', PARIS).play('france', 'done', 'yes').play('ottomans', 'yes');
    table.play('france', 'done', 'yes').play('ottomans', 'no');
    expect(table.of('ottomans').morale).toBe(5);
    expect(table.told('denied')).toMatchObject([{ round: 3 }]);
  });

  test('C §7.6 no other Envoy is chosen after a refusal', () => {
    const table = marching('france', 'ottomans', PARIS).play('france', 'done', 'yes').play('ottomans', 'no');
    expect(table.told('envoy')).toHaveLength(1);
    expect(table.asked('france')).not.toBe('envoy');
  });

  test('C §7.6 further rounds are asked for, not taken for granted', () => {
    const table = marching('france', 'ottomans', PARIS).play('france', 'done', 'no');
    expect(table.told('requested')).toEqual([]);
    expect(table.of('ottomans').morale).toBe(3);
  });

  test('C §7.6 example: an Envoy with 12 Morale allows two rounds, for then it stands at 15', () => {
    const table = marching('france', 'ottomans', { ...PARIS, morale: { ottomans: 12 } });
    table.play('france', 'done', 'yes').play('ottomans', 'yes');
    expect(table.of('ottomans').morale).toBe(15);
    table.play('france', 'done');
    expect(table.state.turn).toBe(1);
    expect(table.told('requested')).toHaveLength(1);
  });

  test('C §7.6 an Envoy with 13 Morale would come to 16: only one round', () => {
    const table = marching('france', 'ottomans', { ...PARIS, morale: { ottomans: 13 } }).play('france', 'done');
    expect(table.of('ottomans').morale).toBe(14);
    expect(table.state.turn).toBe(1);
  });

  test('C §7.6 a General may move again in the next round', () => {
    const table = marching('france', 'ottomans', PARIS).marches('france', 'move/france-1/picardie');
    table.play('france', 'yes').play('ottomans', 'yes').marches('france', 'move/france-1/holland');
    expect(table.told('moved')).toHaveLength(2);
  });
});

describe('C §7.6 Disbanding Garrisons', () => {
  test("C §7.6 a Garrison in another Power's Home Territory: control reverts", () => {
    const table = movement('austria', { bare: true, garrisons: { austria: ['silesia'] } });
    table.play('austria', 'envoy/france', 'disband/silesia');
    expect(table.garrison('silesia')).toBeUndefined();
    expect(table.told('disbanded')).toEqual([{ type: 'disbanded', power: 'austria', at: 'silesia' }]);
  });

  test('C §7.6 any of the own Garrisons, and nobody else’s', () => {
    const table = movement('austria', {
      bare: true,
      garrisons: { austria: ['bavaria', 'wien'], france: ['holland'] },
    }).play('austria', 'envoy/france');
    expect(table.options('austria').toSorted()).toEqual(['disband/bavaria', 'disband/wien', 'done']);
  });

  test('C §7.6 a disbanded Garrison becomes no Unit', () => {
    const table = movement('austria', {
      bare: true,
      generals: { austria: { bavaria: 1 } },
      garrisons: { austria: ['bavaria'] },
    });
    table.play('austria', 'envoy/france', 'disband/bavaria');
    expect(table.where('austria-1')).toBe('bavaria 1');
  });

  test('C §7.6 a Fortress stays when its Garrison is disbanded', () => {
    const table = movement('ottomans', { garrisons: { ottomans: ['istanbul'] } });
    table.play('ottomans', 'envoy/france', 'disband/istanbul');
    expect(table.state.fortresses).toEqual(['istanbul']);
  });

  test('C §7.6 Garrisons are disbanded before the first round only', () => {
    const table = marching('austria', 'france', { bare: true, garrisons: { austria: ['bavaria'] } });
    table.play('austria', 'done', 'yes').play('france', 'yes');
    expect(table.asked('austria')).toBe('march');
    expect(table.offers('austria', 'disband/bavaria')).toBe(false);
  });
});

describe('C §7.6 Movement types', () => {
  test('C §7.6 a land advance goes to an adjacent Territory, whoever holds it', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { lorraine: 1 } },
      garrisons: { austria: ['wurttemberg'] },
    });
    const targets = table.options('france').filter((id) => id.startsWith('move/'));
    expect(targets.map((id) => id.split('/')[2]).toSorted()).toEqual([
      'languedoc',
      'paris',
      'pfalz',
      'picardie',
      'provence',
      'wurttemberg',
    ]);
  });

  test('C §7.6 a General moves once in a round', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 0 } } });
    table.play('france', 'move/france-1/picardie');
    expect(table.offers('france', 'move/france-1/holland')).toBe(false);
    expect(table.refusal('france', 'move/france-1/holland')).toBe('has-moved, C §7.6 Movement types');
  });

  test('C §7.6 Generals off the map do not move', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 0 } } });
    expect(table.options('france').some((id) => id.includes('france-2'))).toBe(false);
  });

  test('C §7.6 a strategic movement goes through up to three Territories of the Power', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { normandie_bretagne: 0 } } });
    expect(table.offers('france', 'strategic/france-1/provence')).toBe(true);
    expect(table.offers('france', 'strategic/france-1/lombardia')).toBe(false);
  });

  test('C §7.6 a strategic movement of four Territories is too long', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { normandie_bretagne: 0 } },
      garrisons: { france: ['lombardia'] },
    });
    expect(table.offers('france', 'strategic/france-1/lombardia')).toBe(false);
  });

  test('C §7.6 a strategic movement does not go through or into uncontrolled Territories', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { picardie: 0 } },
      garrisons: { france: ['hannover'] },
    });
    expect(table.offers('france', 'strategic/france-1/hannover')).toBe(false);
    expect(table.offers('france', 'strategic/france-1/westphalia')).toBe(false);
  });

  test('C §7.6 a strategic movement goes through Territories of allies, if they agree', () => {
    const table = marching('russia', 'ottomans', {
      bare: true,
      generals: { russia: { podolia: 0 } },
      garrisons: { russia: ['podolia'] },
    });
    table.play('russia', 'strategic/russia-1/wien');
    expect(table.asked('austria')).toBe('consent');
    table.play('austria', 'yes');
    expect(table.where('russia-1')).toBe('wien 0');
  });

  test('C §7.6 an ally may refuse a strategic movement', () => {
    const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 0 } } });
    table.play('russia', 'strategic/russia-1/wien').play('austria', 'no');
    expect(table.where('russia-1')).toBe('podolia 0');
  });

  test('C §7.6 own Generals on the way do not stop a strategic movement', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { picardie: 0, paris: 0 } } });
    expect(table.offers('france', 'strategic/france-1/aquitaine')).toBe(true);
  });

  test('C §7.6 a sea advance goes over up to three Sea Lanes', () => {
    const table = marching('britain', 'france', { bare: true, generals: { britain: { cornwall: 1 } } });
    const ports = table.options('britain').filter((id) => id.startsWith('sea/'));
    expect(ports.map((id) => id.split('/')[2]).toSorted()).toEqual(['lisboa', 'napoli', 'oporto']);
  });

  test('C §7.6 a sea advance begins in a port', () => {
    const table = marching('britain', 'france', { bare: true, generals: { britain: { scotland: 1 } } });
    expect(table.options('britain').some((id) => id.startsWith('sea/'))).toBe(false);
  });

  test('C §7.6 example: a French Garrison in Oporto does not halt a General between Cornwall and Lisboa', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { cornwall: 2 }, france: { oporto: 3 } },
      garrisons: { france: ['oporto'] },
    });
    table.marches('britain', 'sea/britain-1/lisboa');
    expect(table.where('britain-1')).toBe('lisboa 2');
    expect(table.told('battle')).toEqual([]);
  });

  test('C §7.6 a sea advance may attack', () => {
    const table = marching('britain', 'ottomans', {
      bare: true,
      generals: { britain: { cornwall: 2 } },
      garrisons: { france: ['oporto'] },
    });
    table.marches('britain', 'sea/britain-1/oporto');
    expect(table.told('battle')).toMatchObject([{ at: 'oporto', attack: 3, defence: 1 }]);
  });

  test('C §7.6 allies of Britain sail with its permission', () => {
    const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { livonia: 1 } } });
    table.play('russia', 'sea/russia-1/hannover');
    expect(table.asked('britain')).toBe('consent');
    table.play('britain', 'yes');
    expect(table.where('russia-1')).toBe('hannover 1');
  });

  test('C §7.6 Britain may refuse an ally the sea', () => {
    const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { livonia: 1 } } });
    table.play('russia', 'sea/russia-1/hannover').play('britain', 'no');
    expect(table.where('russia-1')).toBe('livonia 1');
    expect(table.refusal('russia', 'sea/russia-1/hannover')).toMatch(/^leave-denied/);
  });

  test.each(['french', 'neutral', 'expansionist'] as const)('C §7.6 a Power of Status %s does not sail', (status) => {
    const table = marching('russia', 'ottomans', {
      bare: true,
      status: { russia: status, ottomans: 'expansionist' },
      generals: { russia: { livonia: 1 } },
      garrisons: { russia: ['livonia'] },
    });
    expect(table.options('russia').some((id) => id.startsWith('sea/'))).toBe(false);
    expect(table.refusal('russia', 'sea/russia-1/sverige')).toBe('no-sea, C §7.6 Sea advance');
  });

  test('C §7.6 Britain is reached and left by sea only', () => {
    const table = marching('britain', 'france', { bare: true, generals: { britain: { london: 1 } } });
    const targets = table.options('britain').filter((id) => id.startsWith('move/') || id.startsWith('strategic/'));
    for (const id of targets) expect(['cornwall', 'scotland', 'ireland']).toContain(id.split('/')[2]);
  });
});

describe('C §7.6 Movement restrictions', () => {
  test('C §7.6 two Generals of a Power do not end in the same Territory', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 1, picardie: 1 } } });
    expect(table.offers('france', 'move/france-1/picardie')).toBe(false);
    expect(table.refusal('france', 'move/france-1/picardie')).toBe('own-general, C §7.6 Multiple Generals');
  });

  test('C §7.6 a Territory that another General has left in this round may be entered', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 0, picardie: 0 } } });
    table.marches('france', 'move/france-2/holland', 'move/france-1/picardie');
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['picardie 0', 'holland 0']);
  });

  test('C §7.6 Generals of allies may end in the same Territory', () => {
    const table = marching('russia', 'ottomans', {
      bare: true,
      generals: { russia: { podolia: 0 }, austria: { galicia: 0 } },
    });
    table.marches('russia', 'move/russia-1/galicia');
    expect([table.where('russia-1'), table.where('austria-1')]).toEqual(['galicia 0', 'galicia 0']);
  });

  test('C §7.6 Units move with their General', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 3 } } });
    table.marches('france', 'move/france-1/picardie');
    expect(table.where('france-1')).toBe('picardie 3');
  });
});

describe('C §7.6 Placing a Garrison', () => {
  const leave = (generals: Record<string, number>, move: string) =>
    marching('france', 'ottomans', { bare: true, generals: { france: generals } }).play('france', move);

  test('C §7.6 a Garrison in the Territory entered', () => {
    const table = leave({ picardie: 3 }, 'move/france-1/holland').play('france', 'garrison/holland', 'done');
    expect(table.garrison('holland')).toBe('france');
    expect(table.where('france-1')).toBe('holland 2');
  });

  test('C §7.6 a Garrison in the Territory left', () => {
    const table = leave({ holland: 3 }, 'move/france-1/picardie').play('france', 'garrison/holland', 'done');
    expect(table.garrison('holland')).toBe('france');
    expect(table.where('france-1')).toBe('picardie 2');
  });

  test('C §7.6 one in each, if there are Units enough', () => {
    const table = leave({ holland: 2 }, 'move/france-1/westphalia').play(
      'france',
      'garrison/holland',
      'garrison/westphalia',
    );
    expect([table.garrison('holland'), table.garrison('westphalia')]).toEqual(['france', 'france']);
    expect(table.where('france-1')).toBe('westphalia 0');
    expect(table.asked('france')).toBe('march');
  });

  test('C §7.6 a Garrison along a strategic movement', () => {
    const table = leave({ picardie: 1 }, 'strategic/france-1/aquitaine').play('france', 'garrison/paris');
    expect(table.garrison('paris')).toBe('france');
  });

  test('C §7.6 Garrisons along a strategic movement lie on one way', () => {
    const table = leave({ picardie: 3 }, 'strategic/france-1/aquitaine');
    expect(table.offers('france', 'garrison/normandie_bretagne')).toBe(true);
    table.play('france', 'garrison/lorraine');
    expect(table.offers('france', 'garrison/normandie_bretagne')).toBe(false);
    expect(table.offers('france', 'garrison/paris')).toBe(true);
  });

  test('C §7.6 none without Units', () => {
    const table = leave({ picardie: 0 }, 'move/france-1/holland');
    expect(table.asked('france')).toBe('march');
    expect(table.refusal('france', 'garrison/france-1')).toBe('no-units, C §7.6 Placing a Garrison');
  });

  test('C §7.6 only one in a Territory', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { picardie: 3 } },
      garrisons: { france: ['holland', 'picardie'] },
    }).play('france', 'move/france-1/holland');
    expect(table.asked('france')).toBe('march');
    expect(table.refusal('france', 'garrison/france-1')).toBe('one-garrison, C §7.6 Placing a Garrison');
  });

  test('C §7.6 in an own Home Territory as part of the movement action', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { paris: 2 } } });
    table.play('france', 'garrison/france-1');
    expect(table.garrison('paris')).toBe('france');
    expect(table.where('france-1')).toBe('paris 1');
  });

  test('C §7.6 away from home not by standing still', () => {
    const table = marching('france', 'ottomans', { bare: true, generals: { france: { holland: 2 } } });
    expect(table.offers('france', 'garrison/france-1')).toBe(false);
    expect(table.refusal('france', 'garrison/france-1')).toBe('garrison-on-the-move, C §7.6 Placing a Garrison');
  });

  test('C §7.6 in a Home Territory of an enemy, to take control of it', () => {
    const table = marching('austria', 'britain', {
      bare: true,
      status: { austria: 'expansionist', prussia: 'expansionist' },
      generals: { austria: { bohemia: 1 } },
    });
    table.play('austria', 'move/austria-1/silesia', 'garrison/silesia');
    expect(table.garrison('silesia')).toBe('austria');
  });

  test('C §7.6 not where enemies stand, before they are beaten', () => {
    const table = marching('austria', 'prussia', {
      bare: true,
      generals: { austria: { tyrol: 2 }, france: { bavaria: 0 } },
    }).play('austria', 'move/austria-1/bavaria');
    expect(table.options('austria')).toEqual(['garrison/tyrol', 'done']);
    table.play('austria', 'done');
    expect(table.refusal('austria', 'garrison/austria-1')).toBe('foes-present, C §7.6 Placing a Garrison');
  });

  test('C §7.6 a General does not wait for a Garrison: it stays when he moves away', () => {
    const table = leave({ picardie: 1 }, 'move/france-1/holland').play('france', 'garrison/holland', 'done');
    table.play('france', 'yes').play('ottomans', 'yes').marches('france', 'move/france-1/westphalia');
    expect(table.garrison('holland')).toBe('france');
    expect(table.where('france-1')).toBe('westphalia 0');
  });
});

describe('C §7.6 the example of Britain and France in the Peninsula', () => {
  const IBERIA = {
    bare: true,
    status: { austria: 'british', prussia: 'british', russia: 'french', ottomans: 'expansionist' },
    morale: { ottomans: 2, france: 5 },
    generals: {
      britain: { cornwall: 1, london: 2 },
      france: { paris: 3, lombardia: 2 },
    },
    garrisons: { france: ['lisboa', 'madrid', 'lombardia', 'catalonia'] },
  } as const;

  test('C §7.6 example: Austria and Prussia cannot be the Envoy, the Ottomans can', () => {
    const table = movement('britain', IBERIA);
    expect(table.options('britain').toSorted()).toEqual(['envoy/france', 'envoy/ottomans', 'envoy/russia']);
  });

  test('C §7.6 example: Cornwall to Oporto by sea, London to Cornwall by land, then Cornwall to Lisboa', () => {
    const table = marching('britain', 'ottomans', IBERIA);
    expect(table.of('ottomans').morale).toBe(3);
    table.marches('britain', 'sea/britain-1/oporto', 'move/britain-2/cornwall');
    table.play('britain', 'yes').play('ottomans', 'yes');
    expect(table.of('ottomans').morale).toBe(5);
    table.marches('britain', 'sea/britain-2/lisboa');
    expect(table.told('battle')).toMatchObject([{ at: 'lisboa', attacker: 'britain', attack: 3, defence: 1 }]);
    table.idle((at) => at.asked('britain') === 'hold').play('britain', 'yes');
    expect(table.garrison('lisboa')).toBe('britain');
    expect(table.of('ottomans').morale - 2).toBe(3);
  });

  test('C §7.6 example: France brings Generals from Paris to Madrid and from Lombardia to Catalonia', () => {
    const table = marching('france', 'ottomans', {
      ...IBERIA,
      garrisons: { france: ['madrid', 'lombardia', 'catalonia'], britain: ['lisboa'] },
      generals: { ...IBERIA.generals, britain: { oporto: 1, lisboa: 1 } },
    });
    table.marches('france', 'strategic/france-1/madrid', 'strategic/france-2/catalonia');
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['madrid 3', 'catalonia 2']);
    table.play('france', 'yes').play('ottomans', 'no');
    expect(table.of('ottomans').morale).toBe(3);
    expect(table.asked('france')).not.toBe('march');
  });
});

describe('C §7.6 leave to sail and to land', () => {
  test('C §7.6 who lands in a Territory of another ally asks Britain and that ally', () => {
    const table = marching('russia', 'ottomans', {
      bare: true,
      status: { prussia: 'british' },
      generals: { russia: { livonia: 1 } },
      garrisons: { prussia: ['hannover'] },
    }).play('russia', 'sea/russia-1/hannover');
    table.play('britain', 'yes').play('prussia', 'yes');
    expect(table.where('russia-1')).toBe('hannover 1');
  });

  test('C §7.6 a strategic movement may end where an enemy has entered, and fights', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { paris: 2 }, austria: { provence: 1 } },
    }).marches('france', 'strategic/france-1/provence');
    expect(table.told('battle')).toMatchObject([{ at: 'provence', attack: 3, defence: 2 }]);
  });

  test('C §7.6 a strategic movement does not pass through an enemy', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      generals: { france: { aquitaine: 0 }, austria: { languedoc: 1, paris: 1 } },
    });
    expect(table.offers('france', 'strategic/france-1/provence')).toBe(false);
  });

  test('C §9.3 a strategic movement does not pass through a Neutral Power', () => {
    const table = marching('austria', 'ottomans', {
      bare: true,
      status: { prussia: 'neutral' },
      generals: { austria: { galicia: 0 } },
      garrisons: { austria: ['saxonia', 'warszawa'] },
    });
    expect(table.offers('austria', 'strategic/austria-1/berlin')).toBe(false);
    expect(table.offers('austria', 'strategic/austria-1/saxonia')).toBe(true);
  });
});
