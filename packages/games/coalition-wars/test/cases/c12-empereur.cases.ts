/** C §12: L'Empereur. */
import { describe, expect, test } from 'vitest';
import { coalitions } from '../../src/coalitions/index.ts';
import { empereur, laidOut, setUp } from '../position.ts';
import { printed } from './printed.ts';

const BARE = { bare: true } as const;

describe('C §12 set-up', () => {
  const state = laidOut('empereur', 1);

  test('C §12 the 1805 set-up on the Empire side', () => {
    const { austria, russia, britain } = printed(state);
    expect(state.board).toBe('coalitions-empire');
    expect({ austria, russia, britain }).toEqual({
      austria: printed(laidOut('1805')).austria,
      russia: printed(laidOut('1805')).russia,
      britain: printed(laidOut('1805')).britain,
    });
  });

  test('C §12 France has no Battle cards', () => {
    expect(state.powers.france.hand).toEqual([]);
  });

  test('C §12 a French Garrison in every French Home Territory', () => {
    expect(printed(state).france.garrisons).toEqual([
      'aquitaine',
      'languedoc',
      'lombardia',
      'lorraine',
      'normandie_bretagne',
      'paris',
      'picardie',
      'provence',
    ]);
  });

  test('C §12 without the Napoleon pawn there are six French Generals', () => {
    expect(printed(state).france).toMatchObject({
      generals: { normandie_bretagne: 3, picardie: 3, lorraine: 3, provence: 1, lombardia: 1 },
      offMap: 1,
    });
    expect(state.named).toEqual({});
  });

  test('C §12 twelve Napoleon cards, shuffled and hidden', () => {
    expect(new Set(state.empereur?.deck).size).toBe(12);
    expect(setUp('empereur', 1).match.view('britain').empereur?.deck).toBe(12);
  });

  test.each([
    ['ogre', 5],
    ['usurpateur', 10],
    ['empereur', 15],
  ])('C §12 level %s: Napoleon begins with %i Influence', (level, influence) => {
    expect(laidOut('empereur', 1, { level }).powers.france.influence).toBe(influence);
  });

  test('C §12 everybody but France is in one Grand Coalition', () => {
    expect(state.status).toEqual({
      britain: 'british',
      france: 'french',
      austria: 'british',
      prussia: 'british',
      russia: 'british',
      ottomans: 'british',
    });
  });

  test('C §12 alone, one player plays all five Powers', () => {
    expect(setUp('empereur', 1).match.seats).toEqual(['britain']);
    expect(setUp('empereur', 1).asked('britain')).toBe('discard');
    expect(state.master).toMatchObject({ austria: 'britain', ottomans: 'britain', france: null });
  });

  test.each([2, 3, 4, 5])('C §12 %i players share the five Powers as they decide', (players) => {
    const table = setUp('empereur', players);
    expect(table.match.seats).toHaveLength(players);
    expect(table.match.seats).not.toContain('france');
    if (players < 5) expect(table.asked('britain')).toBe('share-powers');
    table.idle((at) => at.asked('britain') !== 'share-powers');
    for (const power of ['britain', 'austria', 'prussia', 'russia', 'ottomans'] as const)
      expect(table.match.seats).toContain(table.state.master[power]);
  });
});

describe('C §12 winning', () => {
  test('C §12 the players lose when Napoleon reaches 25', () => {
    const table = empereur('france', 'influence', {
      ...BARE,
      influence: { france: 24 },
      garrisons: { france: ['holland'] },
    });
    expect(table.match.result).toEqual({ winners: [], by: 'napoleon' });
  });

  test('C §12 the players win with a General in Paris at the end of a turn', () => {
    const table = empereur('austria', 'movement', { ...BARE, generals: { austria: { lorraine: 2 } } });
    table
      .play('britain', 'done')
      .marches('britain', 'move/austria-1/paris')
      .idle((at) => at.winners !== undefined);
    expect(table.match.result).toMatchObject({ winners: ['britain'], by: 'paris' });
    expect(table.state.turn).toBe(1);
  });

  test('C §12 the battle for Paris must be won first', () => {
    const table = empereur('austria', 'movement', {
      ...BARE,
      generals: { austria: { lorraine: 0 } },
      garrisons: { france: ['paris'] },
      fortresses: ['paris'],
    });
    table
      .play('britain', 'done')
      .marches('britain', 'move/austria-1/paris')
      .idle((at) => at.state.turn !== 1);
    expect(table.winners).toBeUndefined();
  });
});

