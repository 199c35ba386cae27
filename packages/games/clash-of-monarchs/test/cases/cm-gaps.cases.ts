/** Choices that are the owner's: whom he dismisses, loses, sends home. */
import { describe, expect, test } from 'vitest';
import { cicOf, nationOf } from '../../src/facts/leaders.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { activate, asked, type Posting, quietly, strategy } from './play.ts';

describe('CM §20.5.3 Reduce the Force', () => {
  const reducing = (infantry = 8) => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        state.nations.AU.treasury = 20;
        post(world, 'AU', 'prague', { leaders: ['charles'], inf: 10, line_cav: 2, lt_inf: 1 });
        post(world, 'AU', 'olmutz', { leaders: ['daun'], inf: infantry, line_cav_reduced: 1 });
        state.boxes.border.AU = { lt_cav: [1, 1] };
      },
    });
    for (let n = 0; n < 40 && !optionsOf(match, 'austria').includes('reduce-force'); n++) {
      const seat = match.waiting[0];
      if (seat === undefined) break;
      const ids = optionsOf(match, seat);
      answer(match, `${seat} ${ids.find((id) => ['done', 'pass', 'no', 'proposal'].includes(id)) ?? ids[0]}`);
    }
    answer(match, 'austria reduce-force');
    return match;
  };
  test('CM §20.5.3 Austria chooses the Line cavalry unit, then the Lt unit, on the map or in a box', () => {
    const match = reducing();
    expect(optionsOf(match, 'austria')).toEqual(['dismiss/charles/line_cav', 'dismiss-reduced/daun/line_cav']);
    answer(match, 'austria dismiss/charles/line_cav');
    expect(optionsOf(match, 'austria')).toEqual([
      'dismiss-reduced/border/lt_cav',
      'dismiss/border/lt_cav',
      'dismiss/charles/lt_inf',
    ]);
    answer(match, 'austria dismiss/border/lt_cav');
    const { stacks, boxes } = stateOf(match);
    expect(stacks.map(({ at, troops }) => [at, troops.AU?.units])).toEqual([
      ['prague', { line_cav: [1, 0], lt_inf: [1, 0] }],
      ['olmutz', { line_cav: [0, 1] }],
    ]);
    expect(boxes.border.AU).toEqual({ lt_cav: [0, 1] });
  });
  test('CM §20.5.3 Austria chooses who leaves an army larger than 55 infantry SPs', () => {
    const match = reducing(47);
    answer(match, 'austria dismiss/charles/line_cav', 'austria dismiss/border/lt_cav', 'austria by-hand');
    expect(match.decisions('austria')[0]?.prompt).toMatchObject({ id: 'reduce-from', args: { left: 2 } });
    answer(match, 'austria charles', 'austria daun');
    expect(stateOf(match).stacks.map(({ troops }) => troops.AU?.inf)).toEqual([9, 46]);
  });
});

describe('CM §6.4 Tartars', () => {
  // Dies Irae 3 or more and Deus Ex Machina 5: the Tartars stir
  const stirring = (...dice: readonly number[]) =>
    table({
      phase: 'round',
      dice,
      change: (state, world) => {
        clear(world);
        state.chits = ['dies_irae'];
        state.halley = true;
        post(world, 'RU', 'vilna', { leaders: ['fermor'], inf: 10, line_cav: 1, lt_cav: 1 });
        state.boxes.northern.RU = { lt_cav: [1, 0] };
        post(world, 'RU', 'grodno', { inf: 4 });
      },
    });
  test('CM §6.4 Russia chooses force by force who goes', () => {
    const match = stirring(3, 5);
    expect(told(match, 'deus')).toMatchObject([{ result: 'tartars' }]);
    const russia = stateOf(match).seats.RU;
    answer(match, `${russia} sps`, `${russia} by-hand`, `${russia} fermor/line_cav`);
    const rest = optionsOf(match, russia).find((id) => id.endsWith('/inf') && id !== 'fermor/inf');
    answer(match, `${russia} ${rest}`, `${russia} ${rest}`);
    expect(stateOf(match).stacks.map(({ at, troops }) => [at, troops.RU])).toEqual([
      ['vilna', { inf: 10, units: { line_cav: [0, 1], lt_cav: [1, 0] } }],
      ['grodno', { inf: 2, units: {} }],
    ]);
  });
  test('CM §6.4 or a Light cavalry unit, from the map or a box, and 1 infantry SP', () => {
    const match = stirring(3, 5);
    const russia = stateOf(match).seats.RU;
    expect(optionsOf(match, russia)).toEqual(['sps', 'cossacks/northern', 'cossacks/fermor']);
    answer(match, `${russia} cossacks/fermor`, `${russia} by-hand`);
    expect(optionsOf(match, russia)).not.toContain('fermor/line_cav');
    answer(match, `${russia} fermor/inf`);
    expect(stateOf(match).stacks[0]?.troops.RU).toEqual({ inf: 9, units: { line_cav: [1, 0] } });
    expect(stateOf(match).boxes.northern.RU).toEqual({ lt_cav: [1, 0] });
  });
  test('CM §6.4 by proposal the largest force loses them', () => {
    const match = stirring(3, 5);
    const russia = stateOf(match).seats.RU;
    answer(match, `${russia} sps`, `${russia} proposal`);
    expect(stateOf(match).stacks.map(({ at, troops }) => [at, troops.RU?.inf])).toEqual([
      ['vilna', 7],
      ['grodno', 4],
    ]);
  });
});

