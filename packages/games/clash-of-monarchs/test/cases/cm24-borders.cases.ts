/** CM §24 and the corners of play that are seldom seen. */
import { describe, expect, test } from 'vitest';
import { cicOf } from '../../src/facts/leaders.ts';
import type { State } from '../../src/state.ts';
import { NATIONS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { first, go, PASSING, refuses, tales } from './drive.ts';
import { asked, strategy } from './play.ts';

type Change = (state: State, world: World) => void;

describe('CM §24.4 Ferdinand changes his army', () => {
  const redeploying = (value: 'yes' | 'no') =>
    table({
      phase: 'redeployment',
      options: { 'ferdinand-switch': value },
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        post(world, 'BR', 'minden', { leaders: ['ferdinand_ha'], inf: 10 });
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      },
    });
  const offered = (match: ReturnType<typeof redeploying>) =>
    match.waiting.some((seat) =>
      match
        .decisions(seat)
        .some(({ prompt, options }) => prompt.id === 'ferdinand' || options.some((id) => id.startsWith('ferdinand'))),
    );
  test('CM §24.4 in the Redeployment Phase too, and not unless the table plays with it', () => {
    expect([offered(redeploying('yes')), offered(redeploying('no'))]).toEqual([true, false]);
  });
  test('CM §4.7 without it he is a Hanoverian for the entire game, and the British CIC after Cumberland', () => {
    const match = redeploying('no');
    expect(cicOf(worldOf(match), 'BR')).toBe('ferdinand_ha');
  });
  const turn = (say: 'yes' | 'no') => {
    const match = table({
      phase: 'turn',
      active: 'FR',
      options: { 'ferdinand-switch': 'yes' },
      change: (state, world) => {
        clear(world);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        post(world, 'BR', 'minden', { leaders: ['ferdinand_ha', 'sporcken', 'imhoff', 'oberg'], inf: 10 });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
      },
    });
    go(match, { 'minimum-leader': 'none' });
    expect(asked(match, 'britain')).toEqual(['ferdinand']);
    answer(match, `britain ${say}`);
    return match;
  };
  test('CM §24.4 at the beginning of its Turn the controlling Power says yes, and Prussia commands him', () => {
    const match = turn('yes');
    expect(tales(match, 'ferdinand-serves')).toMatchObject([{ power: 'PR' }]);
    expect(cicOf(worldOf(match), 'BR')).not.toBe('ferdinand_ha');
  });
  test('CM §24.4 or no, and nothing changes', () => {
    const match = turn('no');
    expect([told(match, 'ferdinand-serves'), cicOf(worldOf(match), 'BR')]).toEqual([[], 'ferdinand_ha']);
  });
});

describe('CM §24.6 additional forces', () => {
  const setup = (scenario: string, options: Readonly<Record<string, string>>) => stateOf(table({ scenario, options }));
  test('CM §24.6.1 Montcalm is in the French pool of 1759 with the option, out of play without it', () => {
    expect([setup('s1759', { montcalm: 'yes' }).leaders.montcalm, setup('s1759', {}).leaders.montcalm]).toEqual([
      'pool',
      'optional',
    ]);
  });
  test('CM §24.6.1 before Halley’s Comet he is not', () => {
    expect(setup('s1757', { montcalm: 'yes' }).leaders.montcalm).not.toBe('pool');
  });
  test('CM §24.6.2 the Russian siege train stands in Königsberg in 1759 with the option', () => {
    const train = (options: Readonly<Record<string, string>>) =>
      setup('s1759', options)
        .stacks.filter(({ at }) => at === 'konigsberg')
        .some(({ troops }) => (troops.RU?.units.siege_art?.[0] ?? 0) > 0);
    expect([train({ 'siege-train': 'yes' }), train({})]).toEqual([true, false]);
  });
});

