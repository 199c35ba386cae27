/** U §26.1: the French civil war. Wars of Religion with four; the Huguenots are of the fourth player. */
import { describe, expect, test } from 'vitest';
import { scoreOfPower } from '../../src/facts/victory.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  deal,
  fortify,
  lead,
  optionsOf,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
  worldOf,
} from '../table.ts';
import { drift, titles } from './laid.ts';
import { calm, minorOf, onwards, refusalOf } from './play.ts';

const ZONE = [
  ...['paris', 'rouen', 'amiens', 'calais', 'reims', 'orleans', 'brest', 'nantes', 'dijon', 'lyon', 'grenoble'],
  ...['clermont', 'bordeaux', 'toulouse', 'marseille', 'la_rochelle', 'montpellier'],
];
const civil = (turn: number, taken: [number, number], change: (state: State) => void, player = 'player-1'): Table =>
  table({
    scenario: 'wars_of_religion',
    players: 4,
    turn,
    player: player as 'player-1',
    change: (state) => {
      calm(state, 0);
      state.civilWars.push({ card: '601', official: 'france', contenders: ['huguenots'], zone: ZONE });
      war(state, 'france', 'huguenots', taken, 1);
      change(state);
    },
  });

describe('U §26.1.1 the war zone', () => {
  test('U §26.1.1 a third Power at war with France marches into no area of it', () => {
    const match = civil(6, [0, 0], (state) => {
      war(state, 'spain', 'france');
      army(state, 'spain', 'perpignan', 1);
    });
    answer(match, 'player-1 act/spain/march/spain-1');
    expect(optionsOf(match, 'player-1')).toEqual(['to/barcelona']);
    expect(refusalOf(match, 'player-1', 'to/toulouse')?.[1]).toBe('§26.1.1');
  });
  test('U §26.1.1 nor does it land there', () => {
    const match = civil(6, [0, 0], (state) => {
      war(state, 'spain', 'france');
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'spain', 'S2', 'perpignan');
    });
    answer(match, 'player-1 act/spain/land/spain-1');
    expect(optionsOf(match, 'player-1').filter((id) => ZONE.includes(id.replace('at/', '')))).toEqual([]);
  });
  test('U §26.1 a card of mutual casus belli that names a contender is ignored', () => {
    const match = civil(6, [0, 0], (state) => deal(state, 'player-1', '029'));
    answer(match, 'player-1 card/029/event', 'player-1 of/spain');
    if (optionsOf(match, 'player-1').includes('against/france')) answer(match, 'player-1 against/france');
    expect(stateOf(match).claims.filter(({ of, against }) => of === 'spain' || against === 'spain')).toEqual([]);
  });
});

describe('U §26.1 peace between contenders', () => {
  test('U §26.1.1 areas of the zone are neither returned nor asked; a VP costs one condition', () => {
    const match = civil(
      6,
      [2, 3],
      (state) => {
        state.holders.toulouse = 'huguenots';
        state.holders.bordeaux = 'huguenots';
        army(state, 'huguenots', 'toulouse', 1);
      },
      'player-3',
    );
    answer(match, 'player-3 peace/france/huguenots');
    expect(optionsOf(match, 'player-4').filter((id) => /^(domain|border|enclave)/.test(id))).toEqual([]);
    answer(match, 'player-4 vp/huguenots', 'player-4 vp/huguenots');
    onwards(match, ['act'], { conditions: 'done' });
    expect([stateOf(match).holders.toulouse, stateOf(match).holders.bordeaux]).toEqual(['huguenots', 'huguenots']);
    expect(stateOf(match).civilWars.length).toBe(1);
  });
  test('U §26.1.1 rebels who end a war without any area of the zone have lost the civil war', () => {
    const match = civil(
      6,
      [2, 0],
      (state) => {
        state.holders.la_rochelle = 'france';
        state.holders.montpellier = 'france';
        put(state, 'huguenots', 'I23', 'box-WE-France');
      },
      'player-4',
    );
    answer(match, 'player-4 peace/huguenots/france');
    onwards(match, ['act'], { conditions: 'done' });
    expect(told(match, 'civil-war-won')).toMatchObject([{ power: 'france', against: 'huguenots' }]);
    expect(titles(match, 'la_rochelle', 'montpellier')).toEqual(['home:france', 'home:france']);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'huguenots')).toEqual([]);
  });
});