describe('CM §22.2 Prussians in the west, Anglo-Allies in the east', () => {
  const abroad = (forces: readonly Posting[], lightCavalry = 0) =>
    strategy({
      forces,
      change: (state) => {
        if (lightCavalry > 0) state.boxes.german.PR = { lt_cav: [lightCavalry, 0] };
      },
    });
  const light = (match: ReturnType<typeof abroad>) => {
    if (asked(match, 'prussia').includes('light-transfer')) answer(match, 'prussia done');
    return match;
  };
  test('CM §22.2 cavalry and Light units in the German Theater box count; the owner says where they go', () => {
    const match = light(abroad([['PR', 'kassel', { inf: 3, line_cav: 1 }]], 3));
    expect(match.decisions('prussia')[0]?.prompt).toMatchObject({ id: 'excess-home', args: { sp: 2 } });
    answer(match, 'prussia to/magdeburg', 'prussia by-hand', 'prussia german/lt_cav', 'prussia kassel/inf');
    const { stacks, boxes } = stateOf(match);
    expect(stacks.map(({ at, troops }) => [at, troops.PR])).toEqual([
      ['kassel', { inf: 2, units: { line_cav: [1, 0] } }],
      ['magdeburg', { inf: 1, units: { lt_cav: [1, 0] } }],
    ]);
    expect(boxes.german.PR).toEqual({ lt_cav: [2, 0] });
  });
  test('CM §22.2 by proposal infantry goes', () => {
    const match = light(abroad([['PR', 'kassel', { inf: 6, line_cav: 1 }]]));
    answer(match, 'prussia to/berlin', 'prussia proposal');
    expect(told(match, 'excess-moved')).toMatchObject([{ nation: 'PR', sp: 2, to: 'berlin' }]);
  });
  test('CM §22.2 a Prussian Command is no excess, nor are 6 SPs', () => {
    for (const force of [{ inf: 12, leaders: ['henry'] }, { inf: 6 }])
      expect(asked(light(abroad([['PR', 'kassel', force]])), 'prussia')).toEqual(['strategy']);
  });
});

describe('CM §9.8 own depots are distributed at any time of the Turn', () => {
  test('CM §9.8 in the Strategy Card Segment, for a Thaler or a Supply Action', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 10 }]],
      change: (state, world) => {
        depot(world, 'PR', 'dresden');
        depot(world, 'AU', 'prague');
        state.powers.PR.supplyActions = 0;
      },
    });
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('distribute'))).toEqual([
      'distribute/PR-dresden/thl',
      'distribute/PR-dresden/sa',
    ]);
    answer(match, 'prussia distribute/PR-dresden/sa');
    expect(stateOf(match).powers.PR.supplyActions).toBe(1);
    expect(stateOf(match).depots.map(({ nation }) => nation)).toEqual(['AU']);
    expect(asked(match, 'prussia')).toEqual(['strategy']);
  });
  test('CM §9.8 and to feed a hungry force when no Supply Action is left', () => {
    const match = table({
      phase: 'rally',
      active: 'PR',
      change: (state, world) => {
        clear(world);
        hold(world, 'PR');
        state.powers.PR.supplyActions = 0;
        post(world, 'PR', 'chemnitz', { leaders: ['frederick'], inf: 12, supply: 'critical' });
        depot(world, 'PR', 'berlin');
      },
    });
    expect(asked(match, 'prussia')).toEqual(['resupply']);
    answer(match, 'prussia distribute/PR-berlin/sa', 'prussia supplies/frederick');
    expect(stateOf(match).powers.PR.supplyActions).toBe(0);
  });
});

