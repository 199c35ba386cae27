/** CM §5 and §6: the sequence of play and the Fortunes of War. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { Chit, Nation } from '../../src/vocabulary.ts';
import { NATIONS } from '../../src/vocabulary.ts';
import { answer, askedOf, clear, depot, hold, optionsOf, stackOf, stateOf, table, told } from '../table.ts';
import { activate, type Posting, posted, quietly } from './play.ts';

const sp = (match: Parameters<typeof stackOf>[0], leader: string) => spOf(stackOf(match, leader) ?? { troops: {} });

/** The start of a Round, with one chit left in the pool. */
const drawing = (
  chit: Chit,
  forces: readonly Posting[],
  more: { dice?: number[]; change?: (state: State) => void } = {},
) =>
  table({
    phase: 'round',
    ...(more.dice && { dice: more.dice }),
    change: (state, world) => {
      clear(world);
      posted(world, forces);
      state.chits = [chit];
      more.change?.(state);
    },
  });

const onlyBelligerent = (state: State, ...nations: readonly Nation[]) => {
  for (const nation of NATIONS) state.nations[nation].stance = nations.includes(nation) ? 'belligerent' : 'neutral';
};

describe('CM §5.1.2 Rounds and play order', () => {
  const turns = (halley: boolean) => {
    const match = table({
      phase: 'round',
      change: (state, world) => {
        clear(world);
        state.halley = halley;
        state.order = [];
        state.chits = ['cs_ss_attrition'];
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[power].hand = [];
      },
    });
    for (let n = 0; n < 60 && told(match, 'round').length < 2 && match.waiting.length > 0; n++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      answer(match, `${seat} ${['done', 'pass', 'none'].find((id) => ids.includes(id)) ?? ids[0]}`);
    }
    return told(match, 'turn').map((event) => ('power' in event ? event.power : ''));
  };
  test('CM §5.1.2 before Halley’s Comet: Prussia, Austria, France, Britain, Russia', () => {
    expect(turns(false).slice(0, 5)).toEqual(['PR', 'AU', 'FR', 'BR', 'RU']);
  });
  test('CM §5.1.2 after it: Austria, Prussia, Russia, Britain, France', () => {
    expect(turns(true).slice(0, 5)).toEqual(['AU', 'PR', 'RU', 'BR', 'FR']);
  });
  test('CM §5.1.2g after Summer Round 5 come the Fall Draw Phase and Fall Round 1', () => {
    const match = table({
      phase: 'roundEnd',
      active: 'RU',
      change: (state) => Object.assign(state, { season: 'summer', round: 5 }),
    });
    expect([stateOf(match).season, stateOf(match).round]).toEqual(['fall', 1]);
    expect(told(match, 'drew')).not.toHaveLength(0);
  });
  test('CM §5.1.2g after Round 2 comes Round 3, and nobody draws', () => {
    const match = table({
      phase: 'roundEnd',
      active: 'RU',
      change: (state) => Object.assign(state, { season: 'summer', round: 2, chits: ['cs_ss_attrition'] }),
    });
    expect(told(match, 'round')).toMatchObject([{ season: 'summer', round: 3 }]);
    expect(told(match, 'drew')).toHaveLength(0);
  });
  test('CM §5.1.2 the First Power draws the chit: Austria after Halley’s Comet', () => {
    const match = drawing('cs_ss_attrition', [], {
      change: (state) => {
        state.order = ['AU', 'PR', 'RU', 'BR', 'FR'];
        state.halley = true;
      },
    });
    expect(told(match, 'chit')).toMatchObject([{ chit: 'cs_ss_attrition', by: 'AU' }]);
    expect([stateOf(match).chits, stateOf(match).drawn]).toEqual([[], ['cs_ss_attrition']]);
  });
});

