/** CM §19: quarters, New Year, Winter Strategy at their borders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { POWERS, type Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, type Table, table, told } from '../table.ts';
import { first, forcesOf, go, sp, tales, willOf } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
const quarters = (change: Change) =>
  table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [], order: ['PR', 'AU', 'FR', 'BR', 'RU'], control: {} });
      change(state, world);
    },
  });
const HOME = {
  quarters: 'proposal',
  losses: 'proposal',
  attrition: 'proposal',
  'small-quarters': 'done',
  'winter-light': 'done',
  'iced-in': 'pool',
} as const;
const wintering = (change: Change) => go(quarters(change), HOME);

describe('CM §19.1 Winter Quarters', () => {
  /** Daun marches from Glatz to Olmütz, which is too far. */
  const marched = (inf: number) =>
    sp(
      wintering((_, world) => void post(world, 'AU', 'glatz', { leaders: ['daun'], inf })),
      'daun',
    );
  test('CM §19.1 and §6.1 10 %: 6 SPs lose 1, 14 lose 1, 15 lose 1, 25 lose 2, 26 lose 3', () => {
    expect([6, 14, 15, 25, 26].map((inf) => inf - marched(inf))).toEqual([1, 1, 1, 2, 3]);
  });
  test('CM §19.1 a force that winters with an ally: Austrians in Nürnberg', () => {
    const match = wintering((_, world) => void post(world, 'AU', 'nurnberg', { leaders: ['hadik'], inf: 8 }));
    expect([stackOf(match, 'hadik')?.at, sp(match, 'hadik'), told(match, 'quarters')]).toEqual(['nurnberg', 8, []]);
  });
  test('CM §17.4.8 a besieger who goes into quarters raises his siege', () => {
    const match = wintering((state, world) => {
      post(world, 'AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 });
      post(world, 'PR', 'schweidnitz', { inf: 3, inside: true });
      state.sieges.schweidnitz = { marker: 2, by: 'coalition' };
    });
    expect([stateOf(match).sieges, stackOf(match, 'daun')?.at === 'schweidnitz']).toEqual([{}, false]);
  });
  test('CM §19.1 the garrison he leaves is in Full Supply again, and a Demoralized force stays Demoralized till Spring', () => {
    const match = wintering((_, world) => {
      post(world, 'PR', 'schweidnitz', { inf: 9, inside: true, supply: 'critical' });
      post(world, 'PR', 'breslau', { leaders: ['keith'], inf: 8, supply: 'short', morale: 'demoralized' });
    });
    expect(forcesOf(match, 'PR').map(({ supply }) => supply)).toEqual(['full', 'full']);
    expect(stackOf(match, 'keith')?.morale).toBe('demoralized');
  });
  test('CM §22.4 "Only Russian forces may end a Winter Quarters Phase in Poland": 3 Prussian SPs leave Kalisz', () => {
    const match = wintering((_, world) => void post(world, 'PR', 'kalisz', { inf: 3 }));
    expect(forcesOf(match, 'PR').map(({ at }) => at)).not.toContain('kalisz');
  });
  test('CM §19.1.1 and a Russian garrison of 5 may stay in Torun, a Major Force may not', () => {
    const torun = (inf: number) =>
      stackOf(
        wintering((_, world) => void post(world, 'RU', 'torun', { leaders: ['fermor'], inf })),
        'fermor',
      )?.at;
    expect([torun(5), torun(6) === 'torun']).toEqual(['torun', false]);
  });
  test('CM §19.1.1 Gdansk is open to them after the Danzig coup', () => {
    const match = wintering((state, world) => {
      state.flags.push({ id: 'danzig_coup', until: 'game_end' });
      state.control.gdansk = 'RU';
      post(world, 'RU', 'gdansk', { leaders: ['fermor'], inf: 10 });
    });
    expect([stackOf(match, 'fermor')?.at, sp(match, 'fermor')]).toEqual(['gdansk', 10]);
  });
  test('CM §19.1 a Power whose armies all sit in fortresses, without Light units, is asked nothing', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 16 });
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 16 });
    });
    expect(told(match, 'quarters')).toEqual([]);
    expect(asked(match, 'prussia')).toEqual(['winter-card']);
  });
  test('CM §19.1 a Power without any force is asked nothing', () => {
    const match = quarters(() => {});
    for (const seat of ['prussia', 'austria', 'france', 'britain'])
      expect(asked(match, seat).filter((id) => /quarters|winter-light/.test(id))).toEqual([]);
  });
  test('CM §19.1 who could be left at a depot but reaches a fortress loses nobody', () => {
    const match = wintering((_, world) => {
      post(world, 'AU', 'mittelwalde', { leaders: ['daun'], inf: 16 });
      depot(world, 'AU', 'mittelwalde');
    });
    expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['olmutz', 16]);
  });
  test('CM §19.1.2 a Russian Fleet that serves as a depot in Königsberg goes to the pool too', () => {
    const match = wintering((state) => {
      state.control.konigsberg = 'RU';
      Object.assign(state.fleets.RU, { place: 'port', sea: 'baltic', port: 'konigsberg', fd: true });
    });
    expect(stateOf(match).fleets.RU.place).toBe('pool');
  });
  test('CM §19.1.2 a British Fleet in the North Sea stays there', () => {
    const match = wintering((state) => {
      Object.assign(state.fleets.BR, { place: 'sea', sea: 'north', port: null });
    });
    expect(stateOf(match).fleets.BR).toMatchObject({ place: 'sea', sea: 'north' });
  });
});