describe('CM §24.2 Imperial Donations', () => {
  const recruiting = (value: 'yes' | 'no') => {
    const match = table({
      phase: 'recruiting',
      options: { donations: value },
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758 });
        for (const nation of NATIONS) {
          state.nations[nation].treasury = 20;
          if (nation !== 'AU' && nation !== 'IM') state.nations[nation].stance = 'neutral';
        }
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
        post(world, 'IM', 'nurnberg', { leaders: ['stolberg'], inf: 6 });
      },
    });
    go(match, { sustain: 'done', recruiting: 'proposal', 'place-recruits': first, 'place-cavalry': first });
    return match;
  };
  test('CM §24.2 after recruiting Austria may take any Thalers of the Empire', () => {
    const match = recruiting('yes');
    expect(asked(match, 'austria')).toEqual(['donation']);
    const { AU, IM } = stateOf(match).nations;
    const [au, im] = [AU.treasury, IM.treasury];
    const most = Math.max(
      ...optionsOf(match, 'austria')
        .map((id) => Number(id.split('/').at(-1)))
        .filter(Number.isFinite),
    );
    expect(most).toBe(im);
    answer(match, `austria ${optionsOf(match, 'austria').find((id) => Number(id.split('/').at(-1)) === most)}`);
    expect(stateOf(match).nations.AU.treasury).toBe(au + im);
  });
  test('CM §20.2 without the option Thalers are not exchanged', () => {
    expect(asked(recruiting('no'), 'austria')).not.toContain('donation');
  });
});

describe('CM §24.3 Variable Diplomacy', () => {
  const opening = (value: 'yes' | 'no') =>
    table({ scenario: 'campaign_1756', phase: 'opening', options: { 'variable-diplomacy': value } });
  test('CM §24.3 with it everybody chooses before the first hands are dealt; without it all take Option A', () => {
    expect([...opening('yes').waiting].sort()).toEqual(['austria', 'britain', 'france', 'prussia']);
    expect(opening('no').waiting.every((seat) => !asked(opening('no'), seat).includes('diplomacy'))).toBe(true);
  });
  test('CM §24.3 (chart) Austria B in 1756: six random cards, and Austria acts first', () => {
    const match = opening('yes');
    answer(match, 'prussia PR/A', 'austria AU/B', 'france FR/A', 'france RU/A', 'britain BR/A');
    expect([stateOf(match).powers.AU.hand.length, stateOf(match).order[0]]).toEqual([6, 'AU']);
  });
  test('CM §24.3 (chart) Prussia B in 1756: the Empire stays Neutral', () => {
    const match = opening('yes');
    answer(match, 'prussia PR/B', 'austria AU/A', 'france FR/A', 'france RU/A', 'britain BR/A');
    expect(stateOf(match).nations.IM.stance).toBe('neutral');
    const usual = opening('yes');
    answer(usual, 'prussia PR/A', 'austria AU/A', 'france FR/A', 'france RU/A', 'britain BR/A');
    expect(stateOf(usual).nations.IM.stance).toBe('belligerent');
  });
  test('CM §24.3 (chart) Prussia B in 1757: no Converging Attack in Summer', () => {
    const match = strategy({
      forces: [['PR', 'berlin', { leaders: ['frederick'], inf: 8 }]],
      hands: { PR: ['P4'] },
      options: { 'variable-diplomacy': 'yes' },
      change: (state) => {
        state.diplomacy.PR = '1757B';
        state.season = 'summer';
      },
    });
    refuses(match, 'prussia event/P4', 'defensive-course', '19.4');
  });
});