describe('U §26.1.2 the rebels win', () => {
  const victory = () =>
    drift(
      civil(8, [0, 3], (state) => {
        for (const area of ZONE) if (area !== 'paris') state.holders[area] = 'huguenots';
        army(state, 'huguenots', 'lyon', 2);
        put(state, 'huguenots', 'S2', 'la_rochelle');
        lead(state, 'huguenots', 'L01', 'huguenots-1');
        fortify(state, 'huguenots', 'lyon');
        fortify(state, 'france', 'metz');
        put(state, 'france', 'I34', 'paris');
        lead(state, 'france', 'L02', 'france-1');
        minorOf(state, 'savoy').ally = 'huguenots';
        state.trade.tc_east_atlantic = [
          { power: 'france', count: 2 },
          { power: 'huguenots', count: 1 },
        ];
      }),
      () => false,
    );
  test('U §26.1.2 their units and leaders are the crown’s now; those of the crown are gone', () => {
    const { units, leaders } = stateOf(victory());
    expect(units.map(({ owner, kind, at }) => `${owner} ${kind} ${at}`)).toEqual([
      'france I23 lyon',
      'france I23 lyon',
      'france S2 la_rochelle',
    ]);
    expect(leaders.map(({ id, power }) => `${id} ${power}`)).toEqual(['L01 france']);
  });
  test('U §26.1.2 fortresses of both stay; merchants are those of the crown', () => {
    const { fortresses, trade } = stateOf(victory());
    expect([fortresses.lyon?.owner, fortresses.metz?.owner]).toEqual(['france', 'france']);
    expect(trade.tc_east_atlantic).toEqual([{ power: 'france', count: 2 }]);
  });
  test('U §26.1.2 the allies of the victor are those of the crown', () => {
    expect(minorOf(stateOf(victory()), 'savoy').ally).toBe('france');
  });
  test('U §26.1.2 the player of France leads it again, after the victory points were counted', () => {
    const match = victory();
    expect(stateOf(match).realms.find(({ power }) => power === 'france')?.player).toBe('player-3');
    const log = match.log(null).map(({ type }) => type);
    expect(log.lastIndexOf('vp')).toBeLessThan(log.indexOf('civil-war-won'));
  });
});

describe('U §26.1.1 home to all contenders', () => {
  const huguenots = (change: (state: State) => void): Table =>
    civil(
      7,
      [0, 0],
      (state) => {
        for (const area of ['la_rochelle', 'montpellier']) state.titles[area] = 'home:huguenots';
        for (const area of ['paris', 'bordeaux', 'lyon']) state.holders[area] = 'huguenots';
        change(state);
      },
      'player-4',
    );
  test('U §26.1.1, §9.1 a contender builds where it holds the zone, elite troops and squadrons too; who has lost an area does not', () => {
    const match = huguenots(() => {});
    answer(match, 'player-4 act/huguenots/troop/huguenots/I34');
    expect(optionsOf(match, 'player-4')).toEqual(expect.arrayContaining(['at/la_rochelle', 'at/paris', 'at/lyon']));
    answer(match, 'player-4 at/paris');
    onwards(match, ['act']);
    expect(stateOf(match).units).toMatchObject([{ owner: 'huguenots', kind: 'I34', at: 'paris' }]);
  });
  test('U §26.1.1, §23.2 Paris in their hands is an objective of the Huguenots', () => {
    const match = huguenots(() => {});
    const lines = scoreOfPower(worldOf(match), 'huguenots').map(({ why, what }) => `${why}/${what}`);
    // Paris is the first objective of their card, La Rochelle the second.
    expect(lines).toEqual(expect.arrayContaining(['objective/0', 'objective/1']));
    const other = huguenots((state) => {
      delete state.holders.paris;
    });
    expect(scoreOfPower(worldOf(other), 'huguenots').map(({ what }) => what)).not.toContain('0');
  });
});
