import { expect, test } from 'vitest';
import { quietly, strategy } from './cases/play.ts';
import { answer, askedOf, stackOf, stateOf, told } from './table.ts';

test('8.6.2, 11.3 Converging Attack: two Commands reach the enemy and attack as one force', () => {
  const match = strategy({
    active: 'PR',
    // Henry rolls 5 on the Coordinated Attack Table, +1 for Initiative 2; then two dice for each side.
    dice: [5, 6, 6, 1, 1],
    forces: [
      ['PR', 'gabel', { leaders: ['frederick'], inf: 12 }],
      ['PR', 'reichenberg', { leaders: ['henry'], inf: 10 }],
      ['AU', 'jungbunzlau', { leaders: ['serbelloni'], inf: 8 }],
    ],
    hands: { PR: ['P4'] },
  });
  answer(match, 'prussia event/P4', 'prussia jungbunzlau', 'prussia frederick', 'prussia done');
  answer(match, 'prussia henry', 'prussia done');
  while (askedOf(match, 'prussia')?.startsWith('designate')) answer(match, 'prussia done');
  quietly(match);
  answer(match, 'prussia march/jungbunzlau');
  quietly(match);
  answer(match, 'prussia done');
  quietly(match);
  expect(stackOf(match, 'frederick')?.at).toBe('jungbunzlau');
  answer(match, 'prussia march/jungbunzlau');
  quietly(match);
  if (askedOf(match, 'prussia') === 'march') answer(match, 'prussia done');
  expect(told(match, 'coordinated')).toMatchObject([{ force: 'henry', roll: 5, total: 6, outcome: 'arrives' }]);
  expect(askedOf(match, 'prussia')).toBe('attack');
  answer(match, 'prussia attack');
  expect(told(match, 'battle')).toMatchObject([{ attacker: 'frederick', attack: 22, defence: 8 }]);
  expect(stateOf(match).agenda.length).toBeGreaterThan(0);
});
