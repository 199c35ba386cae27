/** CM §15.1–15.6: who attacks, intensity, Tactics, modifiers. */
import { describe, expect, test } from 'vitest';
import { answer, depot, stackOf, stateOf, told } from '../table.ts';
import { battle, confront, drms, FIGHTING, type Fight, first, go, tales } from './drive.ts';
import { activate, asked, strategy } from './play.ts';

const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = { leader: 'keith', force: { inf: 12 }, against: 'AU' };

describe('CM §15.1.1 who may attack after an activation', () => {
  test('CM §15.1.1 the better Initiative is asked first; if both decline, the forces coexist', () => {
    const match = confront({ ...KEITH, enemy: { leaders: ['charles'], inf: 12 } });
    expect(match.waiting).toEqual(['prussia']);
    answer(match, 'prussia no');
    expect([match.waiting, asked(match, 'austria')]).toEqual([['austria'], ['attack']]);
    answer(match, 'austria no');
    expect(told(match, 'battle')).toEqual([]);
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'charles')?.at]).toEqual(['kolin', 'kolin']);
  });
  test('CM §15.1.1 with equal Initiative the activated Command has the first chance', () => {
    expect(confront({ ...KEITH, enemy: { leaders: ['hadik'], inf: 12 } }).waiting).toEqual(['prussia']);
  });
  test('CM §15.1.1 a declined attack lets the other side attack: Hadik attacks Keith, who marched', () => {
    const match = confront({ ...KEITH, enemy: { leaders: ['hadik'], inf: 12 } });
    answer(match, 'prussia no', 'austria attack');
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'hadik', defender: 'keith' }]);
  });
  test('CM §15.1.1 a leaderless force cannot initiate a battle', () => {
    const match = confront({ ...KEITH, enemy: { inf: 12 } });
    answer(match, 'prussia no');
    expect(asked(match, 'austria')).toEqual([]);
    expect(told(match, 'battle')).toEqual([]);
  });
  test('CM §16.1 nor can a Demoralized one', () => {
    const match = confront({ ...KEITH, enemy: { leaders: ['charles'], inf: 12, morale: 'demoralized' } });
    answer(match, 'prussia no');
    expect(asked(match, 'austria')).toEqual([]);
  });
  test('CM §14.1.1 and §15.1.1 Surprise Attack: Frederick neither Withdraws nor attacks first, Austria must attack', () => {
    const match = confront({
      by: 'AU',
      from: 'prague',
      leader: 'nadasdy',
      force: { inf: 12 },
      against: 'PR',
      enemy: { leaders: ['frederick'], inf: 12 },
      tactics: { AU: ['surprise_attack'] },
    });
    // Without it Frederick, whose Initiative is better, is asked first.
    expect(asked(match, 'prussia')).toEqual(['attack']);
    const surprised = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'prague', { leaders: ['nadasdy'], inf: 12 }],
          ['PR', 'kolin', { leaders: ['frederick'], inf: 12 }],
        ],
        change: (state) => {
          for (const power of ['PR', 'AU'] as const)
            Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
          state.powers.AU.tactics.held = ['surprise_attack'];
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    answer(surprised, 'austria step/kolin');
    go(surprised, {
      intercept: 'pass',
      interrupt: 'pass',
      withdraw: (options) => options.find((id) => id.startsWith('withdraw/')),
    });
    go(surprised, { surprise: 'yes', march: 'done', attack: 'attack', ...FIGHTING });
    expect(told(surprised, 'surprised')).toHaveLength(1);
    expect(told(surprised, 'withdrew')).toEqual([]);
    expect(told(surprised, 'battle')).toMatchObject([{ attacker: 'nadasdy', defender: 'frederick' }]);
  });
});