describe('C §12 the player turn', () => {
  test('C §12 actions are taken one after the other', () => {
    const table = empereur('russia', 'muster', { players: 5 });
    expect(table.waiting).toEqual(['russia']);
  });

  test('C §12 there is no Diplomacy Phase', () => {
    const table = setUp('empereur', 1).idle((at) => at.state.round === 2 || at.winners !== undefined);
    expect(table.state.round).toBe(2);
    table.idle((at) => at.state.turn === 1 || at.winners !== undefined);
    expect(table.told('status')).toEqual([]);
  });

  test('C §12 Gain Influence brings Money for Disputed Territories of their colour, no Influence', () => {
    const table = empereur('austria', 'influence', {
      ...BARE,
      garrisons: { austria: ['saxonia', 'hannover'] },
      napoleon: ['N9'],
    });
    expect(table.of('austria').money).toBe(2);
    expect(table.of('austria').influence).toBe(0);
  });

  test('C §12 nothing for Home Territories of others', () => {
    const table = empereur('austria', 'influence', { ...BARE, garrisons: { austria: ['lorraine'] }, napoleon: ['N9'] });
    expect(table.of('austria').money).toBe(0);
  });

  test('C §12 Britain subsidises without Influence', () => {
    const table = empereur('britain', 'leadership', { ...BARE, money: { britain: 5 } });
    table.play('britain', 'morale', 'offer/austria', '3');
    expect([table.of('austria').money, table.of('britain').influence]).toEqual([3, 0]);
  });

  test('C §12 nobody gains Influence from battles but Napoleon', () => {
    const table = empereur('austria', 'movement', {
      ...BARE,
      generals: { austria: { tyrol: 3 }, france: { bavaria: 0 } },
      morale: { france: 0 },
    });
    table
      .play('britain', 'done')
      .marches('britain', 'move/austria-1/bavaria')
      .idle((at) => at.state.turn !== 1);
    expect(table.told('victory')).toMatchObject([{ side: 'attack' }]);
    expect(table.told('influence').filter(({ power }) => power !== 'france')).toEqual([]);
  });

  test('C §12 a Movement is a single round and brings Napoleon 1 Morale, without an Envoy', () => {
    const table = empereur('austria', 'movement', {
      ...BARE,
      generals: { austria: { wien: 1 } },
      morale: { france: 5 },
    });
    expect(table.of('france').morale).toBe(6);
    expect(table.asked('britain')).toBe('disband');
    table.play('britain', 'done').marches('britain', 'move/austria-1/tyrol');
    expect(table.told('requested')).toEqual([]);
    expect(table.state.turn).not.toBe(1);
  });

  test('C §12 after a Movement the next turn begins with its Muster', () => {
    const table = empereur('austria', 'movement', BARE).play('britain', 'done', 'done');
    expect(table.state.turn).toBe(2);
    expect(table.match.decisions('britain')[0]?.prompt).toMatchObject({ id: 'discard', args: { power: 'austria' } });
  });

  test('C §12 the Powers of the Grand Coalition pass through each other’s Territories', () => {
    const table = empereur('russia', 'movement', { ...BARE, generals: { russia: { polesie: 1 } } }).play(
      'britain',
      'done',
    );
    table.play('britain', 'move/russia-1/borussia');
    expect(table.where('russia-1')).toBe('borussia 1');
  });

  test('C §12 they support each other in battle', () => {
    const table = empereur('austria', 'movement', {
      ...BARE,
      generals: { austria: { tyrol: 1 }, prussia: { saxonia: 1 }, france: { bavaria: 1 } },
    });
    table.play('britain', 'done').marches('britain', 'move/austria-1/bavaria');
    expect(table.offers('britain', 'support/prussia-1')).toBe(true);
  });
});