describe('CM §6.1 Attrition', () => {
  test('CM §6.1 23 SPs lose 2, 27 lose 3, five lose nothing', () => {
    const match = drawing('attrition', [
      ['PR', 'berlin', { leaders: ['frederick', 'keith'], inf: 23 }],
      ['AU', 'prague', { leaders: ['daun', 'hadik'], inf: 27 }],
      ['FR', 'koln', { leaders: ['destrees'], inf: 5 }],
    ]);
    answer(match, 'prussia proposal', 'austria proposal');
    expect([sp(match, 'frederick'), sp(match, 'daun'), sp(match, 'destrees')]).toEqual([21, 24, 5]);
  });
  test('CM §6.1 in a Devastated area one SP more', () => {
    const match = drawing('attrition', [['PR', 'berlin', { leaders: ['frederick'], inf: 20 }]], {
      change: (state) => {
        onlyBelligerent(state, 'PR', 'AU');
        state.devastated = ['brandenburg'];
      },
    });
    answer(match, 'prussia proposal');
    if (askedOf(match, 'prussia') === 'attrition') answer(match, 'prussia proposal');
    expect(sp(match, 'frederick')).toBe(17);
  });
  test('CM §17.4.8 a besieger whom Attrition leaves too few SPs raises the siege', () => {
    const before = (inf: number) => {
      const match = drawing('attrition', [['AU', 'schweidnitz', { leaders: ['daun'], inf, siege_art: 1 }]], {
        change: (state) => {
          state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
        },
      });
      answer(match, 'austria proposal');
      return [sp(match, 'daun'), Object.keys(stateOf(match).sieges)];
    };
    expect([before(17), before(16)]).toEqual([
      [15, ['schweidnitz']],
      [14, []],
    ]);
  });
  test('CM §6.0 Neutrals are spared', () => {
    const match = drawing('attrition', [['FR', 'koln', { leaders: ['destrees'], inf: 20 }]], {
      change: (state) => onlyBelligerent(state, 'PR', 'AU'),
    });
    expect(askedOf(match, 'france')).toBeUndefined();
    expect(sp(match, 'destrees')).toBe(20);
  });
});

describe('CM §6.2 CS & SS Attrition', () => {
  test('CM §6.2 Short Supply costs 1 SP, Critical Supply 2, Full Supply none', () => {
    const match = drawing('cs_ss_attrition', [
      ['PR', 'chemnitz', { leaders: ['frederick'], inf: 12, supply: 'critical' }],
      ['AU', 'kolin', { leaders: ['daun'], inf: 12, supply: 'short' }],
      ['FR', 'koln', { leaders: ['destrees'], inf: 12 }],
    ]);
    answer(match, 'prussia proposal', 'austria proposal');
    expect([sp(match, 'frederick'), sp(match, 'daun'), sp(match, 'destrees')]).toEqual([10, 11, 12]);
  });
  test('CM §6.2 the first SP is cavalry if there is any', () => {
    const match = drawing('cs_ss_attrition', [
      ['AU', 'kolin', { leaders: ['daun'], inf: 12, line_cav: 1, supply: 'short' }],
    ]);
    answer(match, 'austria proposal');
    expect(stackOf(match, 'daun')?.troops.AU).toEqual({ inf: 12, units: { line_cav: [0, 1] } });
  });
});

describe('CM §6.3 Desertion', () => {
  test('CM §6.3 without markers Prussia and France lose 4 SPs, Austria 2, the Empire 1', () => {
    const match = drawing('desertion_a', [
      ['PR', 'berlin', { leaders: ['frederick'], inf: 12 }],
      ['AU', 'prague', { leaders: ['daun'], inf: 12 }],
      ['FR', 'koln', { leaders: ['destrees'], inf: 12 }],
      ['IM', 'bamberg', { leaders: ['hildburghausen'], inf: 6 }],
      ['RU', 'grodno', { leaders: ['fermor'], inf: 12 }],
    ]);
    for (let n = 0; n < 8; n++)
      for (const seat of match.waiting)
        if (optionsOf(match, seat).includes('proposal')) answer(match, `${seat} proposal`);
    expect(['frederick', 'daun', 'destrees', 'hildburghausen', 'fermor'].map((leader) => sp(match, leader))).toEqual([
      8, 10, 8, 5, 12,
    ]);
  });
});