describe('CM §15.1.2 who may attack after an Interception', () => {
  const intercepted = (mover: string, interceptor: string) => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [
          ['PR', 'dresden', { leaders: [mover], inf: 12 }],
          ['AU', 'lobositz', { leaders: [interceptor], inf: 12, lt_cav: 1 }],
        ],
        dice: [6],
      }),
      'prussia',
      'P13',
      mover,
    );
    answer(match, 'prussia step/pirna');
    go(match, { interrupt: 'pass', intercept: `intercept/${interceptor}` });
    return go(match, { withdraw: 'stand', inside: 'outside' });
  };
  test('CM §15.1.2 Frederick (1) has the first option against Daun (3), who must attack if he declines', () => {
    const match = intercepted('frederick', 'daun');
    expect([match.waiting, asked(match, 'prussia')]).toEqual([['prussia'], ['attack']]);
    answer(match, 'prussia no');
    go(match, { attack: 'attack' });
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'daun', defender: 'frederick' }]);
  });
  test('CM §15.1.2 the inferior interceptor is offered no way out', () => {
    const match = intercepted('frederick', 'daun');
    answer(match, 'prussia no');
    expect(match.decisions('austria').flatMap(({ options }) => options)).not.toContain('no');
  });
  test('CM §15.1.2 tied (2 and 2): the intercepting player has the first option, and both may decline', () => {
    const match = intercepted('keith', 'hadik');
    expect(match.waiting).toEqual(['austria']);
    answer(match, 'austria no', 'prussia no');
    expect(told(match, 'battle')).toEqual([]);
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'hadik')?.at]).toEqual(['pirna', 'pirna']);
  });
  test('CM §15.1.2 a better interceptor may decline, and then the intercepted force may attack', () => {
    const match = intercepted('bevern', 'hadik');
    answer(match, 'austria no');
    expect(asked(match, 'prussia')).toEqual(['attack']);
    answer(match, 'prussia attack');
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'bevern', defender: 'hadik' }]);
  });
});

describe('CM §15.3 intensity', () => {
  const intensity = (fight: Fight) => tales(battle(fight), 'battle')[0]?.intensity;
  test('CM §15.3 Apraxin (2/2+ red) defends: Intense; Apraxin attacks: Measured', () => {
    expect(intensity({ ...KEITH, against: 'RU', enemy: { leaders: ['apraxin'], inf: 12 } })).toBe('intense');
    expect(
      intensity({
        by: 'RU',
        leader: 'apraxin',
        force: { inf: 12 },
        against: 'PR',
        enemy: { leaders: ['keith'], inf: 12 },
      }),
    ).toBe('measured');
  });
  test('CM §15.3 Daun’s red box is on his defence: he attacks Measured, and defends Intense', () => {
    const daun = { leaders: ['daun'], inf: 12 };
    expect(intensity({ ...KEITH, enemy: daun })).toBe('intense');
    expect(
      intensity({ by: 'AU', from: 'prague', leader: 'daun', force: { inf: 12 }, against: 'PR', enemy: { inf: 12 } }),
    ).toBe('measured');
  });
  test('CM §15.3 a subordinate’s red box does not count', () => {
    expect(
      intensity({
        ...KEITH,
        force: { leaders: ['keith', 'seydlitz'], inf: 12 },
        enemy: { leaders: ['hadik'], inf: 12 },
      }),
    ).toBe('measured');
  });
  test('CM §15.3 one die each in a Measured battle, and a net DRM of 5 at most: 2 + 4 guns', () => {
    const match = battle({
      ...KEITH,
      force: { inf: 12, field_art: 4 },
      enemy: { leaders: ['hadik'], inf: 12 },
      dice: [3, 2],
    });
    expect(tales(match, 'battle-roll')).toMatchObject([
      { dice: 3, drm: 5, total: 8 },
      { dice: 2, drm: 1, total: 3 },
    ]);
  });
  test('CM §15.3 two dice each in an Intense battle, and a net DRM of 7 at most: 4 + 5 guns', () => {
    const match = battle({
      ...KEITH,
      leader: 'frederick',
      force: { inf: 12, field_art: 5 },
      enemy: { leaders: ['hadik'], inf: 12 },
      dice: [3, 2, 1, 4],
    });
    expect(tales(match, 'battle-roll')).toMatchObject([
      { dice: 5, drm: 7, total: 12 },
      { dice: 5, drm: 1, total: 6 },
    ]);
  });
  test('CM §15.3 nor is it worse than −5: hills −4 and a cavalry majority −4', () => {
    const match = battle({
      by: 'AU',
      from: 'jungbunzlau',
      at: 'gabel',
      leader: 'serbelloni',
      force: { inf: 2, line_cav: 3 },
      against: 'PR',
      enemy: { leaders: ['keith'], inf: 6 },
      dice: [3, 1],
    });
    // Line cavalry 6 to 0 gives +1: −7 in all.
    expect(tales(match, 'battle-roll')[0]).toMatchObject({ side: 'coalition', dice: 3, drm: -5, total: -2 });
  });
});

/** Any Tactic rather than none. */
const any = (options: readonly string[]) => options.find((id) => id !== 'none') ?? 'none';

