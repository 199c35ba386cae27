/** C §4: the Wheel, Territories, control, Morale, the hand. */
import { expect, test } from 'vitest';
import { regionOf } from '../../src/core/board.ts';
import { boardOf } from '../../src/core/data.ts';
import { action, marching, movement, setUp } from '../position.ts';

const empire = boardOf('coalitions-empire');

test('C §4 the Wheel begins with Britain on Muster and France on Movement', () => {
  expect(setUp('1805').match.view(null).wheel).toEqual({
    britain: 'muster',
    ottomans: 'taxation',
    russia: 'leadership',
    prussia: 'mobilisation',
    austria: 'influence',
    france: 'movement',
  });
});

test('C §4 after each turn every Power goes on by one action', () => {
  const table = setUp('1805').idle((at) => at.state.turn === 1);
  expect(table.match.view(null).wheel).toMatchObject({ britain: 'taxation', france: 'muster', russia: 'mobilisation' });
});

test('C §4 a new round begins when Britain is back on Muster', () => {
  const table = setUp('1805').idle((at) => at.state.round === 2);
  expect(table.state.turn).toBe(0);
  expect(table.match.view(null).wheel.britain).toBe('muster');
});

test('C §4 the Order of Play: Britain, France, Austria, Prussia, Russia, the Ottomans', () => {
  expect(setUp('1805').match.view(null).order).toEqual([
    'britain',
    'france',
    'austria',
    'prussia',
    'russia',
    'ottomans',
  ]);
});

test('C §4 the examples of Territories: Tyrol Home, Wien Capital, Bavaria Disputed, Wurttemberg Undisputed', () => {
  expect(regionOf(empire, 'tyrol')).toMatchObject({ terrain: 'home', owner: 'austria' });
  expect(regionOf(empire, 'wien')).toMatchObject({ terrain: 'capital', owner: 'austria' });
  expect(regionOf(empire, 'bavaria').stripes.toSorted()).toEqual(['austria', 'france']);
  expect(regionOf(empire, 'wurttemberg').terrain).toBe('undisputed');
});

test('C §4 the Alps and the Caucasus cannot be entered', () => {
  const impassable = [...empire.regions.values()].filter(({ terrain }) => terrain === 'impassable');
  expect(impassable.map(({ id }) => id).toSorted()).toEqual(['alps', 'caucasus']);
  const table = marching('france', 'ottomans', { bare: true, generals: { france: { provence: 1 } } });
  expect(table.offers('france', 'move/france-1/alps')).toBe(false);
  expect(table.refusal('france', 'move/france-1/alps')).toBe('impassable, C §7.6 Movement types');
});

test('C §4 there are eleven ports, and all Sea Lanes are British', () => {
  expect(empire.ports).toHaveLength(11);
  for (const { lanes } of [...empire.regions.values()]) for (const { of } of lanes) expect(of).toBe('britain');
});

test('C §4 a Power controls its Home Territories without a Garrison', () => {
  const table = action('prussia', 'taxation', { bare: true, status: { prussia: 'expansionist' } });
  expect(table.told('money')).toContainEqual({ type: 'money', power: 'prussia', gained: 6, why: 'taxation' });
});

test("C §4 another Power's Garrison takes a Home Territory away, a General alone does not", () => {
  const homes = { bare: true, status: { prussia: 'expansionist' } } as const;
  const visited = action('prussia', 'taxation', { ...homes, generals: { austria: { silesia: 3 } } });
  expect(visited.told('money')).toContainEqual({ type: 'money', power: 'prussia', gained: 6, why: 'taxation' });
  const taken = action('prussia', 'taxation', { ...homes, garrisons: { austria: ['silesia'] } });
  expect(taken.told('money')).toContainEqual({ type: 'money', power: 'prussia', gained: 4, why: 'taxation' });
});

test('C §4 Morale never rises above 15', () => {
  const table = action('austria', 'leadership', { morale: { austria: 15 } });
  expect(table.offers('austria', 'morale')).toBe(false);
  expect(table.refusal('austria', 'morale')).toBe('most-morale, C §7.3');
});

test('C §4 Morale never falls below 0', () => {
  const table = marching('france', 'ottomans', {
    bare: true,
    morale: { france: 1 },
    hands: { france: [5] },
    generals: { france: { picardie: 1 }, britain: { holland: 3 } },
    garrisons: { britain: ['holland'] },
    fortresses: ['holland'],
  });
  table.marches('france', 'move/france-1/holland').play('france', 'card/5', 'off-map');
  expect(table.of('france').morale).toBe(0);
});

test('C §4 nobody but France holds more than six cards at the end of an action', () => {
  const table = action('russia', 'leadership', { bare: true, hands: { russia: [2, 2, 3, 3, 4, 4] }, deck: [5] });
  table.play('russia', 'card');
  expect(table.asked('russia')).toBe('hand-limit');
  expect(table.options('russia')).toEqual(['card/2', 'card/3', 'card/4', 'card/5']);
  table.play('russia', 'card/2');
  expect(table.of('russia').hand).toEqual([2, 3, 3, 4, 4, 5]);
  expect(table.asked('russia')).not.toBe('hand-limit');
});

test('C §4 France holds ten cards at the end of an action', () => {
  const ten = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5] as const;
  const table = action('france', 'leadership', { bare: true, hands: { france: [...ten] }, deck: [5] });
  table.play('france', 'card');
  expect(table.asked('france')).toBe('hand-limit');
  table.play('france', 'card/5');
  expect(table.of('france').hand).toHaveLength(10);
});

test('C §4 six cards are not too many for Austria, nor ten for France', () => {
  const six = action('austria', 'muster', { bare: true, hands: { austria: [2, 2, 3, 3, 4, 4] } });
  six.play('austria', 'card/2');
  expect(six.asked('austria')).toBeUndefined();
  const ten = action('france', 'muster', { bare: true, hands: { france: [2, 2, 2, 3, 3, 3, 4, 4, 4, 5] } });
  ten.play('france', 'card/2');
  expect(ten.asked('france')).toBeUndefined();
});

test('C §4 Generals of two Powers that are not in the same Coalition fight in the same Territory', () => {
  const table = marching('austria', 'france', {
    bare: true,
    generals: { austria: { galicia: 1 }, russia: {}, ottomans: { bessarabia: 1 } },
  });
  table.marches('austria', 'move/austria-1/bessarabia');
  expect(table.told('battle')).toHaveLength(1);
});

test('C §4 a Power that moves must select an Envoy', () => {
  const table = movement('austria');
  expect(table.asked('austria')).toBe('envoy');
  expect(table.options('austria').every((id) => id.startsWith('envoy/'))).toBe(true);
});
