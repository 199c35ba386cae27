/** CM §21–23: leaving the war, and every way it ends. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { POWERS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { clear, hold, post, stackOf, stateOf, type Table, table } from '../table.ts';
import { forcesOf, tales, willOf } from './drive.ts';

type Change = (state: State, world: World) => void;
/** A Turn is over: whose Will is gone leaves. */
const turnEnd = (change: Change, scenario = 's1757') =>
  table({
    scenario,
    phase: 'turnEnd',
    active: 'PR',
    change: (state, world) => {
      clear(world);
      state.control = {};
      for (const power of POWERS) Object.assign(state.powers[power], { will: 12, vp: 0 });
      change(state, world);
    },
  });
const vps = (match: Table) =>
  tales(match, 'vp')
    .map(({ power, num }) => `${power} ${num > 0 ? '+' : ''}${num}`)
    .sort();
const wills = (match: Table) => POWERS.map((power) => willOf(match, power));

describe('CM §21.3.2 who leaves the war', () => {
  test('CM §21.3.2 France leaves while Britain is Neutral: Prussia gains 1 Will, nobody a VP', () => {
    const match = turnEnd((state) => {
      state.powers.FR.will = 0;
      state.nations.BR.stance = 'neutral';
    });
    expect([vps(match), wills(match)]).toEqual([[], [13, 12, 12, 0, 12]]);
  });
  test('CM §21.3.2 Russia leaves: no VP for anybody, its cards go, the French ones stay', () => {
    const match = turnEnd((state, world) => {
      state.powers.RU.will = 0;
      hold(world, 'FR', 'F4', 'R2', 'F5', 'R4');
      post(world, 'RU', 'kowno', { leaders: ['fermor'], inf: 8 });
    });
    expect([vps(match), wills(match)]).toEqual([[], [13, 12, 12, 12, 0]]);
    expect([...stateOf(match).powers.FR.hand].sort()).toEqual(['F4', 'F5']);
    expect(stateOf(match).powers.FR.draw.filter((card) => card.startsWith('R'))).toEqual([]);
    expect(forcesOf(match, 'RU')).toEqual([]);
  });
  test('CM §21.3.2 and §22.3 France takes Sweden and Denmark, its Clients, with it; Saxony and the Empire fight on', () => {
    const match = turnEnd((state, world) => {
      state.powers.FR.will = 0;
      for (const nation of ['SW', 'DA'] as const)
        Object.assign(state.nations[nation], { stance: 'belligerent', side: 'coalition', patron: 'FR' });
      post(world, 'SW', 'stralsund', { inf: 5 });
      post(world, 'IM', 'nurnberg', { inf: 5 });
    });
    const { nations } = stateOf(match);
    expect([nations.SW.stance, nations.DA.stance].includes('belligerent')).toBe(false);
    expect([nations.IM.stance, nations.SA.stance, forcesOf(match, 'SW')]).toEqual(['belligerent', 'belligerent', []]);
  });
  test('CM §21.3.2 subsidies it provides end: Britain’s to Prussia', () => {
    const match = turnEnd((state) => {
      state.subsidies = ['british_prussian', 'versailles_1'];
      state.powers.BR.will = 0;
    });
    expect(stateOf(match).subsidies).toEqual(['versailles_1']);
  });
  test('CM §21.3.2 a mixed force loses only those who leave: 6 Austrians stay, 8 French go', () => {
    const match = turnEnd((state, world) => {
      state.powers.FR.will = 0;
      const joint = post(world, 'FR', 'bamberg', { leaders: ['soubise', 'hadik'], inf: 8 });
      joint.troops.AU = { inf: 6, units: {} };
    });
    const force = stackOf(match, 'hadik');
    expect([force?.troops.AU?.inf, force?.troops.FR, stackOf(match, 'soubise')]).toEqual([6, undefined, undefined]);
  });
  test('CM §21.3.2 a siege by a Power that leaves is no more, and its prisoners stay (22.1.3)', () => {
    const match = turnEnd((state, world) => {
      state.powers.FR.will = 0;
      post(world, 'FR', 'hameln', { leaders: ['destrees'], inf: 16, siege_art: 1 });
      state.sieges.hameln = { marker: 2, by: 'coalition' };
      state.prisoners.ap.troops.FR = { inf: 4, units: {} };
    });
    expect([stateOf(match).sieges, stateOf(match).prisoners.ap.troops.FR?.inf]).toEqual([{}, 4]);
  });
  test('CM §21.3.2 what it had captured is nobody’s any more: Hanover is British again, and no VP changes hands', () => {
    const match = turnEnd((state) => {
      state.powers.FR.will = 0;
      state.control = { hanover: 'FR', kassel: 'FR' };
    });
    expect([stateOf(match).control.hanover ?? 'BR', vps(match)]).toEqual(['BR', ['BR +1']]);
  });
});