describe('CM §15.4 Tactics', () => {
  const pools = (held: string[], pool: string[], discard: string[] = []) => ({ held, pool, discard, wider: [] });
  const drew = (inf: number, held: string[] = []) =>
    tales(
      battle({
        ...KEITH,
        force: { inf },
        enemy: { leaders: ['hadik'], inf: 7 },
        change: (state) => {
          state.powers.PR.tactics = pools(held, ['slow_reaction', 'blown_march', 'cavalry_charge']);
        },
      }),
      'drew-tactic',
    ).map(({ power }) => power);
  test('CM §15.4.1 with 10 SPs in the battle one draws a Tactic, with 9 not', () => {
    expect([drew(10), drew(9)]).toEqual([['PR'], []]);
  });
  test('CM §15.4.1 who holds three draws no more; who holds two does', () => {
    expect(drew(12, ['slow_reaction', 'blown_march', 'oblique_attack'])).toEqual([]);
    expect(drew(12, ['slow_reaction', 'oblique_attack'])).toEqual(['PR']);
  });
  test('CM §15.4.1 an Imperial Commander draws for Austria', () => {
    const match = battle({
      ...KEITH,
      against: 'IM',
      enemy: { leaders: ['stolberg'], inf: 10 },
      change: (state) => {
        state.powers.AU.tactics = pools([], ['aus_12', 'blown_march', 'slow_reaction']);
      },
    });
    expect(tales(match, 'drew-tactic')).toMatchObject([{ power: 'AU' }]);
  });

  /** Prussia plays whatever it may. */
  const playing = (fight: Omit<Fight, 'tactics'>, held: string[]) =>
    battle(
      { ...fight, tactics: { PR: held } },
      { tactic: (options, seat) => (seat === 'prussia' ? any(options) : 'none') },
    );
  const played = (match: ReturnType<typeof playing>) => tales(match, 'tactic').map(({ tactic }) => tactic);
  const SCHWERIN = { leaders: ['schwerin_l', 'bevern'], inf: 9, line_cav: 1 };
  test('CM §15.4.3 Schwerin (1 on offence, 2 on defence): one Tactic attacking, two defending', () => {
    const held = ['superior_inf_fire', 'cavalry_charge', 'blown_march'];
    const attacking = playing(
      { leader: 'schwerin_l', force: SCHWERIN, against: 'AU', enemy: { leaders: ['hadik'], inf: 8 } },
      [...held],
    );
    const defending = playing(
      { by: 'AU', from: 'prague', leader: 'hadik', force: { inf: 9 }, against: 'PR', enemy: SCHWERIN },
      [...held],
    );
    expect([played(attacking).length, played(defending).length]).toEqual([1, 2]);
    // The one left in hand; those used are discarded.
    expect(stateOf(defending).powers.PR.tactics.held).toHaveLength(1);
    expect([
      ...stateOf(defending).powers.PR.tactics.discard,
      ...stateOf(defending).powers.PR.tactics.pool,
    ]).toHaveLength(2);
  });
  test('CM §15.4.3 not two of the same in one battle', () => {
    const match = playing(
      { leader: 'frederick', force: { inf: 9 }, against: 'AU', enemy: { leaders: ['hadik'], inf: 8 } },
      ['superior_inf_fire', 'superior_inf_fire'],
    );
    expect(played(match)).toEqual(['superior_inf_fire']);
    expect(stateOf(match).powers.PR.tactics.held).toEqual(['superior_inf_fire']);
  });
  test('CM §15.4.3 leaderless and Routed forces use none', () => {
    for (const enemy of [{ inf: 9 }, { leaders: ['keith'], inf: 9, morale: 'routed' as const }]) {
      const match = playing({ by: 'AU', from: 'prague', leader: 'hadik', force: { inf: 9 }, against: 'PR', enemy }, [
        'superior_inf_fire',
      ]);
      expect(told(match, 'battle')).toHaveLength(1);
      expect(played(match)).toEqual([]);
    }
  });
  test('CM §15.4.3 a Demoralized Commander still uses them', () => {
    const enemy = { leaders: ['keith'], inf: 9, morale: 'demoralized' as const };
    const match = playing({ by: 'AU', from: 'prague', leader: 'hadik', force: { inf: 9 }, against: 'PR', enemy }, [
      'superior_inf_fire',
    ]);
    expect(played(match)).toEqual(['superior_inf_fire']);
  });
  test('CM §15.4.3 an Oblique Attack is for the attack only', () => {
    const match = playing(
      {
        by: 'AU',
        from: 'prague',
        leader: 'hadik',
        force: { inf: 9 },
        against: 'PR',
        enemy: { leaders: ['keith'], inf: 9 },
      },
      ['oblique_attack'],
    );
    expect(played(match)).toEqual([]);
  });
  test('CM §15.4.3 attacker, defender, attacker, defender', () => {
    const match = battle(
      {
        leader: 'frederick',
        force: { leaders: ['frederick', 'keith'], inf: 9 },
        against: 'AU',
        enemy: { leaders: ['browne', 'hadik'], inf: 9, field_art: 2 },
        tactics: { PR: ['superior_inf_fire', 'able_subordinate'], AU: ['aus_12', 'subordinate_errors'] },
      },
      { tactic: any, subordinate: first },
    );
    expect(tales(match, 'tactic').map(({ side }) => side)).toEqual(['ap', 'coalition', 'ap', 'coalition']);
  });
  test('CM §15.4.3 an Oblique Attack of 8 succeeds, +3: 4 + 4; with enemy Lt units 2 it is 7 and does nothing', () => {
    const oblique = (enemy: object) =>
      battle(
        {
          leader: 'frederick',
          force: { inf: 9 },
          against: 'AU',
          enemy: { leaders: ['hadik'], inf: 8, ...enemy },
          tactics: { PR: ['oblique_attack'] },
          dice: [4],
        },
        { tactic: (options) => options.find((id) => id === 'oblique_attack') ?? 'none' },
      );
    expect(tales(oblique({}), 'battle-roll')[0]?.drm).toBe(7);
    const failed = oblique({ lt_inf: 2 });
    expect(tales(failed, 'tactic')).toMatchObject([{ roll: 4, total: 7 }]);
    expect(tales(failed, 'battle-roll')[0]?.drm).toBe(4);
  });
  test('CM §15.4.4 Able Subordinate: any one subordinate, never the Commander; Keith adds his +2', () => {
    const seen: string[][] = [];
    const match = battle(
      {
        leader: 'frederick',
        force: { leaders: ['frederick', 'keith', 'maurice'], inf: 9 },
        against: 'AU',
        enemy: { leaders: ['hadik'], inf: 8 },
        tactics: { PR: ['able_subordinate'] },
      },
      {
        tactic: any,
        subordinate: (options) => {
          seen.push([...options].sort());
          return 'keith';
        },
      },
    );
    expect(seen).toEqual([['keith', 'maurice']]);
    expect(tales(match, 'battle-roll')[0]?.drm).toBe(6);
  });
});

