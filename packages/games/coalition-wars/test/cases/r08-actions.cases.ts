/** R §8: Taxation, Gain Influence, Mobilisation with its Trains. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { type Differences, turn } from '../realpolitik.ts';

describe('R §8 Taxation and Gain Influence', () => {
  test('R §8 Taxation: own Home Territories bring their numbers', () => {
    expect(
      turn({})
        .told('money')
        .map(({ power, gained }) => [power, gained]),
    ).toEqual([
      ['austria', 5],
      ['france', 5],
      ['italy', 5],
      ['prussia', 5],
    ]);
  });

  test('R §8 Taxation: Undisputed Territories, and Disputed ones without the own stripe', () => {
    const table = turn({}, { garrisons: { italy: ['luxembourg', 'bavaria', 'venezia'] } });
    expect(table.told('money').find(({ power }) => power === 'italy')?.gained).toBe(5 + 1 + 2);
  });

  test('R §8 Taxation: nothing from Home Territories that others hold', () => {
    const table = turn({}, { garrisons: { prussia: ['wien'] } });
    expect(table.told('money').find(({ power }) => power === 'austria')?.gained).toBe(3);
  });

  test('R §8 Gain Influence: Disputed Territories with the own stripe, and Home Territories of others', () => {
    const table = turn({ italy: 'influence' }, { garrisons: { italy: ['venezia', 'bavaria', 'tyrol', 'luxembourg'] } });
    expect(table.told('influence')).toEqual([{ type: 'influence', power: 'italy', gained: 3, why: 'territories' }]);
  });
});

/** Austria mobilises, with this. */
const mobilise = (differences: Differences = {}) => turn({ austria: 'mobilisation' }, differences);

/** As far as the purchases. */
const buying = (differences: Differences = {}) => mobilise(differences).play('austria', 'done', 'done');

describe('R §8 Mobilisation', () => {
  test('R §8 Mobilisation 1: up to 2 Trains are placed for nothing', () => {
    const table = mobilise();
    table.play('austria', 'train/hungari/karinthia', 'train/galicia/hungari');
    expect(table.asked('austria')).toBe('deploy');
    expect(table.of('austria').money).toBe(5);
    expect(partOf(table.state).trains).toHaveLength(13);
  });

  test('R §8 Mobilisation 1: fewer will do', () => {
    const table = mobilise().play('austria', 'done');
    expect(table.asked('austria')).toBe('deploy');
    expect(partOf(table.state).trains).toHaveLength(11);
  });

  test('R §8 Mobilisation 2: a Battle card for each General off the map', () => {
    const table = mobilise().play('austria', 'done');
    expect(table.told('drew')).toEqual([{ type: 'drew', power: 'austria', cards: 2 }]);
    expect(table.of('austria').hand).toHaveLength(5);
  });

  test('R §8 Mobilisation 3: Generals are placed after the cards are drawn', () => {
    const table = mobilise().play('austria', 'done', 'place/austria-3/hungari', 'place/austria-4/galicia');
    expect(table.where('austria-3')).toBe('hungari 0');
    expect(table.asked('austria')).toBe('mobilise');
    expect(table.of('austria').hand).toHaveLength(5);
  });

  test('R §8 Mobilisation 3: or taken off the map, never both', () => {
    const table = mobilise().play('austria', 'done', 'withdraw/austria-1');
    expect(table.where('austria-1')).toBe('off-map');
    expect(table.refusal('austria', 'place/austria-1/wien')).toBe('one-kind, RP §8 Mobilisation 3');
  });

  test('R §8 Mobilisation 3: not where one of the Power’s Generals is', () => {
    const table = mobilise().play('austria', 'done');
    expect(table.refusal('austria', 'place/austria-3/wien')).toBe('own-general, RP §8 Mobilisation 3');
  });

  test('R §8 Mobilisation 4: Units, Trains, Battle cards and Morale for 1 Money each', () => {
    const table = buying({ generals: { austria: { wien: 2, tyrol: 3 } } });
    table.play('austria', 'unit/austria-1', 'train/hungari/karinthia', 'card', 'morale');
    expect(table.where('austria-1')).toBe('wien 3');
    expect(table.of('austria')).toMatchObject({ money: 1, morale: 9 });
    expect(table.of('austria').hand).toHaveLength(6);
    expect(partOf(table.state).trains).toContain('hungari/karinthia');
  });

  test('R §8 Mobilisation 4: a Fortress for 5 Money, where a Garrison stands', () => {
    const table = buying({ garrisons: { austria: ['wien'] } });
    expect(table.refusal('austria', 'fortress/tyrol')).toBe('fortress-needs-garrison, RP §8 Fortresses');
    table.play('austria', 'fortress/wien');
    expect(table.state.fortresses).toEqual(['wien']);
    expect(table.of('austria').money).toBe(0);
  });

  test('R §8 Mobilisation 4: no General has more than 3 Units', () => {
    expect(buying().refusal('austria', 'unit/austria-1')).toBe('three-units, RP §8 Mobilisation');
  });

  test('R §8 Mobilisation 4: no Unit without a token: there are 28', () => {
    const garrisons = ['wien', 'karinthia', 'hungari', 'dalmatia', 'galicia', 'venezia', 'lombardia', 'romagna'];
    const abroad = ['bavaria', 'bohemia', 'saxonia', 'holstein', 'mecklenburg', 'wurttemberg', 'baden', 'pfalz'];
    const rest = ['alsace', 'lorraine', 'luxembourg', 'savoy', 'nizza', 'lazio', 'napoli', 'provence', 'paris'];
    const table = buying({
      bare: true,
      generals: { austria: { tyrol: 2 } },
      garrisons: { austria: [...garrisons, ...abroad, ...rest, 'aquitaine'] },
    });
    expect(table.refusal('austria', 'unit/austria-1')).toBe('no-tokens, RP §8 Mobilisation');
  });

  test('R §8 Mobilisation 4: nobody has more than 15 Morale', () => {
    expect(buying({ morale: { austria: 15 } }).refusal('austria', 'morale')).toBe('most-morale, RP §8 Mobilisation');
  });

  test('R §8 Corruption: Money that is not spent is lost', () => {
    const table = buying().play('austria', 'morale', 'done');
    expect(table.of('austria').money).toBe(0);
    expect(table.told('money')).toContainEqual({ type: 'money', power: 'austria', gained: -4, why: 'corruption' });
  });

  test('R §8 Hand Limit: 7 Battle cards at the end of Mobilisation', () => {
    const table = buying({ hands: { austria: [1, 2, 2, 3, 4] }, money: { austria: 2 } });
    table.play('austria', 'card', 'card');
    expect(table.asked('austria')).toBe('hand-limit');
    expect(table.cited('austria')).toBe('RP §8 Hand Limit');
    table.play('austria', 'card/1', 'card/2');
    expect(table.of('austria').hand).toHaveLength(7);
    expect(partOf(table.state).stocks.austria.discard).toEqual([1, 2]);
  });

  test('R §8 Battle cards come from the Power’s own deck, shuffled anew from its own discards', () => {
    const table = mobilise({ deckSize: 1 }).play('austria', 'done');
    expect(table.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: 9 }]);
    expect(partOf(table.state).stocks.prussia.deck).toHaveLength(1);
  });

  test('R §8 with all thirteen in hand there is no card to buy', () => {
    const table = buying({ hands: { austria: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5] } });
    expect(table.refusal('austria', 'card')).toBe('no-cards, RP §8 Mobilisation');
  });
});

