/** Episodes that the chronicle of Ultima Ratio Regis tells as one. */
import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import { edgeCite, faceCite } from '@quadrille/ultima-ratio-regis/combat/cites.ts';
import { expect, test } from 'vitest';
import { combatAt } from '../src/games/ultima-ratio-regis/combats.ts';
import { lastStory, storiesIn } from '../src/games/ultima-ratio-regis/stories.ts';
import { taleAt } from '../src/games/ultima-ratio-regis/tales.ts';

type Told = AnyEvent & Readonly<Record<string, unknown>>;
const logOf = (...events: readonly Told[]): Logged[] => events.map((event, seq) => ({ seq, event }));

const assault = (points: number, against: number): Told[] => [
  { type: 'combat', sort: 'sort-siege', kind: 'siege', at: 'milan', attacker: 'france', defender: 'spain' },
  { type: 'rolled', power: 'france', dice: '6 (C3)', points, casualties: 1 },
  { type: 'rolled', power: 'spain', dice: '3 (C2)', points: against, casualties: 0 },
  { type: 'won', power: 'france', points, against },
];

test('a combat: each side’s modifiers, with the section of each', () => {
  const log = logOf(
    { type: 'combat', sort: 'sort-siege', kind: 'siege', at: 'milan', attacker: 'france', defender: 'spain' },
    { type: 'edge', power: 'france', by: 1, way: 'edge-up', why: '021' },
    { type: 'edge', power: 'spain', by: -1, way: 'edge-down', why: 'siege-casualty' },
    ...assault(2, 1).slice(1),
  );
  const combat = combatAt(log, 0);
  expect(combat?.attack.edges).toMatchObject([{ by: 1, why: '021' }]);
  expect(combat?.defence.edges).toMatchObject([{ by: -1, why: 'siege-casualty' }]);
  expect(['021', 'siege-casualty', 'flooded'].map((why) => edgeCite('siege', why))).toEqual([
    '§13.1.4',
    '§13.4.3',
    '§3.2',
  ]);
  expect(['siege', '023', 'tactical'].map(faceCite)).toEqual(['§19.3', '§13.1.4', '§17.3.2']);
});

test('a siege: every assault with its points, the casualties after each, and the fall', () => {
  const log = logOf(
    { type: 'besieges', power: 'france', at: 'milan' },
    { type: 'impulse-over', player: 'player-1' },
    ...assault(2, 1),
    { type: 'siege-casualties', at: 'milan', casualties: 1 },
    { type: 'besieges', power: 'france', at: 'naples' },
    ...assault(3, 1),
    { type: 'capitulated', power: 'spain', at: 'milan' },
  );
  expect(taleAt(log, 0)).toMatchObject({
    kind: 'siege',
    assaults: [
      { begins: 2, casualties: 1 },
      { begins: 8, casualties: 1 },
    ],
    end: { type: 'capitulated' },
    ends: 12,
  });
  // It is told when it begins and when it ends; the assaults where they were decided.
  expect([...storiesIn(log).at]).toEqual([
    [5, 2],
    [11, 8],
    [12, 0],
    [0, 0],
    [7, 7],
  ]);
  expect(lastStory(log)).toEqual({ at: 0, over: true, powers: ['france', 'spain'] });
});

test('an auction: its bids in order, and what the winner pays; told where it ends', () => {
  const log = logOf(
    { type: 'auction', prize: 'genoa' },
    { type: 'bid', power: 'spain', prize: 'genoa', bid: 1 },
    { type: 'bid', power: 'france', prize: 'genoa', bid: 2 },
    { type: 'unrest', power: 'france', by: 2, way: 'rises', points: 2, to: 5, why: 'auction' },
    { type: 'allied-minor', minor: 'genoa', power: 'france' },
    { type: 'bid', power: 'spain', prize: 'genoa', bid: 9 },
  );
  expect(taleAt(log, 0)).toMatchObject({ bids: [{ power: 'spain' }, { power: 'france' }], paid: { to: 5 }, ends: 4 });
  expect([...storiesIn(log).at]).toEqual([[4, 0]]);
  expect([...storiesIn(log).within]).toEqual([0, 1, 2]);
  expect(taleAt(log.slice(0, 3), 0)).toMatchObject({ till: 3 });
  expect([...storiesIn(log.slice(0, 3)).at]).toEqual([[0, 0]]);
});

test('an election: every vote, and the Emperor', () => {
  const log = logOf(
    { type: 'own-votes', power: 'austria', votes: 1 },
    { type: 'votes', elector: 'saxony', power: 'austria', votes: 1 },
    { type: 'emperor', power: 'austria', votes: 2 },
  );
  expect(taleAt(log, 0)).toMatchObject({ kind: 'election', votes: [{ votes: 1 }, { votes: 1 }], ends: 2 });
  expect([...storiesIn(log).at]).toEqual([[2, 0]]);
});

test('a peace: who asked, the sum step by step, its price, and who goes home after it', () => {
  const sides = { power: 'austria', against: 'france' };
  const log = logOf(
    { type: 'asks-peace', power: 'france', of: 'austria', why: 'wishes' },
    { type: 'status', ...sides, why: 'fought', mine: 3, theirs: 1 },
    { type: 'status', ...sides, why: 'opened', mine: 4, theirs: 1 },
    { type: 'unrest', power: 'france', by: 4, way: 'rises', points: 4, to: 6, why: 'war-weariness' },
    { type: 'war-won', ...sides, conditions: 3 },
    { type: 'condition', ...sides, what: 'condition-vp', thing: 'austria' },
    { type: 'peace', ...sides },
    { type: 'restored', at: 'milan', to: 'austria' },
    { type: 'calm', power: 'france' },
    { type: 'restored', at: 'naples', to: 'austria' },
  );
  expect(taleAt(log, 0)).toMatchObject({
    sum: [{ mine: 3 }, { mine: 4 }],
    won: { conditions: 3 },
    conditions: [{ thing: 'austria' }],
    after: [3, 7],
    ends: 6,
    till: 8,
  });
  expect([...storiesIn(log).at]).toEqual([[6, 0]]);
  expect(lastStory(log)).toEqual({ at: 0, over: true, powers: ['france', 'austria'] });
});

test('what nobody decides is over with the impulse', () => {
  const log = logOf(
    { type: 'asks-peace', power: 'france', of: 'austria', why: 'wishes' },
    { type: 'impulse', player: 'player-2' },
    { type: 'status', power: 'austria', against: 'france', why: 'fought', mine: 3, theirs: 1 },
  );
  expect(taleAt(log, 0)).toMatchObject({ till: 1 });
  expect([...storiesIn(log).at.keys()]).toEqual([0, 2]);
});