describe("C §12 Napoleon's turn", () => {
  test('C §12 Taxation as in the standard rules', () => {
    const table = empereur('france', 'taxation', { ...BARE, garrisons: { france: ['wurttemberg'] } });
    expect(table.of('france').money).toBe(10);
  });

  test('C §12 Mobilisation brings all Generals on the map to 3 Units, the rest becomes Morale', () => {
    const table = empereur('france', 'mobilisation', {
      ...BARE,
      generals: { france: { paris: 1, lorraine: 3, holland: 2 } },
      money: { france: 5 },
      morale: { france: 4 },
    });
    expect(['france-1', 'france-2', 'france-3'].map((id) => table.where(id))).toEqual([
      'paris 3',
      'lorraine 3',
      'holland 3',
    ]);
    expect(table.told('morale')[0]).toEqual({ type: 'morale', power: 'france', gained: 2, why: 'mobilisation' });
    expect(table.of('france').money).toBe(0);
  });

  test('C §12 if there is not Money enough the players decide which Units', () => {
    const table = empereur('france', 'mobilisation', {
      ...BARE,
      generals: { france: { paris: 0, lorraine: 0 } },
      money: { france: 2 },
    });
    expect(table.asked('britain')).toBe('reinforce');
    table.play('britain', 'unit/france-2', 'unit/france-2');
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['paris 0', 'lorraine 2']);
  });

  test('C §12 without Money there is no Mobilisation', () => {
    const table = empereur('france', 'mobilisation', { ...BARE, generals: { france: { paris: 1, lorraine: 0 } } });
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['paris 1', 'lorraine 0']);
    expect(table.asked('britain')).not.toBe('reinforce');
  });

  test('C §12 if the Money is just enough nobody decides anything', () => {
    const table = empereur('france', 'mobilisation', {
      ...BARE,
      generals: { france: { paris: 1, lorraine: 2 } },
      money: { france: 3 },
    });
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['paris 3', 'lorraine 3']);
    expect(table.asked('britain')).not.toBe('reinforce');
  });

  test('C §12 Gain Influence counts the Disputed Territories with a French stripe', () => {
    const table = empereur('france', 'influence', { ...BARE, garrisons: { france: ['holland', 'lisboa', 'saxonia'] } });
    expect(table.of('france').influence).toBe(5 + 1 + 2);
  });

  test.each(['muster', 'leadership', 'movement'] as const)('C §12 on %s Napoleon draws a card', (what) => {
    const table = empereur('france', what, { napoleon: ['N7'], morale: { ottomans: 0 } });
    expect(table.told('napoleon-card')).toEqual([{ type: 'napoleon-card', card: 'N7' }]);
  });

  test.each(['taxation', 'mobilisation', 'influence'] as const)('C §12 on %s he draws none', (what) => {
    expect(empereur('france', what, BARE).told('napoleon-card')).toEqual([]);
  });
});

