/** AR §7: the Diplomacy Phase. */
import { expect, test } from 'vitest';
import type { Power, Status } from '../../src/core/vocabulary.ts';
import { declare, diplomacy, marching, type Table } from '../ancien-regime.ts';

const NEUTRAL = {
  austria: 'neutral',
  prussia: 'neutral',
  russia: 'neutral',
  spain: 'neutral',
  ottomans: 'neutral',
} as const;

test('AR §7 the example: Prussia with Britain, Austria and Spain with France, Russia Neutral, the Ottomans Expansionist', () => {
  const table = declare(
    { prussia: 'british', austria: 'french', spain: 'french', russia: 'neutral', ottomans: 'expansionist' },
    { bare: true },
  );
  expect(table.state.status).toEqual({
    britain: 'british',
    france: 'french',
    prussia: 'british',
    austria: 'french',
    spain: 'french',
    russia: 'neutral',
    ottomans: 'expansionist',
  });
});

test('AR §7 Britain and France declare nothing', () => {
  expect(diplomacy({ bare: true, status: NEUTRAL }).waiting.toSorted()).toEqual([
    'austria',
    'ottomans',
    'prussia',
    'russia',
    'spain',
  ]);
});

test('AR §7 declarations are sealed and revealed together', () => {
  const table = diplomacy({ bare: true, status: NEUTRAL });
  table.play('austria', 'status/french').play('prussia', 'status/british');
  expect(table.match.view('russia').status.austria).toBe('neutral');
  table.play('russia', 'status/neutral').play('spain', 'status/neutral').play('ottomans', 'status/neutral');
  expect(table.state.status).toMatchObject({ austria: 'french', prussia: 'british' });
});

test('AR §7 a principal may expel a Power before the talks; it must choose another Status', () => {
  const table = diplomacy({ bare: true });
  table.play('france', 'expel/prussia', 'done').play('britain', 'done');
  expect(table.offers('prussia', 'status/french')).toBe(false);
  expect(table.refusal('prussia', 'status/french')).toBe('expelled, AR §7 Coalition');
});

/** Everybody but one Power stays as it is; the principal turns that one away. */
function turnedAway(power: Power, former: Status, applied: 'british' | 'french', expel?: 'britain' | 'france'): Table {
  const table = diplomacy({ bare: true, status: { ...NEUTRAL, [power]: former } });
  for (const principal of ['britain', 'france'] as const)
    if (table.asked(principal) === 'expel')
      table.play(
        principal,
        ...(expel === principal ? [`expel/${power}`] : []),
        ...(expel === principal ? [] : ['done']),
      );
  for (const seat of [...table.waiting]) table.play(seat, seat === power ? `status/${applied}` : 'status/neutral');
  const principal = applied === 'british' ? 'britain' : 'france';
  expect(table.asked(principal)).toBe('admit');
  return table.play(principal, 'no');
}

test('AR §7 a rejected Power keeps the Status it had, or becomes Neutral', () => {
  const table = turnedAway('spain', 'expansionist', 'french');
  expect(table.asked('spain')).toBe('rejected');
  expect(table.cited('spain')).toBe('AR §7 Coalition');
  expect(table.options('spain')).toEqual(['status/expansionist', 'status/neutral']);
  table.play('spain', 'status/expansionist');
  expect(table.state.status.spain).toBe('expansionist');
});

test('AR §7 rejected by the other Coalition, a Power may stay where it was', () => {
  const table = turnedAway('spain', 'french', 'british');
  expect(table.options('spain')).toEqual(['status/french', 'status/neutral']);
  expect(table.play('spain', 'status/french').state.status.spain).toBe('french');
});

test('AR §7 a Neutral Power that is rejected stays Neutral', () => {
  const table = turnedAway('spain', 'neutral', 'french').idle((at) => at.state.former === null);
  expect(table.state.status.spain).toBe('neutral');
});

test('AR §7 expelled by one Coalition and rejected by the other: nothing is left but Neutrality', () => {
  const table = turnedAway('spain', 'french', 'british', 'france').idle((at) => at.state.former === null);
  expect(table.state.status.spain).toBe('neutral');
});

test('AR §7 an Expansionist is not what a rejected Power may become, unless it was one', () => {
  expect(turnedAway('spain', 'french', 'british').offers('spain', 'status/expansionist')).toBe(false);
});

test('AR §7 an ally enters with leave only', () => {
  const table = marching('russia', 'prussia', { bare: true, generals: { russia: { krakow: 1 } } });
  table.play('russia', 'move/russia-1/hungari');
  expect(table.asked('austria')).toBe('consent');
  table.play('austria', 'no');
  expect(table.where('russia-1')).toBe('krakow 1');
  expect(table.refusal('russia', 'move/russia-1/hungari')).toBe('leave-denied, AR §7 Coalition');
});

test('AR §7 no Garrison is left in the home of an ally', () => {
  const table = marching('russia', 'prussia', { bare: true, generals: { russia: { krakow: 1 } } });
  table.play('russia', 'move/russia-1/hungari').play('austria', 'yes');
  expect(table.options('russia')).toEqual(['garrison/krakow', 'done']);
  table.play('russia', 'done');
  expect(table.refusal('russia', 'garrison/russia-1')).toBe('ally-home, AR §9.7 Placing a Garrison');
});

test('AR §7 a Neutral Power is not attacked at home', () => {
  const table = marching('russia', 'prussia', { bare: true, generals: { russia: { bessarabia: 1 } } });
  expect(table.refusal('russia', 'move/russia-1/wallachia')).toBe('neutral-home, AR §11.3');
});

test('AR §7 a Neutral Power is attacked outside its home', () => {
  const table = marching('russia', 'prussia', {
    bare: true,
    generals: { russia: { podolia: 3 } },
    garrisons: { ottomans: ['bessarabia'] },
  });
  table.marches('russia', 'move/russia-1/bessarabia');
  expect(table.state.battle).toMatchObject({ at: 'bessarabia', defenders: ['ottomans'] });
});