describe('CM §24.1 Imperial Pressure', () => {
  const pressed = (round: number, marks: string[], change?: Change) =>
    table({
      phase: 'turn',
      active: 'PR',
      options: { 'imperial-pressure': 'yes' },
      change: (state, world) => {
        clear(world);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        Object.assign(state, { order: ['PR', 'AU', 'FR', 'BR', 'RU'], round });
        state.marks.push(...marks);
        hold(world, 'AU', 'A1', 'A5');
        post(world, 'AU', 'prague', { leaders: ['daun', 'nadasdy', 'hadik', 'lacy', 'beck'], inf: 10 });
        post(world, 'PR', 'dresden', { leaders: ['frederick'], inf: 10 });
        change?.(state, world);
      },
    });
  test('CM §24.1 who ignores it discards a card in Round 4 and loses his Turn', () => {
    const match = pressed(4, ['wants-victories/theresa']);
    go(match, { 'minimum-leader': 'none', ...PASSING });
    expect(asked(match, 'austria')).toEqual(['pressure-discard']);
    answer(match, `austria ${optionsOf(match, 'austria').find((id) => id.includes('A5'))}`);
    expect(stateOf(match).powers.AU.hand).toEqual(['A1']);
    expect(tales(match, 'pressure-penalty')).toMatchObject([{ power: 'AU' }]);
    expect(asked(match, 'austria')).not.toContain('strategy');
  });
  test('CM §24.1 not in Round 3, and not if she does not want any', () => {
    for (const match of [pressed(3, ['wants-victories/theresa']), pressed(4, [])]) {
      go(match, { 'minimum-leader': 'none', ...PASSING });
      expect(asked(match, 'austria')).not.toContain('pressure-discard');
    }
  });
});

