/** What is announced, not left to the log: a blow to the seat that looks. */
import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import type { View as ClashView } from '../src/games/clash-of-monarchs/model.ts';
import { weighs as inClash } from '../src/games/clash-of-monarchs/weights.ts';
import { weighs as inCoalitions } from '../src/games/coalition-wars/weights.ts';
import type { View as UltimaView } from '../src/games/ultima-ratio-regis/model.ts';
import { weighs as inUltima } from '../src/games/ultima-ratio-regis/weights.ts';

type Told = AnyEvent & Readonly<Record<string, unknown>>;
const logOf = (...events: readonly Told[]): Logged[] => events.map((event, seq) => ({ seq, event }));

const austria = (...events: readonly Told[]) => {
  const log = logOf(...events);
  return log.map(({ event }, index) => inCoalitions(event, { seat: 'austria', log, index }));
};

test('Coalitions: whoever is expelled, attacked or robbed of a Minor Power hears of it', () => {
  expect(austria({ type: 'expelled', power: 'austria', by: 'france' })).toEqual(['blow']);
  expect(austria({ type: 'expelled', power: 'russia', by: 'france' })).toEqual([undefined]);
  expect(
    austria(
      { type: 'control', minor: 'spain', power: 'austria' },
      { type: 'control', minor: 'spain', power: 'france' },
      { type: 'control', minor: 'spain', power: 'britain' },
    ),
  ).toEqual([undefined, 'blow', undefined]);
  const attack = { type: 'battle', at: 'wien', attacker: 'france', attack: 3, defence: 2 };
  const card = { type: 'played', general: 'austria-1', power: 'austria' };
  expect(austria(attack, card)[0]).toBe('blow');
  expect(austria({ ...attack, attacker: 'austria' }, card)[0]).toBeUndefined();
});

const clash = {
  seats: { PR: 'anglo-prussia', BR: 'anglo-prussia', AU: 'coalition', FR: 'coalition', RU: 'coalition' },
  nations: {
    PR: { side: 'ap', patron: 'PR' },
    BR: { side: 'ap', patron: 'BR' },
    AU: { side: 'coalition', patron: 'AU' },
    FR: { side: 'coalition', patron: 'FR' },
    RU: { side: 'coalition', patron: 'RU' },
    SW: { side: 'coalition', patron: 'FR' },
  },
  control: { glatz: 'PR' },
} as unknown as ClashView;

test.each([
  { type: 'battle', at: 'lobositz', attacker: 'browne', defender: 'frederick' },
  { type: 'siege-laid', at: 'glatz', force: 'daun' },
  { type: 'fortress-taken', at: 'glatz', nation: 'AU', by: 'surrender' },
  { type: 'leader-fate', leader: 'frederick', at: 'glatz', fate: 'captured' },
  { type: 'enters-war', nation: 'SW', side: 'coalition', patron: 'FR' },
  { type: 'leaves-war', nation: 'BR' },
])('Clash of Monarchs: $type is a blow to Prussia, and none to Austria', (event) => {
  expect(inClash(event, { seat: 'anglo-prussia', view: clash })).toBe('blow');
  expect(inClash(event, { seat: 'coalition', view: clash })).toBeUndefined();
});

test('Clash of Monarchs: whoever has thrown the dice is told what they said', () => {
  const inTurn = { ...clash, active: 'PR' } as ClashView;
  const storm = { type: 'coup', at: 'wittenberg', force: 'frederick', roll: 2, total: 2, success: 0 };
  expect(inClash(storm, { seat: 'anglo-prussia', view: inTurn })).toBe('reveal');
  expect(inClash(storm, { seat: 'coalition', view: inTurn })).toBeUndefined();
  const misses = { type: 'misses', force: 'daun', at: 'glatz', roll: 1, total: 3 };
  expect(inClash(misses, { seat: 'coalition', view: inTurn })).toBe('reveal');
  expect(inClash(misses, { seat: 'anglo-prussia', view: inTurn })).toBeUndefined();
});

const ultima = {
  realms: [
    { power: 'portugal', player: 'player-1' },
    { power: 'spain', player: 'player-2' },
  ],
  minors: [{ minor: 'genoa', ally: 'portugal' }],
  lands: { lisboa: 'home:portugal', ceuta: 'domain:portugal' },
} as unknown as UltimaView;

test.each([
  { type: 'declares-war', power: 'spain', against: 'portugal' },
  { type: 'declares-war', power: 'spain', against: 'genoa' },
  { type: 'combat', sort: 'battle', kind: 'land', at: 'lisboa', attacker: 'spain', defender: 'portugal' },
  { type: 'besieges', power: 'spain', at: 'lisboa' },
  { type: 'control', power: 'spain', at: 'ceuta', from: 'portugal' },
  { type: 'plundered', power: 'spain', victim: 'portugal', unrest: 1 },
])('Ultima Ratio Regis: $type is a blow to the player of Portugal, and none to Spain', (event) => {
  const log = logOf(event);
  expect(inUltima(event, { seat: 'player-1', view: ultima, log, index: 0 })).toBe('blow');
  expect(inUltima(event, { seat: 'player-2', view: ultima, log, index: 0 })).toBeUndefined();
});

test('Ultima Ratio Regis: how a combat ended is a blow to the defender, and turned over for the attacker', () => {
  const log = logOf(
    { type: 'combat', sort: 'battle', kind: 'land', at: 'lisboa', attacker: 'spain', defender: 'portugal' },
    { type: 'won', power: 'portugal', points: 3, against: 1 },
  );
  const heard = (seat: string) => inUltima(log[1]?.event ?? { type: '' }, { seat, view: ultima, log, index: 1 });
  expect([heard('player-1'), heard('player-2'), heard('player-3')]).toEqual(['blow', 'reveal', undefined]);
});

test('Ultima Ratio Regis: an ally who goes is announced to whom it has left', () => {
  const log = logOf(
    { type: 'allied-minor', minor: 'venice', power: 'portugal' },
    { type: 'neutral-minor', minor: 'venice' },
    { type: 'conquered-minor', minor: 'venice', power: 'spain' },
  );
  const heard = (seat: string) => log.map(({ event }, index) => inUltima(event, { seat, view: ultima, log, index }));
  expect(heard('player-1')).toEqual([undefined, 'blow', undefined]);
  expect(heard('player-2')).toEqual([undefined, undefined, undefined]);
});