describe('C §12 the Napoleon card', () => {
  test('C §12 first 1 Morale to the Power of the Grand Coalition that has least', () => {
    const table = empereur('france', 'movement', { ...BARE, napoleon: ['N5'] });
    expect(table.of('ottomans').morale).toBe(3);
  });

  test('C §12 of equals the players decide', () => {
    const table = empereur('france', 'movement', { ...BARE, napoleon: ['N5'], morale: { russia: 2, ottomans: 2 } });
    expect(table.asked('britain')).toBe('lowest-morale');
    expect(table.options('britain')).toEqual(['morale/russia', 'morale/ottomans']);
    expect(table.play('britain', 'morale/russia').of('russia').morale).toBe(3);
  });

  test('C §12 a Territory with a French Garrison brings its value, Disputed or not', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N5'],
      garrisons: { france: ['bavaria', 'hesse', 'saxonia'] },
    });
    expect(table.of('france').influence).toBe(5 + 1 + 1 + 2);
    expect(table.told('placed')).toEqual([]);
  });

  test('C §12 example: a French Garrison in Dalmatia brings 1', () => {
    const table = empereur('france', 'movement', { ...BARE, napoleon: ['N11'], garrisons: { france: ['dalmatia'] } });
    expect(table.told('influence')).toEqual([{ type: 'influence', power: 'france', gained: 1, why: 'napoleon-card' }]);
  });

  test('C §12 elsewhere a General with 3 Units is placed; without enemies he leaves a Garrison', () => {
    const table = empereur('france', 'movement', { ...BARE, napoleon: ['N5'] });
    const placed = table.told('placed').map(({ at }) => at);
    expect(placed).toEqual(['bavaria', 'saxonia', 'hesse']);
    for (const at of placed) expect(table.garrison(at)).toBe('france');
    for (const { general } of table.told('placed')) expect(table.general(general).units).toBe(2);
  });

  test('C §12 when the deck runs out it is shuffled again', () => {
    const cards = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'N11', 'N12'];
    const table = empereur('france', 'movement', { ...BARE, napoleon: cards });
    expect(table.state.empereur?.deck).toHaveLength(11);
    expect(table.state.empereur?.discard).toEqual(['N1']);
  });

  test('C §12 example: Bavaria, Saxonia and Hesse are attacked in the set-up of 1805', () => {
    const table = empereur('france', 'movement', { napoleon: ['N5'] });
    expect(table.of('ottomans').morale).toBe(3);
    table.idle((at) => at.told('battle').length > 0);
    expect(table.told('placed').map(({ at }) => at)).toEqual(['bavaria', 'saxonia', 'hesse']);
    expect(table.garrison('hesse')).toBe('france');
    expect(table.told('battle')).toMatchObject([{ at: 'bavaria', attacker: 'france', attack: 4, defence: 4 }]);
    table.idle((at) => at.told('battle').length > 1);
    expect(table.told('battle')[1]).toMatchObject({ at: 'saxonia', attack: 4, defence: 1 });
  });
});

