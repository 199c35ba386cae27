/** CM §19–24 where chapters meet: bonuses and winners, subsidies and Commitments, courts, raiders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { POWERS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { before } from '../cards/deck.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, type Table, table } from '../table.ts';
import { first, go, PASSING, tales, willOf } from './drive.ts';
import { asked, strategy, whyNot } from './play.ts';

type Change = (state: State, world: World) => void;

describe('CM §23.2 and §23.4.1 what counts for whom', () => {
  const ended = (phase: 'turnEnd' | 'yearEnd', scenario: string, change: Change) =>
    table({
      scenario,
      phase,
      active: 'PR',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { control: {}, colonial: 3, season: 'fall' });
        for (const power of POWERS) Object.assign(state.powers[power], { vp: 0, will: 6 });
        change(state, world);
      },
    });
  const levels = (match: Table) => tales(match, 'victory-level').map(({ vp }) => vp);
  test('CM §23.2.1 the VPs of Austria’s fall are Prussia’s own: 2 and 3 beat Britain’s 4', () => {
    const match = ended('turnEnd', 's1759', (state) => {
      state.powers.AU.will = 0;
      Object.assign(state.powers.PR, { vp: 2, will: 9 });
      state.powers.BR.vp = 4;
    });
    expect([match.result?.by, match.result?.winners]).toEqual(['will-gone', ['prussia']]);
  });
  test('CM §23.0 the VPs of the colonies are Britain’s own: 2 and 3 beat Prussia’s 4', () => {
    const winner = (colonial: number) =>
      ended('yearEnd', 's1759', (state) => {
        state.colonial = colonial;
        state.powers.PR.vp = 4;
        state.powers.BR.vp = 2;
      }).result?.winners;
    expect([winner(7), winner(3)]).toEqual([['britain'], ['prussia']]);
  });
  test('CM §23.2.1 and §23.2.2 in the campaign both bonuses count: 3 for Austria’s fall, 2 for a Will of 8', () => {
    const total = (scenario: string) =>
      levels(
        ended('turnEnd', scenario, (state) => {
          state.powers.AU.will = 0;
          state.powers.PR.will = 8;
        }),
      )[0];
    // The adjustments are 4 and 1.
    expect([total('campaign_1756'), total('s1756_58')]).toEqual([9, 4]);
  });
});

describe('CM §19.4.1 and §20.2.3 subsidies and Commitments', () => {
  test('CM §20.2.3 France refuses the Swedes and pays Austria: each subsidy by itself', () => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        Object.assign(state, {
          season: 'spring',
          year: 1758,
          control: {},
          subsidies: ['versailles_1', 'french_swedish'],
        });
        Object.assign(state.nations.SW, { stance: 'belligerent', side: 'coalition', patron: 'FR' });
        state.prisoners = { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } };
      },
    });
    go(match, { treasury: (options, seat) => (seat === 'france' ? undefined : options.find((id) => id === 'done')) });
    answer(match, 'france refuse/french_swedish');
    expect(optionsOf(match, 'france')).toContain('refuse/versailles_1');
    go(match, { treasury: 'done' });
    expect(tales(match, 'subsidy').map(({ to }) => to)).toEqual(['AU']);
  });
  const judged = (unpaid: string) => {
    const match = table({
      phase: 'diplomacy',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', year: 1759, commitments: ['FR'], marks: [unpaid] });
        post(world, 'FR', 'koln', { leaders: ['destrees'], inf: 12 });
        for (const power of POWERS) state.powers[power].will = 12;
      },
    });
    return [tales(match, 'commitment').map(({ met }) => met), willOf(match, 'FR'), willOf(match, 'AU')];
  };
  test('CM §19.4.1 who did not pay his ally has broken his word; the Swedes are no part of it', () => {
    expect(judged('unpaid/versailles_1/1758')).toEqual([['broken'], 11, 11]);
    expect(judged('unpaid/french_swedish/1758')).toEqual([['kept'], 12, 12]);
    expect(judged('unpaid/versailles_1/1757')).toEqual([['kept'], 12, 12]);
  });
});

describe('CM §24.1 the courts', () => {
  const fourth = (change: Change) =>
    table({
      phase: 'turn',
      active: 'PR',
      options: { 'imperial-pressure': 'yes' },
      change: (state, world) => {
        state.round = 4;
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'charles');
        state.leaders.charles = 'dead';
        state.marks.push('wants-victories/theresa');
        change(state, world);
      },
    });
  test('CM §24.1 a Crushing Defeat between the demand and Round 4 is excuse enough', () => {
    expect(
      asked(
        fourth(() => {}),
        'austria',
      ),
    ).toEqual(['pressure-discard']);
    const crushed = fourth((state) => {
      state.feats.push({ power: 'AU', what: 'crushing-defeat', year: state.year });
    });
    expect([asked(crushed, 'austria').includes('pressure-discard'), stateOf(crushed).active]).toEqual([false, 'AU']);
  });
});

describe('CM §22.4 Poland', () => {
  test('CM §22.4 "the Prussians may not enter Warsaw": nothing is said of the Anglo-Allies', () => {
    const entering = (nation: 'PR' | 'BR', leader: string, card: string) => {
      const match = strategy({
        active: nation,
        hands: { [nation]: [card] },
        forces: [[nation, 'plock', { leaders: [leader], inf: 6 }]],
      });
      const seat = nation === 'PR' ? 'prussia' : 'britain';
      answer(match, `${seat} ops/${card}`, `${seat} ${leader}`);
      go(match, { compose: 'done', ...PASSING });
      return whyNot(match, seat, 'step/warsaw');
    };
    expect([entering('PR', 'keith', 'P13'), entering('BR', 'cumberland', 'B1')]).toEqual(['warsaw', undefined]);
  });
});

describe('CM §8.6 cards and losses', () => {
  test('CM §8.6 R10 (readings, 55) the raiders’ owner says which Lt step is lost', () => {
    const match = before('R10', 'RU', {
      forces: [
        ['RU', 'frankfurt_oder', { leaders: ['fermor'], inf: 6, lt_cav: 1, lt_inf: 1 }],
        ['PR', 'breslau', { leaders: ['frederick'], inf: 6 }],
      ],
    });
    answer(match, 'france event/R10');
    go(match, { 'card-target': first });
    expect(asked(match, 'france')).toContain('loss');
    answer(match, 'france RU/lt_inf');
    expect(stackOf(match, 'fermor')?.troops.RU?.units).toMatchObject({ lt_inf: [0, 1], lt_cav: [1, 0] });
  });
});

describe('CM §18.2 transfers of several units', () => {
  test('CM §18.2 another unit of the kind may go the other way: one comes out to Daun, one goes in from Nürnberg', () => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 6 });
        post(world, 'AU', 'nurnberg', { leaders: ['hadik'], inf: 4, lt_inf: 1 });
        state.boxes.border = { AU: { lt_inf: [1, 0] } };
      },
    });
    answer(match, 'austria out/border/AU/lt_inf');
    go(match, { 'light-host': 'daun' });
    // The unit that has come out does not go back in the same Round.
    expect(optionsOf(match, 'austria')).not.toContain('in/daun/AU/lt_inf');
    answer(match, 'austria in/hadik/AU/lt_inf');
    expect([stateOf(match).boxes.border.AU, stateOf(match).boxes.german.AU]).toEqual([undefined, { lt_inf: [1, 0] }]);
  });
});

describe('CM §24.1.2 and §24.2', () => {
  const louis = (garrison: number) => {
    const match = table({
      phase: 'draw',
      options: { 'imperial-pressure': 'yes' },
      dice: [5, 5],
      change: (state, world) => {
        clear(world);
        for (const power of POWERS) {
          state.powers[power].draw.push(...state.powers[power].hand.splice(0));
          state.powers[power].tactics.held = [];
        }
        state.chits = ['cs_ss_attrition'];
        post(world, 'FR', 'hameln', { leaders: ['destrees'], inf: 18, siege_art: 1 });
        post(world, 'BR', 'hameln', { inf: garrison, inside: true });
        post(world, 'BR', 'hanover', { leaders: ['cumberland'], inf: 7 });
        state.sieges.hameln = { marker: 1, by: 'coalition' };
      },
    });
    return stateOf(match).marks.filter((mark) => mark.startsWith('wants-victories/'));
  };
  test('CM §24.1.2 Louis is content while the largest Anglo-Prussian force is in the fortress his army besieges', () => {
    expect([louis(8), louis(3)]).toEqual([[], ['wants-victories/louis']]);
  });
  test('CM §24.2 with Donations the Empire recruits whether Austria likes it or not', () => {
    const recruited = (donations: 'yes' | 'no') => {
      const match = table({
        phase: 'recruiting',
        options: { donations },
        dice: [4],
        change: (state, world) => {
          clear(world);
          Object.assign(state, { season: 'spring', year: 1758, control: {} });
          for (const nation of ['BR', 'FR', 'RU', 'SA', 'SW', 'DA'] as const) state.nations[nation].stance = 'neutral';
          for (const nation of ['PR', 'AU', 'IM'] as const) state.nations[nation].treasury = 20;
          post(world, 'AU', 'prague', { leaders: ['daun'], inf: 5 });
          post(world, 'IM', 'nurnberg', { inf: 3 });
        },
      });
      go(match, { sustain: 'done' });
      answer(match, 'austria none');
      return tales(match, 'recruited').map(({ nation, inf }) => [nation, inf]);
    };
    expect([recruited('yes'), recruited('no')]).toEqual([[['IM', 2]], []]);
  });
});

describe('CM §4.1 (readings, 48) a leader alone among enemies', () => {
  test('CM §2.1.1 of havens equally near his player takes one: Lacy in Kolin, 1 MP from Prague and from Deutschbrod', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 8 }],
        ['AU', 'kolin', { leaders: ['lacy'] }],
        ['AU', 'deutschbrod', { inf: 3 }],
      ],
    });
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done', ...PASSING });
    answer(match, 'prussia step/kolin');
    go(match, PASSING);
    expect(asked(match, 'austria')).toEqual(['refuge']);
    expect([...optionsOf(match, 'austria')].sort()).toEqual(['to/deutschbrod', 'to/koniggratz', 'to/prague']);
    answer(match, 'austria to/prague');
    expect(stackOf(match, 'lacy')?.at).toBe('prague');
  });
});