describe('CM §23 how the war ends', () => {
  const result = (match: Table) => match.result;
  test('CM §23.3.1 the Coalition’s Wills are added: Austria 1, France and Russia 0, and it is over', () => {
    const match = turnEnd((state) => {
      state.powers.AU.will = 1;
      state.powers.FR.will = 0;
      state.powers.RU.will = 0;
      for (const nation of ['FR', 'RU'] as const) state.nations[nation].stance = 'out';
    });
    expect(result(match)?.by).toBe('alliance-gone');
  });
  test('CM §23.3.1 with Russia at 1 besides it goes on', () => {
    const match = turnEnd((state) => {
      state.powers.AU.will = 1;
      state.powers.RU.will = 1;
      state.powers.FR.will = 0;
      state.nations.FR.stance = 'out';
    });
    expect(result(match)).toBeUndefined();
  });
  /** VPs of both Alliances when a Will of 0 has ended it. */
  const levels = (match: Table) => tales(match, 'victory-level').map(({ side, vp }) => [side, vp]);
  const broken = (loser: 'PR' | 'AU', winnersWill: number) =>
    levels(
      turnEnd((state) => {
        state.colonial = 3;
        state.powers[loser].will = 0;
        state.powers[loser === 'PR' ? 'AU' : 'PR'].will = winnersWill;
      }),
    );
  test('CM §23.2.1 the other gains its own Will in VPs, 3 at most: Prussia with 2 gains 2, with 9 gains 3', () => {
    // The adjustments of 1757 are 5 and 2.
    expect(broken('AU', 2)).toEqual([
      ['ap', 7],
      ['coalition', 2],
    ]);
    expect(broken('AU', 9)).toEqual([
      ['ap', 8],
      ['coalition', 2],
    ]);
    expect(broken('PR', 3)).toEqual([
      ['ap', 5],
      ['coalition', 5],
    ]);
  });
  test('CM §23.2.1 both at 0 at once: nobody gains anything', () => {
    const match = turnEnd((state) => {
      state.colonial = 3;
      state.powers.AU.will = 0;
      state.powers.PR.will = 0;
    });
    expect(levels(match)).toEqual([
      ['ap', 5],
      ['coalition', 2],
    ]);
  });
  const fallOver = (scenario: string, year: number, change: Change) =>
    table({
      scenario,
      phase: 'yearEnd',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { year, season: 'fall', colonial: 3 });
        for (const power of POWERS) Object.assign(state.powers[power], { vp: 0, will: 6 });
        change(state, world);
      },
    });
  test('CM §23.4 ties: the campaign that ends in 1758 is the Coalition’s, in 1759 the Anglo-Prussians’', () => {
    // 4 and 6 are the adjustments; at +3 Prussia 7 and 6: both a Draw.
    const winner = (year: number) =>
      fallOver('campaign_1756', year, (state) => {
        state.powers.PR.vp = 3;
        state.powers.PR.will = 2;
        state.powers.AU.will = 2;
      }).result?.winners;
    expect([winner(1758), winner(1759)]).toEqual([['austria'], ['prussia']]);
  });
  test('CM §23.3.2 and §23.2.2 mutual Exhaustion brings nobody a bonus', () => {
    const match = fallOver('campaign_1756', 1760, (state) => {
      state.powers.PR.will = 3;
      state.powers.AU.will = 3;
    });
    expect([match.result?.by, levels(match)]).toEqual([
      'both-exhausted',
      [
        ['ap', 4],
        ['coalition', 6],
      ],
    ]);
  });
  test('CM §23.2.2 the bonus belongs to the campaign and to 1762: in 1759 there is none', () => {
    const bonus = (scenario: string, year: number) => {
      const at = (will: number) =>
        levels(
          fallOver(scenario, year, (state) => {
            state.powers.AU.will = will;
          }),
        )[0]?.[1];
      return Number(at(3)) - Number(at(6));
    };
    expect([bonus('s1759', 1759), bonus('s1762', 1762), bonus('campaign_1756', 1762)]).toEqual([0, 1, 1]);
  });
  test('CM §23.3.2 Prussia at +19 is a Decisive Anglo-Prussian Victory whatever the levels say', () => {
    const match = fallOver('campaign_1756', 1758, (state) => {
      state.powers.PR.vp = 19;
      state.powers.AU.vp = 19;
    });
    expect([match.result?.by, match.result?.winners]).toEqual(['prussia-triumphs', ['prussia']]);
  });
  test('CM §23.4.1 Britain with more VPs than Prussia wins for the Anglo-Prussians; with as many Prussia does', () => {
    const winner = (britain: number) =>
      fallOver('s1759', 1759, (state) => {
        Object.assign(state.powers.BR, { vp: britain });
        Object.assign(state.powers.PR, { vp: 4 });
      }).result?.winners;
    expect([winner(5), winner(4)]).toEqual([['britain'], ['prussia']]);
  });
  test('CM §23.4.1 and §23.1.1 France and Russia in one hand: their markers are added, 2 and 2 beat Austria’s 3', () => {
    const match = fallOver('s1757', 1757, (state) => {
      Object.assign(state.powers.AU, { vp: 3 });
      Object.assign(state.powers.FR, { vp: 2 });
      Object.assign(state.powers.RU, { vp: 2 });
    });
    expect(match.result?.winners).toEqual(['france']);
  });
  test('CM §23.0 the colonies count at the end: B4 is +3 for Britain and −2 for France', () => {
    const at = (colonial: number) =>
      levels(
        fallOver('s1759', 1759, (state) => {
          state.colonial = colonial;
        }),
      );
    expect([at(3), at(7)]).toEqual([
      [
        ['ap', 5],
        ['coalition', 1],
      ],
      [
        ['ap', 8],
        ['coalition', -1],
      ],
    ]);
  });
  test('CM §23.4 negative totals are Defeats: the tie-breaker of the year decides', () => {
    const match = fallOver('s1757', 1757, (state) => {
      state.powers.PR.vp = -8;
      state.powers.AU.vp = -5;
    });
    expect(tales(match, 'victory-level').map(({ level }) => level)).toEqual(['defeat', 'defeat']);
    expect(match.result?.winners).toHaveLength(1);
    expect(match.result?.winners).not.toContain('prussia');
  });
});