describe('corners', () => {
  test('CM §20.1 great captains are exchanged if both Prussia and Austria agree', () => {
    const cartel = (austria: 'yes' | 'no') => {
      const match = table({
        phase: 'spring',
        change: (state, world) => {
          clear(world);
          Object.assign(state, { season: 'spring', year: 1758 });
          for (const [leader, by] of [
            ['daun', 'ap'],
            ['zieten', 'coalition'],
          ] as const) {
            state.leaders[leader] = 'captured';
            state.prisoners[by].leaders.push(leader);
          }
        },
      });
      expect([asked(match, 'prussia'), asked(match, 'austria')]).toEqual([['cartel-leaders'], ['cartel-leaders']]);
      answer(match, 'prussia yes', `austria ${austria}`);
      go(match, { 'leader-back': first });
      return [stateOf(match).leaders.daun, stateOf(match).leaders.zieten];
    };
    expect([cartel('yes'), cartel('no')]).toEqual([
      ['map', 'map'],
      ['captured', 'captured'],
    ]);
  });
  test('CM §20.1 captured Field Artillery too, gun for gun', () => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758 });
        state.prisoners.ap.troops.AU = { inf: 0, units: { field_art: [2, 0] } };
        state.prisoners.coalition.troops.PR = { inf: 0, units: { field_art: [1, 0] } };
      },
    });
    expect(asked(match, 'prussia')).toEqual(['cartel-guns']);
    answer(match, 'prussia yes', 'austria yes');
    go(match, { 'prisoners-home': first });
    expect(stateOf(match).prisoners.ap.troops.AU?.units.field_art).toEqual([1, 0]);
    expect(stateOf(match).prisoners.coalition.troops.PR?.units.field_art ?? [0, 0]).toEqual([0, 0]);
    expect(tales(match, 'exchanged').length).toBeGreaterThan(0);
  });
  test('CM §19.3 and §17.4 Winter Operations besiege for a Supply Action', () => {
    const match = table({
      phase: 'winterStrategy',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', order: ['AU'] });
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) {
          hold(world, power);
          state.powers[power].draw = [];
        }
        hold(world, 'AU', 'A21');
        state.powers.AU.supplyActions = 1;
        post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 15, field_art: 1 });
        state.sieges.glatz = { marker: 0, by: 'coalition' };
        state.depots.push({ nation: 'AU', at: 'mittelwalde', inside: false, disrupted: false });
      },
    });
    go(match, {
      'winter-card': (options, seat) => (seat === 'austria' && options.includes('event/A21') ? 'event/A21' : 'pass'),
    });
    go(match, { ...PASSING, 'designate-winter': 'daun', 'designate-event': 'daun', compose: 'done', march: 'done' });
    expect(asked(match, 'austria')).toEqual(['winter-siege']);
  });
  test('CM §15.9 and §17.1 a fortress has room for so many: 8 in class 1', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['PR', 'brieg', { leaders: ['keith'], inf: 12 }],
        ['AU', 'oppeln', { leaders: ['daun'], inf: 20 }],
      ],
      hands: { AU: ['A1'] },
    });
    answer(match, 'austria ops/A1', 'austria daun');
    go(match, { compose: 'done', interrupt: 'pass' });
    answer(match, 'austria step/brieg');
    const question = match
      .decisions('prussia')
      .find(({ prompt }) => ['intercept', 'interrupt', 'inside'].includes(prompt.id));
    expect(question?.options).not.toContain('inside');
    go(match, { intercept: 'inside-part', interrupt: 'inside-part' });
    const garrisons = optionsOf(match, 'prussia').filter((id) => id.startsWith('garrison/'));
    expect([asked(match, 'prussia'), garrisons.at(-1)]).toEqual([['inside'], 'garrison/8']);
  });
  test('CM §10.0 (readings, 20) a Command that has laid siege this Segment does not roll in it: once-a-segment', () => {
    const match = strategy({
      active: 'AU',
      forces: [['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 }]],
      hands: { AU: ['A1'] },
      change: (state, world) => {
        state.powers.AU.supplyActions = 3;
        depot(world, 'AU', 'landeshut');
        // Another siege keeps the step of sieges open.
        post(world, 'AU', 'glatz', { leaders: ['hadik'], inf: 15, field_art: 1 });
      },
    });
    answer(match, 'austria ops/A1', 'austria daun');
    go(match, { compose: 'done', interrupt: 'pass' });
    answer(match, 'austria siege', 'austria done');
    go(match, PASSING);
    answer(match, 'austria done');
    const why = match
      .decisions('austria')
      .flatMap(({ options, refused }) => [...options, ...refused.map(({ id, code }) => `${id}: ${code}`)])
      .filter((each) => each.includes('schweidnitz'));
    expect(why.filter((each) => !each.includes(':'))).toEqual([]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(2);
  });
  test('CM §8.6 F22 asks which area pays (card-area), of those that hold such a space', () => {
    const match = strategy({
      active: 'FR',
      forces: [
        ['FR', 'kassel', { inf: 2 }],
        ['FR', 'brunswick', { inf: 2 }],
      ],
      hands: { FR: ['F22'] },
      change: (state) => {
        Object.assign(state.control, { kassel: 'FR', brunswick: 'FR' });
      },
    });
    answer(match, 'france event/F22');
    expect([asked(match, 'france'), [...optionsOf(match, 'france')].sort()]).toEqual([
      ['card-area'],
      ['hanover', 'hesse'],
    ]);
  });
  test('CM §20.5.3 Reduce the Force: an army of 58 gives up 3 infantry SPs, from where Austria says (reduce-infantry)', () => {
    const match = table({
      phase: 'recruiting',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758 });
        for (const nation of NATIONS) {
          state.nations[nation].treasury = 30;
          if (nation !== 'AU' && nation !== 'PR') state.nations[nation].stance = 'neutral';
        }
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 50, line_cav: 1, lt_inf: 1 });
        post(world, 'AU', 'wien', { leaders: ['hadik'], inf: 8 });
      },
    });
    answer(match, 'austria reduce-force');
    go(match, { dismiss: first });
    expect(asked(match, 'austria')).toEqual(['reduce-infantry']);
    answer(match, 'austria by-hand');
    go(match, { 'reduce-from': 'hadik' });
    expect([stackOf(match, 'daun')?.troops.AU?.inf, stackOf(match, 'hadik')?.troops.AU?.inf]).toEqual([50, 5]);
  });
});