describe('R §8 Trains', () => {
  test('R §8 Trains join neighbouring Territories of the Power', () => {
    const table = mobilise();
    expect(table.offers('austria', 'train/dalmatia/hungari')).toBe(true);
    expect(table.offers('austria', 'train/tyrol/venezia')).toBe(false);
    expect(table.refusal('austria', 'train/tyrol/venezia')).toBe('train-control, RP §8 Trains');
  });

  test('R §8 Trains: Territories it has garrisoned count as well', () => {
    expect(mobilise({ garrisons: { austria: ['venezia'] } }).offers('austria', 'train/tyrol/venezia')).toBe(true);
  });

  test('R §8 Trains: one to a border', () => {
    expect(mobilise().refusal('austria', 'train/tyrol/wien')).toBe('one-train, RP §8 Trains');
  });

  test('R §8 Trains: to a Territory of an ally if it agrees', () => {
    const differences = { allies: [['austria', 'prussia']], garrisons: { prussia: ['bohemia'] } } as const;
    const table = mobilise(differences).play('austria', 'train/bohemia/wien');
    expect(table.asked('prussia')).toBe('agree-train');
    table.play('prussia', 'yes');
    expect(partOf(table.state).trains).toContain('bohemia/wien');
    expect(table.asked('austria')).toBe('free-trains');
  });

  test('R §8 Trains: an ally who does not agree is not asked again, and nothing is used up', () => {
    const differences = { allies: [['austria', 'prussia']], garrisons: { prussia: ['bohemia'] } } as const;
    const table = mobilise(differences).play('austria', 'train/bohemia/wien').play('prussia', 'no');
    expect(table.refusal('austria', 'train/bohemia/wien')).toBe('train-denied, RP §8 Trains');
    table.play('austria', 'train/hungari/karinthia', 'train/galicia/hungari');
    expect(table.asked('austria')).toBe('deploy');
  });

  test('R §8 Trains: a bought one that an ally refuses is not paid for', () => {
    const differences = { allies: [['austria', 'prussia']], garrisons: { prussia: ['bohemia'] } } as const;
    const table = buying(differences).play('austria', 'train/bohemia/wien').play('prussia', 'no');
    expect(table.of('austria').money).toBe(5);
  });

  test('R §5 a Train stays when control of its Territories changes', () => {
    const table = mobilise({ garrisons: { prussia: ['wien'] } });
    expect(partOf(table.state).trains).toContain('tyrol/wien');
  });

  test('R §2 when all 28 Trains are on the map there are no more', () => {
    const trains = Array.from({ length: 27 }, (_, i) => `somewhere/${i}`);
    const table = mobilise({ trains }).play('austria', 'train/tyrol/wien');
    expect(table.asked('austria')).toBe('deploy');
    expect(table.play('austria', 'done').refusal('austria', 'train/karinthia/wien')).toBe('no-trains, RP §8 Trains');
  });
});
