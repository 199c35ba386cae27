/** R §11: three players, Italy as a Minor Power. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { alliancesOf, begin, type Differences, diplomacy, marching, movement, setUp, turn } from '../realpolitik.ts';

const three = (differences: Differences = {}): Differences => ({ players: 3, ...differences });

/** Italy is Prussia's. */
const PRUSSIAN = { players: 3, master: { italy: 'prussia' } } as const satisfies Differences;

describe('R §11 Control of Italy', () => {
  test('R §11 the game begins with the Diplomacy Phase', () => {
    const table = setUp(3);
    expect(table.told('diplomacy')).toHaveLength(1);
    expect(table.waiting).toEqual(['austria', 'france', 'prussia']);
    expect(table.options('austria')).toEqual(['alliance/france', 'alliance/italy', 'alliance/prussia']);
  });

  test('R §11 who alone gives Italy the Alliance marker controls it', () => {
    const table = setUp(3).play('austria', 'alliance/france').play('france', 'alliance/austria');
    table.play('prussia', 'alliance/italy');
    expect(table.state.master.italy).toBe('prussia');
    expect(table.told('control')).toEqual([{ type: 'control', minor: 'italy', power: 'prussia' }]);
    expect(alliancesOf(table)).toEqual(['austria–france']);
    expect(table.state.turn).toBe(0);
    expect(table.asked('prussia')).toBe('action-card');
  });

  test('R §11 without any the highest in Prestige order controls it', () => {
    const table = diplomacy({ austria: 'france', france: 'prussia', prussia: 'austria' }, three());
    expect(table.state.master.italy).toBe('austria');
  });

  test('R §11 Italy itself does not count there', () => {
    const prestige = ['italy', 'prussia', 'austria', 'france'] as const;
    const table = diplomacy({ austria: 'france', france: 'prussia', prussia: 'austria' }, three({ prestige }));
    expect(table.state.master.italy).toBe('prussia');
  });

  test('R §11 if it has just allied itself, the Power without an Alliance', () => {
    const table = diplomacy({ austria: 'france', france: 'austria', prussia: 'austria' }, three());
    expect(alliancesOf(table)).toEqual(['austria–france']);
    expect(table.state.master.italy).toBe('prussia');
  });

  test('R §11 several suitors bid Morale in secret; the highest pays', () => {
    const table = diplomacy({ austria: 'italy', france: 'italy', prussia: 'austria' }, three());
    expect(table.waiting).toEqual(['austria', 'france']);
    expect(table.match.decisions('france')[0]?.kind).toBe('bid');
    expect(table.options('france')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    table.play('austria', '2').play('france', '3');
    expect(table.state.master.italy).toBe('france');
    expect(table.of('france').morale).toBe(7 - 3);
    expect(table.of('austria').morale).toBe(8);
  });

  test('R §11 of equal bids the higher in Prestige order wins', () => {
    const prestige = ['prussia', 'italy', 'france', 'austria'] as const;
    const table = diplomacy({ austria: 'italy', france: 'italy', prussia: 'austria' }, three({ prestige }));
    table.play('austria', '3').play('france', '3');
    expect(table.state.master.italy).toBe('france');
  });

  test('R §11 control lasts until the next Diplomacy Phase, and Italy’s hand goes with it', () => {
    const table = diplomacy({ austria: 'italy', france: 'austria', prussia: 'austria' }, PRUSSIAN);
    expect(table.state.master.italy).toBe('austria');
    expect(table.told('hand', 'austria')).toHaveLength(1);
    expect(table.told('hand', 'prussia')).toEqual([]);
  });

  test('R §11.1 the board is adjusted when control changes', () => {
    const table = diplomacy(
      { austria: 'italy', france: 'austria', prussia: 'austria' },
      { ...PRUSSIAN, bare: true, generals: { austria: { toscana: 1 } }, garrisons: { austria: ['toscana'] } },
    );
    expect(table.asked('austria')).toBe('allot');
    table.play('austria', 'allot/austria-1');
    expect(table.garrison('toscana')).toBeUndefined();
    expect(table.where('austria-1')).toBe('toscana 2');
  });

  test('R §11.1 and the former master’s Generals leave those of Italy', () => {
    const table = diplomacy(
      { austria: 'italy', france: 'austria', prussia: 'austria' },
      { ...PRUSSIAN, bare: true, generals: { italy: { venezia: 2 }, prussia: { venezia: 1 } } },
    );
    expect(table.asked('prussia')).toBe('retreat');
  });
});

describe('R §11 Using Italy as a Minor Power', () => {
  test('R §11 its master plays its Action cards', () => {
    const table = begin('actionCards', PRUSSIAN);
    expect(table.waiting).toEqual(['austria', 'france', 'prussia']);
    table.play('austria', 'play/taxation').play('france', 'play/taxation').play('prussia', 'play/dispatch');
    expect(table.waiting).toEqual(['prussia']);
    const open = table.match
      .decisions('prussia')
      .map(({ prompt, chosen }) => [prompt.args.power, chosen !== undefined]);
    expect(open).toEqual([
      ['italy', true],
      ['prussia', false],
    ]);
  });

  test('R §11 it has no card to Gain Influence', () => {
    const table = begin('actionCards', PRUSSIAN);
    expect(table.options('prussia')).toHaveLength(4);
    expect(table.refusal('prussia', 'play/influence')).toBe('no-such-card, RP §11');
  });

  test('R §11 it has Money and cards of its own', () => {
    const table = turn({ italy: 'taxation', prussia: 'dispatch' }, PRUSSIAN);
    expect(table.of('italy').money).toBe(10);
    expect(table.match.view('prussia').powers.italy.hand).toHaveLength(3);
    expect(table.match.view('austria').powers.italy.hand).toBeNull();
  });

  test('R §11 Influence it wins in battle is its master’s', () => {
    const table = marching('italy', 'france', {
      ...PRUSSIAN,
      bare: true,
      generals: { italy: { toscana: 3 }, austria: { lombardia: 0 } },
    }).marches('prussia', 'move/italy-1/lombardia');
    table.idle(({ phase }) => phase === 'furtherRound');
    expect(table.of('prussia').influence).toBe(1);
    expect(table.of('italy').influence).toBe(0);
    expect(partOf(table.state).prestige).toEqual(['austria', 'italy', 'france', 'prussia']);
  });

  test('R §11 it cannot win', () => {
    const table = turn({ prussia: 'dispatch' }, { ...PRUSSIAN, influence: { italy: 30 } });
    expect(table.winners).toBeUndefined();
  });

  test('R §11 FAQ its master cannot choose it as Envoy, others can', () => {
    expect(movement('prussia', PRUSSIAN).refusal('prussia', 'envoy/italy')).toBe(
      'envoy-ally, RP §8.1 Select the Envoy',
    );
    expect(movement('austria', PRUSSIAN).offers('austria', 'envoy/italy')).toBe(true);
  });

  test('R §11 its master decides for it as an Envoy', () => {
    const table = marching('austria', 'italy', PRUSSIAN).play('austria', 'done', 'yes');
    expect(table.asked('prussia')).toBe('permit-round');
  });

  test('R §11 FAQ no Garrison of its master in its Home Territories, but of others', () => {
    const at = (power: 'austria' | 'prussia') =>
      marching(power, 'france', { ...PRUSSIAN, bare: true, generals: { [power]: { lombardia: 2 } } }).play(
        power,
        `move/${power}-1/toscana`,
      );
    expect(at('austria').offers('austria', 'garrison/toscana')).toBe(true);
    expect(at('prussia').play('prussia', 'done').refusal('prussia', 'garrison/prussia-1')).toBe(
      'ally-home, RP §8 Placing a Garrison',
    );
  });

  test('R §11 its Sea Lanes and Trains are its master’s without asking', () => {
    const sea = marching('prussia', 'france', { ...PRUSSIAN, bare: true, generals: { prussia: { lazio: 1 } } });
    expect(sea.play('prussia', 'sea/prussia-1/sardinia').where('prussia-1')).toBe('sardinia 1');
    const rail = movement('prussia', { ...PRUSSIAN, bare: true, generals: { prussia: { lazio: 1 } } });
    rail.play('prussia', 'envoy/france', 'done', 'rail/prussia-1/liguria');
    expect(rail.where('prussia-1')).toBe('liguria 1');
  });

  test('R §11 they support one another', () => {
    const table = marching('italy', 'france', {
      ...PRUSSIAN,
      bare: true,
      generals: { italy: { toscana: 1 }, prussia: { venezia: 1 }, austria: { lombardia: 1 } },
    }).marches('prussia', 'move/italy-1/lombardia');
    expect(table.options('prussia')).toEqual(['support/prussia-1', 'done']);
  });
});