describe('CM §15.5–15.6 modifiers', () => {
  /** The net DRMs of attacker and defender. */
  const net = (fight: Fight) => tales(battle(fight), 'battle-roll').map(({ drm }) => drm);
  const HADIK = { leaders: ['hadik'], inf: 12 };
  test('CM §15.5 an enemy-held fortress space costs the attacker 1', () => {
    expect(net({ ...KEITH, from: 'lobositz', at: 'prague', enemy: HADIK })).toEqual([1, 1]);
  });
  test('CM §15.5 the attacker’s own fortress space costs him nothing', () => {
    expect(net({ ...KEITH, from: 'neumarkt', at: 'schweidnitz', enemy: HADIK })).toEqual([2, 1]);
  });
  test('CM §15.6 each Field Artillery unit +1, reduced ones too; Siege Artillery counts nothing', () => {
    expect(
      net({ ...KEITH, force: { inf: 12, field_art: 1, field_art_reduced: 1 }, enemy: { ...HADIK, siege_art: 1 } }),
    ).toEqual([4, 1]);
  });
  test('CM §15.6 half the SPs in cavalry are no majority', () => {
    const match = battle({ ...KEITH, force: { inf: 4, line_cav: 2 }, enemy: { leaders: ['hadik'], inf: 8 } });
    expect(drms(match, 'ap')).not.toHaveProperty('cavalry-majority');
  });
  test('CM §15.6 nor does a cavalry majority matter against another one', () => {
    const fight = { ...KEITH, force: { inf: 2, line_cav: 2 } };
    expect(net({ ...fight, enemy: { leaders: ['hadik'], inf: 1, line_cav: 2 } })).toEqual([2, 1]);
    // Against infantry: 2 − 4 + 1 for superiority.
    expect(net({ ...fight, enemy: { leaders: ['hadik'], inf: 5 } })).toEqual([-1, 0]);
  });
  test('CM §15.6 a cavalry majority on the defence costs nothing', () => {
    expect(net({ ...KEITH, enemy: { leaders: ['hadik'], inf: 1, line_cav: 2 } })).toEqual([1, 2]);
  });
  test('CM §15.6 Line cavalry superiority takes 3 SPs more, not 2', () => {
    expect(net({ ...KEITH, force: { inf: 12, line_cav: 1 }, enemy: HADIK })).toEqual([2, 1]);
    expect(net({ ...KEITH, force: { inf: 12, line_cav: 1, line_cav_reduced: 1 }, enemy: HADIK })).toEqual([3, 0]);
    expect(net({ ...KEITH, force: { inf: 12, line_cav: 2 }, enemy: { ...HADIK, line_cav_reduced: 1 } })).toEqual([
      3, 0,
    ]);
    expect(net({ ...KEITH, force: { inf: 12, line_cav: 2 }, enemy: { ...HADIK, line_cav: 1 } })).toEqual([2, 1]);
  });
  test('CM §15.6 and §2.2.2 Prussian hussars count as Line, Light cavalry does not', () => {
    expect(net({ ...KEITH, force: { inf: 12, hussar_dual: 3 }, enemy: HADIK })).toEqual([3, 0]);
    expect(
      net({
        by: 'AU',
        from: 'prague',
        leader: 'hadik',
        force: { inf: 12, lt_cav: 3 },
        against: 'PR',
        enemy: { leaders: ['keith'], inf: 12 },
      }),
    ).toEqual([2, 2]);
  });
  test('CM §15.6 entrenchments help the defender: −2 for the attacker; his own do nothing for him', () => {
    const entrenched = (by: 'ap' | 'coalition') =>
      net({
        ...KEITH,
        enemy: HADIK,
        change: (state) => {
          state.entrenched.kolin = by;
        },
      });
    expect([entrenched('coalition'), entrenched('ap')]).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
  test('CM §15.6 and §17.5.3 a besieging force has nothing of its entrenchments', () => {
    const match = battle({
      ...KEITH,
      from: 'neumarkt',
      at: 'schweidnitz',
      enemy: { leaders: ['hadik'], inf: 15, field_art: 1 },
      change: (state) => {
        state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
        state.entrenched.schweidnitz = 'coalition';
      },
    });
    expect(tales(match, 'battle-roll').map(({ drm }) => drm)).toEqual([2, 2]);
  });
  test('CM §9.1.1 a force of 5 SPs in Short Supply fights without −2, one of 6 with it', () => {
    const short = (inf: number) =>
      net({ ...KEITH, force: { inf, supply: 'short' }, enemy: { leaders: ['hadik'], inf: 5 } })[0];
    expect([short(5), short(6)]).toEqual([2, 0]);
  });
  test('CM §15.5 in hills the column is 9-11 at most, and smaller forces keep their own', () => {
    const match = battle({
      ...KEITH,
      at: 'gabel',
      force: { leaders: ['keith', 'maurice'], inf: 24 },
      enemy: { leaders: ['hadik'], inf: 8 },
    });
    expect(tales(match, 'battle-roll')).toMatchObject([{ column: '9-11', drm: -2 }, { column: '6-8' }]);
  });
  test('CM §15.2 (readings, 3) each gun counts one in the column: 8 SPs and a gun fight on 9-11', () => {
    const match = battle({ ...KEITH, force: { inf: 8, field_art: 1 }, enemy: { leaders: ['hadik'], inf: 8 } });
    expect(tales(match, 'battle-roll')).toMatchObject([{ column: '9-11' }, { column: '6-8' }]);
  });
  test('CM §4.1 all who defend in a space are one force: 8 under Hadik and 6 without a leader fight on 12-14', () => {
    const match = battle({
      ...KEITH,
      enemy: { leaders: ['hadik'], inf: 8 },
      others: [['AU', 'kolin', { leaders: ['lacy'], inf: 6 }]],
    });
    expect(tales(match, 'battle-roll')[1]).toMatchObject({ side: 'coalition', column: '12-14' });
  });
  test('CM §17.1 a force inside the fortress takes no part', () => {
    const match = battle({
      ...KEITH,
      from: 'lobositz',
      at: 'prague',
      enemy: { leaders: ['hadik'], inf: 8 },
      others: [['AU', 'prague', { inf: 6, inside: true }]],
      change: (_, world) => void depot(world, 'PR', 'lobositz'),
    });
    expect(tales(match, 'battle')).toMatchObject([{ defence: 8 }]);
  });
});