describe('CM §19.1 what else moves into the winter', () => {
  const winter = () => {
    const match = table({
      phase: 'winterQuarters',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'fall', chits: [] });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
        post(world, 'AU', 'olmutz', { leaders: ['daun'], inf: 14 });
        post(world, 'AU', 'mittelwalde', { inf: 3, lt_inf: 1 });
        depot(world, 'AU', 'mittelwalde');
        state.boxes.german.AU = { lt_cav: [2, 0] };
      },
    });
    answer(match, 'austria by-hand');
    return match;
  };
  test('CM §19.1 forces of 5 SPs or less and depots may make a Retrograde Movement', () => {
    const match = winter();
    expect(optionsOf(match, 'austria')).toEqual(['retrograde/mittelwalde', 'depot/AU-mittelwalde', 'done']);
    answer(match, 'austria depot/AU-mittelwalde', 'austria to/muglitz');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'AU', at: 'muglitz' }]);
    answer(match, 'austria retrograde/mittelwalde', 'austria to/muglitz');
    expect(stateOf(match).stacks.map(({ at }) => at)).toContain('muglitz');
  });
  test('CM §19.1 Lt units go to any space with a friendly force or into any Theater box, each once', () => {
    const match = winter();
    answer(match, 'austria done', 'austria light/german/AU/lt_cav', 'austria daun');
    answer(match, 'austria light/german/AU/lt_cav', 'austria border');
    answer(match, 'austria light/mittelwalde/AU/lt_inf', 'austria northern');
    const { boxes, stacks } = stateOf(match);
    expect(stacks.find(({ at }) => at === 'olmutz')?.troops.AU?.units).toEqual({ lt_cav: [1, 0] });
    expect([boxes.german.AU, boxes.border.AU, boxes.northern.AU]).toEqual([
      undefined,
      { lt_cav: [1, 0] },
      { lt_inf: [1, 0] },
    ]);
    expect(asked(match, 'austria')).toEqual([]);
  });
});

describe('CM §21.3.2 a Power leaves the war', () => {
  test('CM §21.3.2 who must leave its spaces chooses among fortresses equally near', () => {
    const match = table({
      phase: 'turnEnd',
      active: 'PR',
      change: (state, world) => {
        clear(world);
        state.powers.BR.will = 0;
        post(world, 'PR', 'brunswick', { leaders: ['henry'], inf: 8 });
        post(world, 'FR', 'kassel', { leaders: ['destrees'], inf: 9 });
      },
    });
    expect(optionsOf(match, 'prussia')).toEqual(expect.arrayContaining(['to/magdeburg', 'to/minden']));
    answer(match, 'prussia to/minden');
    expect(optionsOf(match, 'france')).toEqual(expect.arrayContaining(['to/giessen', 'to/erfurt']));
    answer(match, 'france to/erfurt');
    expect([stackOf(match, 'henry')?.at, stackOf(match, 'destrees')?.at]).toEqual(['minden', 'erfurt']);
  });
});

describe('CM §24.4 Ferdinand changes his army', () => {
  test('CM §24.4 as a Prussian he commands a Prussian force, and is the British CIC no more', () => {
    const match = table({
      phase: 'turn',
      active: 'FR',
      options: { 'ferdinand-switch': 'yes' },
      change: (state, world) => {
        clear(world);
        const army = post(world, 'BR', 'minden', { leaders: ['ferdinand_ha'], inf: 5 });
        army.troops.PR = { inf: 5, units: {} };
        post(world, 'BR', 'hanover', { leaders: ['sackville'], inf: 5 });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
      },
    });
    const nationOfArmy = () => {
      const army = stackOf(match, 'ferdinand_ha');
      return army && nationOf(worldOf(match), army);
    };
    expect([nationOfArmy(), cicOf(worldOf(match), 'BR')]).toEqual(['BR', 'ferdinand_ha']);
    for (let n = 0; n < 9 && !asked(match, 'britain').includes('ferdinand'); n++) {
      const [seat = ''] = match.waiting;
      answer(match, `${seat} ${optionsOf(match, seat)[0]}`);
    }
    answer(match, 'britain yes');
    expect(told(match, 'ferdinand-serves')).toMatchObject([{ power: 'PR' }]);
    expect([nationOfArmy(), cicOf(worldOf(match), 'BR')]).toEqual(['PR', 'sackville']);
  });
});

