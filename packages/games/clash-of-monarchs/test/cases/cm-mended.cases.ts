/** CM §8, 17, 21–23: politics and cards that were wrong once. */
import { expect, test } from 'vitest';
import { answer, clear, depot, hold, optionsOf, post, stateOf, table } from '../table.ts';
import { battle, first, go, PASSING } from './drive.ts';
import { skip, strategy } from './play.ts';

test('CM §22.5.2 from captured Hanover the French may not march upon the Anglo-Allied army', () => {
  const match = strategy({
    active: 'FR',
    hands: { FR: ['F1'] },
    forces: [
      ['FR', 'hanover', { leaders: ['destrees'], inf: 10 }],
      ['BR', 'celle', { leaders: ['cumberland'], inf: 10 }],
    ],
    change: (state) => {
      state.control.hanover = 'FR';
      state.armistice = { number: 4, end: null };
    },
  });
  answer(match, 'france ops/F1', 'france destrees', 'france done');
  go(match, { interrupt: 'pass' });
  expect(optionsOf(match, 'france')).toContain('done');
  expect(optionsOf(match, 'france')).not.toContain('step/celle');
});

test('CM §22.5.2, 12.12 nor by Retrograde Movement', () => {
  const match = table({
    phase: 'supply',
    active: 'FR',
    change: (state, world) => {
      clear(world);
      post(world, 'FR', 'giessen', { leaders: ['destrees'], inf: 8, supply: 'short' });
      depot(world, 'FR', 'giessen');
      post(world, 'BR', 'kassel', { leaders: ['cumberland'], inf: 8 });
      state.armistice = { number: 4, end: null };
    },
  });
  answer(match, 'france retrograde/destrees');
  expect(optionsOf(match, 'france')).toContain('to/frankfurt');
  expect(optionsOf(match, 'france')).not.toContain('to/marburg');
});

test('CM §21.3.2 Hadik’s Raid takes Prussia’s last Will: the game is over', () => {
  const match = strategy({
    active: 'AU',
    hands: { AU: ['A8'] },
    forces: [['AU', 'chemnitz', { leaders: ['hadik'], inf: 2, lt_inf: 1 }]],
    change: (state) => {
      state.powers.PR.will = 1;
    },
  });
  answer(match, 'austria event/A8');
  go(match, { 'card-target': first });
  expect(stateOf(match).powers.PR.will).toBe(0);
  expect(match.result).toBeDefined();
});

test('CM §21.3.2 a battle takes Austria’s last Will: Prussia storms no Brieg afterwards', () => {
  const match = battle({
    leader: 'frederick',
    force: { inf: 20, field_art: 4 },
    against: 'AU',
    enemy: { leaders: ['charles'], inf: 12 },
    others: [['PR', 'brieg', { leaders: ['henry'], inf: 8 }]],
    dice: [6, 6, 1, 1],
    change: (state) => {
      state.powers.AU.will = 2;
      state.control.brieg = 'AU';
    },
  });
  go(match, { 'minimum-leader': 'none' });
  expect(optionsOf(match, 'prussia')).toEqual([]);
  expect(match.result).toBeDefined();
});

test('CM §21.3.2 a battle takes France’s last Will: it is out of the game before Britain goes on', () => {
  const match = battle({
    by: 'BR',
    nation: 'BR',
    leader: 'ferdinand_ha',
    from: 'gottingen',
    at: 'kassel',
    force: { inf: 20, field_art: 4 },
    against: 'FR',
    enemy: { leaders: ['soubise'], inf: 12 },
    dice: [6, 1],
    change: (state) => {
      state.powers.FR.will = 2;
      state.control.kassel = 'FR';
    },
  });
  go(match, { 'minimum-leader': 'none' });
  expect(stateOf(match).nations.FR.stance).toBe('out');
  expect(stateOf(match).stacks.some(({ troops }) => troops.FR)).toBe(false);
});

test('CM §22.4 in 1759 the Russians stand in Poznan from the start: to attack them there costs Prussia no VPs', () => {
  const match = table({
    scenario: 's1759',
    phase: 'strategy',
    active: 'PR',
    change: (_, world) => {
      hold(world, 'PR', 'P13');
      post(world, 'PR', 'meseritz', { leaders: ['frederick', 'henry'], inf: 30 });
    },
  });
  skip(match, 'light-transfer');
  const before = stateOf(match).powers.PR.vp;
  answer(match, 'prussia ops/P13', 'prussia frederick');
  go(match, { compose: 'done', ...PASSING });
  answer(match, 'prussia step/poznan');
  expect(stateOf(match).powers.PR.vp).toBe(before);
});

test('CM §17.5.1 Daun the Delayer does not lead a besieged army out of Prague', () => {
  const match = strategy({
    hands: { PR: ['P13'], AU: ['A12'] },
    forces: [
      ['PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 }],
      ['AU', 'prague', { leaders: ['daun'], inf: 12, inside: true }],
    ],
    change: (state) => {
      state.sieges.prague = { marker: 2, by: 'ap' };
    },
  });
  answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
  expect(optionsOf(match, 'austria')).not.toContain('interrupt/A12');
});

test('CM §8.6, 8.6.4 Saxon Refugees find no Austrian force outside a besieged fortress: the event is refused', () => {
  const match = strategy({
    active: 'AU',
    hands: { AU: ['A13'] },
    forces: [
      ['AU', 'prague', { leaders: ['charles'], inf: 10, inside: true }],
      ['PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 }],
    ],
    change: (state) => {
      state.sieges.prague = { marker: 1, by: 'ap' };
    },
  });
  expect(optionsOf(match, 'austria')).not.toContain('event/A13');
});