describe('CM §6.4–6.7', () => {
  test('CM §6.4 Severe Weather', () => {
    const match = drawing('dies_irae', [], { dice: [1] });
    expect(told(match, 'dies-irae')).toMatchObject([{ roll: 1, result: 'severe_weather' }]);
    expect(stateOf(match).severe).toBe(true);
  });
  test('CM §6.4 a second roll on the Deus Ex Machina Table', () => {
    const match = drawing('dies_irae', [], { dice: [3, 1] });
    expect(told(match, 'deus')).toMatchObject([{ roll: 1, result: 'turkish_threat' }]);
  });
  test('CM §6.4 a second roll on the Media Vita Table', () => {
    const match = drawing('dies_irae', [['AU', 'prague', { leaders: ['browne'], inf: 8 }]], { dice: [5, 2] });
    expect(told(match, 'media-vita')).toMatchObject([{ roll: 2, total: 2, person: 'browne' }]);
    expect(stateOf(match).leaders.browne).toBe('dead');
  });
  test('CM §6.5 KK Raids: every Light SP forages once, with the Advantage, and nobody rolls for losses', () => {
    const match = drawing('kk_raids', [], {
      change: (state) => {
        state.boxes.border = { AU: { lt_inf: [3, 0] }, PR: { hussar_dual: [2, 0] } };
        state.advantage = { border: 'coalition' };
        state.forage.bohemia = 0;
        state.forage.silesia = 0;
      },
    });
    answer(match, 'prussia all/forage/bohemia');
    answer(match, 'austria all/forage/silesia');
    for (let n = 0; n < 3 && askedOf(match, 'austria') === 'raid'; n++)
      answer(match, `austria ${optionsOf(match, 'austria')[0]}`);
    // Two hussars less the disadvantage; three infantry and the Advantage.
    expect([stateOf(match).forage.bohemia, stateOf(match).forage.silesia]).toEqual([1, 4]);
    expect(told(match, 'raid-losses')).toHaveLength(0);
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });
  test('CM §6.7 no comet before 1758', () => {
    expect(told(drawing('cs_ss_attrition', []), 'comet')).toHaveLength(0);
  });
  test('CM §6.7 with 7 or more the Wider War begins: decks grow, chits join', () => {
    const match = drawing('cs_ss_attrition', [], {
      dice: [6],
      change: (state) => {
        Object.assign(state, { year: 1758, season: 'summer', round: 1, order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
        state.powers.AU.discard.push(...state.powers.AU.hand.splice(0, 2));
      },
    });
    const { halley, powers, order } = stateOf(match);
    expect(told(match, 'comet')).toMatchObject([{ roll: 6, total: 7, seen: 1 }]);
    expect(halley).toBe(true);
    expect([powers.AU.wider, powers.AU.discard, powers.AU.tactics.wider]).toEqual([[], [], []]);
    expect(powers.AU.hand.length + powers.AU.draw.length).toBe(25);
    // The order changes only with the next Action Phase.
    expect(order[0]).toBe('PR');
  });
  test('CM §6.7 no further roll once it has come', () => {
    const match = drawing('cs_ss_attrition', [], {
      change: (state) => Object.assign(state, { year: 1758, season: 'summer', round: 2, halley: true }),
    });
    expect(told(match, 'comet')).toHaveLength(0);
  });
});

describe('CM §6.4 Severe Weather in effect', () => {
  const before = (severe: boolean) => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        posted(world, [['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 }]]);
        depot(world, 'AU', 'landeshut');
        state.severe = severe;
        state.turn.transferred = true;
        state.powers.AU.supplyActions = 3;
        hold(world, 'AU', 'A1');
      },
    });
    quietly(activate(match, 'austria', 'A1', 'daun'));
    return optionsOf(match, 'austria');
  };
  test('CM §5.1.2b(2c) no Supply Action for a siege', () => {
    expect(before(false)).toContain('siege');
    expect(before(true)).not.toContain('siege');
  });
});