describe('CM §24.1 Imperial Pressure', () => {
  const marching = () =>
    activate(
      strategy({
        active: 'AU',
        options: { 'imperial-pressure': 'yes' },
        forces: [
          ['AU', 'pirna', { leaders: ['daun'], inf: 12 }],
          ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
        ],
        hands: { AU: ['A1'] },
        dice: [6],
        change: (state) => {
          state.marks.push('wants-victories/theresa');
          delete state.control.prague;
          state.control.dresden = 'PR';
        },
      }),
      'austria',
      'A1',
      'daun',
    );
  const wants = (match: ReturnType<typeof marching>) => stateOf(match).marks.includes('wants-victories/theresa');
  test('CM §24.1 an enemy that Withdraws from the target space fulfils the demand', () => {
    const match = marching();
    answer(match, 'austria step/dresden');
    quietly(match, 'withdraw');
    const away = optionsOf(match, 'prussia').find((id) => id.startsWith('withdraw/'));
    answer(match, `prussia ${away}`);
    quietly(match);
    expect(told(match, 'withdrew')).toMatchObject([{ force: 'frederick', from: 'dresden' }]);
    answer(match, 'austria done');
    expect(wants(match)).toBe(false);
  });
  test('CM §24.1 to stay where one is fulfils nothing', () => {
    const match = marching();
    answer(match, 'austria done');
    expect(wants(match)).toBe(true);
  });
});

describe('R4 and F18', () => {
  const invading = (prussians: number) => {
    const match = table({
      phase: 'winterStrategy',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter' });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        hold(world, 'FR', 'R4');
        post(world, 'RU', 'memel', { leaders: ['fermor'], inf: 14 });
        state.control.memel = 'RU';
        if (prussians > 0) post(world, 'PR', 'konigsberg', { inf: prussians, inside: true });
      },
    });
    for (let n = 0; n < 30 && !optionsOf(match, stateOf(match).seats.RU).includes('event/R4'); n++) {
      const [seat = ''] = match.waiting;
      answer(match, `${seat} ${optionsOf(match, seat).find((id) => id === 'pass' || id === 'done')}`);
    }
    const russia = stateOf(match).seats.RU;
    answer(match, `${russia} event/R4`, `${russia} fermor`);
    if (asked(match, russia).includes('compose')) answer(match, `${russia} done`);
    quietly(match);
    answer(match, `${russia} step/konigsberg`);
    quietly(match);
    return match;
  };
  test('CM §8.6 R4: Königsberg surrenders at the moment the Command enters, with its VPs', () => {
    const match = invading(0);
    expect(told(match, 'fortress-taken')).toMatchObject([{ at: 'konigsberg', nation: 'RU', by: 'event' }]);
    expect(asked(match, stateOf(match).seats.RU)).toEqual(['march']);
    answer(match, `${stateOf(match).seats.RU} done`);
    quietly(match);
    expect(told(match, 'fortress-taken')).toHaveLength(1);
    expect(told(match, 'vp').filter((event) => event.type === 'vp' && event.power === 'RU')).toHaveLength(1);
  });
  test('CM §8.6 R4: Prussians in Königsberg keep the gates shut', () => {
    expect(told(invading(3), 'fortress-taken')).toEqual([]);
  });

  const besieging = (dice: readonly number[]) =>
    table({
      phase: 'siegeSegment',
      active: 'PR',
      dice,
      change: (state, world) => {
        clear(world);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        hold(world, 'FR', 'F18');
        state.control.wesel = 'FR';
        state.sieges.wesel = { marker: 1, by: 'ap' };
        state.turn.transferred = true;
        post(world, 'PR', 'wesel', { leaders: ['henry'], inf: 16, field_art: 1, siege_art: 1 });
        post(world, 'FR', 'wesel', { inf: 2, inside: true });
      },
    });
  test('CM §8.6.5 F18: the announced siege roll has -2', () => {
    const drmOf = (match: ReturnType<typeof besieging>) => {
      const [roll] = told(match, 'siege-roll');
      return roll?.type === 'siege-roll' ? roll.drm : undefined;
    };
    const [stubborn, idle] = [besieging([3]), besieging([3])];
    for (const match of [stubborn, idle])
      for (let n = 0; n < 5 && !asked(match, 'france').includes('interrupt'); n++) {
        const [seat = ''] = match.waiting;
        answer(match, `${seat} ${optionsOf(match, seat)[0]}`);
      }
    answer(stubborn, 'france interrupt/F18');
    quietly(stubborn);
    quietly(idle);
    expect(drmOf(stubborn)).toBe(Number(drmOf(idle)) - 2);
    expect(stateOf(stubborn).powers.FR.hand).toEqual([]);
  });
});