describe('CM §19.2 New Year', () => {
  const newYear = (change: Change, scenario = 's1757') =>
    table({
      scenario,
      phase: 'newYear',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', year: 1757, control: {} });
        for (const power of POWERS) state.powers[power].will = 15;
        change(state, world);
      },
    });
  const wills = (match: Table) => Object.fromEntries(POWERS.map((power) => [power, willOf(match, power)]));
  test('CM §19.2.1 every Key City lost: Prussia 2, Britain 1, Austria 3 with Dresden, Russia 2', () => {
    const match = newYear((state) => {
      state.control = { berlin: 'RU', magdeburg: 'FR', hanover: 'FR', prague: 'PR', wien: 'PR', dresden: 'PR' };
    });
    expect(wills(match)).toEqual({ PR: 13, BR: 14, AU: 12, FR: 15, RU: 13 });
  });
  test('CM §19.2.1 a besieged Key City is not lost', () => {
    const match = newYear((state, world) => {
      Object.assign(state.control, { konigsberg: 'RU', stettin: 'RU' });
      post(world, 'PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 });
      state.sieges.prague = { marker: 3, by: 'ap' };
    });
    expect(wills(match)).toEqual({ PR: 15, BR: 15, AU: 15, FR: 15, RU: 15 });
  });
  test('CM §19.2.1 "does not control": Stettin in Swedish hands is not Russia’s either', () => {
    const match = newYear((state) => {
      Object.assign(state.control, { konigsberg: 'RU', stettin: 'SW' });
    });
    expect(willOf(match, 'RU')).toBe(14);
  });
  test('CM §19.2 a wounded Frenchman comes home to a square space, for France has no fortress', () => {
    const match = newYear((state) => {
      state.leaders.broglie = 'wounded';
    });
    go(match, { 'leader-back': first });
    expect(['maubeuge', 'strasbourg']).toContain(stackOf(match, 'broglie')?.at);
  });
  test('CM §19.2 and where he has the choice he is asked: Keith', () => {
    const match = newYear((state) => {
      state.leaders.keith = 'wounded';
    });
    expect(asked(match, 'prussia')).toEqual(['leader-back']);
    expect(optionsOf(match, 'prussia').length).toBeGreaterThan(3);
  });
  test('CM §22.5.2 an Armistice that ends beyond Fall Round 5 is over', () => {
    const match = newYear((state) => {
      state.armistice = { number: 4, end: 'new-year' };
    });
    expect(stateOf(match).armistice).toBeNull();
  });
  test('CM §22.5.2 one that nobody has ended goes on', () => {
    const match = newYear((state) => {
      state.armistice = { number: 4, end: null };
    });
    expect(stateOf(match).armistice).toEqual({ number: 4, end: null });
  });
  test('CM §19.2 the chits go back, the Devalued Thaler stays on the Year Track', () => {
    const match = newYear((state) => {
      state.marks.push('devalued/1758');
      state.drawn = state.chits.splice(0, 4);
    });
    expect(stateOf(match).marks).toContain('devalued/1758');
    expect(stateOf(match).chits).toHaveLength(11);
  });
});

describe('CM §19.3 Winter Strategy', () => {
  const strategy = (change: Change, order: readonly Power[] = ['PR', 'AU', 'FR', 'BR', 'RU']) =>
    table({
      phase: 'winterStrategy',
      change: (state, world) => {
        Object.assign(state, { season: 'winter', year: 1758, order: [...order] });
        for (const power of POWERS) hold(world, power);
        change(state, world);
      },
    });
  test('CM §19.3 and §22.1 a Neutral Power draws nothing', () => {
    const match = strategy((state) => {
      state.nations.BR.stance = 'neutral';
    });
    expect(tales(match, 'drew').map(({ power }) => power)).not.toContain('BR');
    expect(stateOf(match).powers.BR.hand).toEqual([]);
  });
  test('CM §8.2.2 and §19.3 after Typhus the French Fleet stays where it is', () => {
    const back = (typhus: boolean) => {
      const match = strategy((state) => {
        const { FR, RU } = state.powers;
        for (const pile of [FR.draw, RU.draw]) if (pile.includes('F2')) pile.splice(pile.indexOf('F2'), 1);
        FR.discard = ['F2'];
        if (typhus) state.flags.push({ id: 'typhus', until: 'game_end' });
      });
      return stateOf(match).powers.FR.hand.includes('F2');
    };
    expect([back(false), back(true)]).toEqual([true, false]);
  });
  test('CM §19.3 in winter an event that is no activation is played: Ephraim and Itzig, +5', () => {
    const match = strategy((state, world) => {
      hold(world, 'PR', 'P8');
      state.nations.PR.treasury = 2;
      state.powers.PR.draw = [];
      state.powers.PR.discard = [];
    });
    answer(match, 'prussia event/P8');
    expect(stateOf(match).nations.PR.treasury).toBe(7);
  });
});