describe('C §12 where Generals are taken from', () => {
  /** Hesse is attacked first; the other two Territories of the card are French already. */
  const hesse = (france: Record<string, number>) =>
    empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N5'],
      generals: { france },
      garrisons: { france: ['bavaria', 'saxonia'] },
    });
  const six = (first: Record<string, number>) => {
    const rest = ['madrid', 'lisboa', 'napoli', 'holland', 'patrimonium', 'egypt'];
    const wanted = Object.keys(first);
    return { ...first, ...Object.fromEntries(rest.slice(0, 6 - wanted.length).map((at) => [at, 0])) };
  };

  test('C §12 a) off board before all others', () => {
    const table = hesse({ lorraine: 3 });
    expect(table.where('france-1')).toBe('lorraine 3');
    expect(table.told('placed')).toHaveLength(1);
  });

  test('C §12 b) then the closest French Home Territory but Paris', () => {
    const table = hesse(six({ paris: 0, lorraine: 0, aquitaine: 0, wurttemberg: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-2', at: 'hesse' }]);
  });

  test('C §12 c) then Paris', () => {
    const table = hesse(six({ wurttemberg: 0, paris: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-2', at: 'hesse' }]);
  });

  test('C §12 d) then the closest Undisputed Territory', () => {
    const table = hesse(six({ hannover: 0, toscana: 0, wurttemberg: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-3', at: 'hesse' }]);
  });

  test('C §12 e) then the closest Disputed Territory without a French stripe', () => {
    const table = hesse(six({ berlin: 0, hannover: 0, warszawa: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-2', at: 'hesse' }]);
  });

  test('C §12 f) then the closest Home Territory of the Grand Coalition', () => {
    const table = hesse(six({ pfalz: 0, tyrol: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-2', at: 'hesse' }]);
  });

  test('C §12 g) then the closest Disputed Territory with a French stripe', () => {
    const table = hesse(six({ pfalz: 0 }));
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-1', at: 'hesse' }]);
  });

  test('C §12 of several equally good the players decide', () => {
    const table = hesse(six({ lorraine: 0, picardie: 0 }));
    expect(table.asked('britain')).toBe('take-general');
    expect(table.options('britain')).toEqual(['take/france-1', 'take/france-2']);
  });

  test('C §12 Garrisons in the Territory left remain', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N5'],
      generals: { france: six({ lorraine: 1 }) },
      garrisons: { france: ['bavaria', 'saxonia', 'lorraine'] },
    });
    expect(table.garrison('lorraine')).toBe('france');
    expect(table.where('france-1')).toBe('hesse 2');
  });

  test('C §12 a General placed by this action is not taken again', () => {
    const table = empereur('france', 'movement', { ...BARE, napoleon: ['N5'], generals: { france: six({}) } });
    table.idle((at) => at.told('placed').length === 3);
    expect(new Set(table.told('placed').map(({ general }) => general)).size).toBe(3);
  });
});

describe('C §12 battles', () => {
  /** Napoleon attacks Austria in Bavaria; Hesse and Saxonia are his. */
  const bavaria = (more: Parameters<typeof empereur>[2] = {}) =>
    empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N5'],
      generals: { austria: { bavaria: 2 } },
      garrisons: { france: ['saxonia', 'hesse'] },
      hands: { austria: [4, 4] },
      morale: { france: 11, austria: 9 },
      ...more,
    });

  test('C §12 the players play first, face up, as many cards as they like', () => {
    const table = bavaria();
    expect(table.asked('britain')).toBe('empereur-cards');
    table.play('britain', 'card/austria-1/4');
    expect(table.match.view(null).battle?.piles).toEqual({ 'austria-1': [4] });
    expect(table.of('austria').morale).toBe(8);
  });

  test('C §12 special abilities are ignored: a pair of 4s is 8', () => {
    const table = bavaria({ deck: [5, 5, 5] }).play('britain', 'card/austria-1/4', 'card/austria-1/4');
    expect(table.told('victory')).toMatchObject([{ attack: 4 + 10, defence: 3 + 8 }]);
  });

  test('C §12 Napoleon draws one card at a time for 1 Morale, until he is ahead', () => {
    const table = bavaria({ deck: [2, 5] }).play('britain', 'card/austria-1/4', 'done');
    expect(
      table
        .told('played-openly')
        .filter(({ power }) => power === 'france')
        .map(({ card }) => card),
    ).toEqual([2, 5]);
    expect(table.of('france').morale).toBe(11 - 2);
    expect(table.told('victory')).toMatchObject([{ side: 'attack', attack: 11, defence: 7 }]);
  });

  test('C §12 he draws none if he is ahead already', () => {
    const table = bavaria().play('britain', 'done');
    expect(table.of('france').morale).toBe(11);
    expect(table.told('victory')).toMatchObject([{ attack: 4, defence: 3 }]);
  });

  test('C §12 at equal strength he is not ahead, and draws', () => {
    const table = bavaria({ generals: { austria: { bavaria: 3 } }, hands: {}, deck: [2] });
    expect(table.told('victory')).toMatchObject([{ side: 'attack', attack: 6, defence: 4 }]);
    expect(table.told('morale').filter(({ power }) => power === 'france')).toMatchObject([{ gained: -1, why: 'card' }]);
  });

  test('C §12 he stops when he has no Morale left', () => {
    const table = bavaria({ morale: { france: 1 }, deck: [2, 5] }).play('britain', 'card/austria-1/4', 'done');
    expect(table.told('played-openly').filter(({ power }) => power === 'france')).toHaveLength(1);
    expect(table.told('victory')).toMatchObject([{ side: 'defence', attack: 6, defence: 7 }]);
  });

  test('C §12 he draws no more cards than Units take part and support', () => {
    const table = bavaria({ hands: { austria: [5, 5] }, deck: [2, 3, 4, 5] });
    table.play('britain', 'card/austria-1/5', 'card/austria-1/5');
    expect(table.told('played-openly').filter(({ power }) => power === 'france')).toHaveLength(3);
    expect(table.told('draw')).toMatchObject([{ attack: 4 + 9, defence: 13 }]);
  });

  test('C §12 he draws none when he can no longer win', () => {
    const table = bavaria({
      generals: { austria: { bavaria: 3 }, russia: { bavaria: 3 }, prussia: { bavaria: 3 } },
      garrisons: { france: ['saxonia', 'hesse'], austria: ['bavaria'] },
      fortresses: ['bavaria'],
      hands: { austria: [5, 5, 5] },
    });
    table.play('britain', 'card/austria-1/5', 'card/austria-1/5');
    table.idle((at) => at.told('victory').length > 0);
    expect(table.told('played-openly').filter(({ power }) => power === 'france')).toEqual([]);
  });

  test('C §12 French Units near by support', () => {
    const table = bavaria({
      hands: { austria: [5, 5] },
      generals: { austria: { bavaria: 2 }, france: { wurttemberg: 3 } },
      deck: [2, 2, 2, 5],
    });
    table.play('britain', 'card/austria-1/5', 'card/austria-1/5');
    expect(table.told('supports')).toMatchObject([{ general: 'france-1', side: 'attack' }]);
    expect(table.told('victory')).toMatchObject([{ attack: 4 + 11, defence: 13 }]);
    expect(table.where('france-1')).toBe('wurttemberg 2');
  });

  test('C §12 French Units in no battle of their own support several battles of the turn', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N5'],
      generals: { austria: { bavaria: 2 }, prussia: { hesse: 2 }, france: { wurttemberg: 3 } },
      garrisons: { france: ['saxonia'] },
      hands: { austria: [5, 5], prussia: [5, 5] },
      morale: { france: 11 },
      deck: [2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2],
    });
    table.play('britain', 'card/austria-1/5', 'card/austria-1/5');
    table.idle((at) => at.offers('britain', 'card/prussia-1/5'));
    table.play('britain', 'card/prussia-1/5', 'card/prussia-1/5');
    expect(table.told('supports').filter(({ general }) => general === 'france-1')).toMatchObject([
      { at: 'bavaria' },
      { at: 'hesse' },
    ]);
  });

  test('C §12 Powers that played a card draw one, France too', () => {
    const table = bavaria({ deck: [2, 5] }).play('britain', 'card/austria-1/4', 'done');
    expect(
      table
        .told('drew')
        .map(({ power }) => power)
        .toSorted(),
    ).toEqual(['austria', 'france']);
  });

  test('C §12 victorious as the attacker, Napoleon leaves a Garrison and gains 1 Influence', () => {
    const table = bavaria().play('britain', 'done');
    table.play('britain', 'off-map');
    expect(table.garrison('bavaria')).toBe('france');
    expect(table.of('france').influence).toBe(5 + 2 + 1 + 1);
    const [placed] = table.told('placed');
    expect(table.where(placed?.general ?? '')).toBe('bavaria 1');
  });

  test('C §12 a beaten French General goes off board with his Units', () => {
    const table = bavaria({ morale: { france: 0 }, hands: { austria: [5, 5] } }).play(
      'britain',
      'card/austria-1/5',
      'done',
    );
    const [placed] = table.told('placed');
    expect(table.where(placed?.general ?? '')).toBe('off-map');
    expect(table.where('austria-1')).toBe('bavaria 1');
  });

  test('C §12 a French Garrison in the Territory goes with him', () => {
    const table = empereur('austria', 'movement', {
      ...BARE,
      generals: { austria: { tyrol: 3 }, france: { bavaria: 1 } },
      garrisons: { france: ['bavaria'] },
      morale: { france: 0 },
      hands: { austria: [5] },
    });
    table.play('britain', 'done').marches('britain', 'move/austria-1/bavaria').play('britain', 'card/austria-1/5');
    table.idle((at) => at.state.turn !== 1);
    expect(table.where('france-1')).toBe('off-map');
    expect(table.garrison('bavaria')).not.toBe('france');
  });

  test('C §12 a draw as in the standard rules: the attacking General retreats', () => {
    const table = bavaria({ generals: { austria: { bavaria: 3 } }, hands: {}, deck: [], morale: { france: 0 } });
    expect(table.told('draw')).toMatchObject([{ attack: 4, defence: 4 }]);
    expect(table.asked('britain')).toBe('retreat');
    expect(table.options('britain')).toContain('retreat/hesse');
  });

  test('C §12 the battles are fought in the order of the card', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      napoleon: ['N3'],
      generals: { austria: { bohemia: 0, wien: 0, bavaria: 0 } },
    });
    table.idle((at) => at.told('victory').length === 3);
    expect(table.told('battle').map(({ at }) => at)).toEqual(['bavaria', 'wien', 'bohemia']);
  });
});

describe('C §12 the Race to Paris', () => {
  test.each(['muster', 'leadership', 'movement'] as const)(
    'C §12 on %s, with a Unit of the Grand Coalition in France, no card is drawn',
    (what) => {
      const table = empereur('france', what, { ...BARE, generals: { austria: { lorraine: 1 } }, napoleon: ['N5'] });
      expect(table.told('race-to-paris')).toHaveLength(1);
      expect(table.told('napoleon-card')).toEqual([]);
    },
  );

  test('C §12 Generals with 3 Units come to Paris, to the Territory attacked and to one adjacent', () => {
    const table = empereur('france', 'movement', { ...BARE, generals: { austria: { lorraine: 1 } } });
    expect(table.told('placed').map(({ at }) => at)).toEqual(['paris', 'lorraine', 'picardie']);
    expect(table.told('battle')).toMatchObject([{ at: 'lorraine', attacker: 'france', attack: 4, defence: 2 }]);
  });

  test('C §12 of several Territories attacked, the first of Lorraine, Picardie, Provence …', () => {
    const table = empereur('france', 'movement', { ...BARE, generals: { austria: { provence: 1, picardie: 1 } } });
    expect(table.told('placed').map(({ at }) => at)).toContain('picardie');
    expect(table.told('placed').map(({ at }) => at)).not.toContain('provence');
  });

  test('C §12 of several adjacent Territories the first of the same list', () => {
    const table = empereur('france', 'movement', { ...BARE, generals: { austria: { aquitaine: 1 } } });
    expect(table.told('placed').map(({ at }) => at)).toEqual(['paris', 'aquitaine', 'normandie_bretagne']);
  });

  test('C §12 a General who stands there already is brought to 3 Units', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      generals: { austria: { lorraine: 1 }, france: { paris: 1, provence: 0 } },
    });
    expect(table.told('placed').map(({ at }) => at)).toEqual(['lorraine']);
    expect([table.where('france-1'), table.where('france-2')]).toEqual(['paris 3', 'provence 3']);
  });

  test('C §12 a General without Units is no reason to race', () => {
    const table = empereur('france', 'movement', { ...BARE, generals: { austria: { lorraine: 0 } }, napoleon: ['N5'] });
    expect(table.told('race-to-paris')).toEqual([]);
  });

  test('C §12 Generals are taken off board first, then from Undisputed Territories', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      generals: { austria: { lorraine: 1 }, france: { wurttemberg: 0, toscana: 0, hannover: 0, holland: 0, tyrol: 0 } },
    });
    expect(table.told('placed').map(({ general }) => general)).toEqual(['france-6', 'france-1', 'france-2']);
  });

  test('C §12 Generals in French Home Territories are not taken, even if nobody else is left', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      generals: {
        austria: { picardie: 1 },
        france: { lorraine: 0, provence: 0, normandie_bretagne: 0, languedoc: 0, aquitaine: 0 },
      },
    });
    expect(table.told('race-to-paris')).not.toEqual([]);
    expect(table.told('placed')).toEqual([{ type: 'placed', general: 'france-6', at: 'paris' }]);
  });

  test('C §12 then from Disputed Territories without, enemy Home Territories, Disputed Territories with a claim', () => {
    const table = empereur('france', 'movement', {
      ...BARE,
      generals: {
        austria: { lorraine: 1 },
        france: { holland: 0, tyrol: 0, hannover: 0, lisboa: 0, madrid: 0, napoli: 0 },
      },
    });
    expect(table.told('placed').map(({ general }) => general)).toEqual(['france-3', 'france-2', 'france-1']);
  });
});

test("C §12 the Generals' special abilities are not used", () => {
  const scenario = coalitions.scenarios.find(({ id }) => id === 'empereur');
  expect(scenario?.options.map(({ id }) => id)).not.toContain('generals');
  expect(setUp('empereur', 1).idle((at) => at.state.turn > 0).state.named).toEqual({});
});
