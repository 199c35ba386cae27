import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { lastElection } from '../src/games/coalition-wars/ancien-regime/electors.ts';
import { battleAt } from '../src/games/coalition-wars/battles.ts';
import { lastEntreaties, suitorsOf } from '../src/games/coalition-wars/realpolitik/entreaties.ts';

type Told = AnyEvent & Readonly<Record<string, unknown>>;

const log = (...events: readonly Told[]): Logged[] => events.map((event, seq) => ({ seq, event }));

const VOTES = [
  { type: 'election' },
  { type: 'voted', power: 'britain', candidate: 'russia', votes: 2 },
  { type: 'voted', power: 'france', candidate: 'russia', votes: 3 },
];

test('an election goes on until somebody is elected or the throne is vacant', () => {
  expect(lastElection(log({ type: 'turn', turn: 1 }))).toBeUndefined();
  expect(lastElection(log(...VOTES))?.outcome).toBeUndefined();
  const elected = lastElection(
    log(...VOTES, { type: 'elected', power: 'russia', votes: 5 }, { type: 'turn', turn: 4 }),
  );
  expect(elected?.outcome).toEqual({ emperor: 'russia', votes: 5 });
  expect(elected?.votes).toHaveLength(2);
  expect(lastElection(log(...VOTES, { type: 'throne-vacant' }))?.outcome).toBeNull();
  expect(lastElection(log(...VOTES, { type: 'elected', power: 'russia', votes: 5 }, { type: 'election' }))).toEqual({
    votes: [],
  });
});

const GIVEN = [
  { type: 'entreaty', from: 'prussia', to: 'austria', marker: 'war' },
  { type: 'entreaty', from: 'austria', to: 'italy', marker: 'alliance' },
  { type: 'entreaty', from: 'prussia', to: 'italy', marker: 'alliance' },
];

test('entreaties are told until the march begins, and in short until the next cards', () => {
  const told = lastEntreaties(
    log({ type: 'diplomacy' }, ...GIVEN, { type: 'control', minor: 'italy', power: 'austria' }),
  );
  expect(told).toMatchObject({ fresh: true, recent: true });
  expect(told?.given).toHaveLength(3);
  expect(told?.outcome).toHaveLength(1);
  const envoy = { type: 'envoy', power: 'prussia', envoy: 'france' };
  expect(lastEntreaties(log(...GIVEN, envoy))).toMatchObject({ fresh: false, recent: true });
  const cards = { type: 'action-card', power: 'prussia', card: 'movement' };
  expect(lastEntreaties(log(...GIVEN, envoy, cards))).toMatchObject({ fresh: false, recent: false });
  expect(suitorsOf(log(...GIVEN), 'italy')).toEqual(['austria', 'prussia']);
});

test('a card struck by a 1 no longer lies in the pile it was played to', () => {
  const story = battleAt(
    log(
      { type: 'battle', at: 'saxonia', attacker: 'prussia', attack: 4, defence: 4 },
      { type: 'played', general: 'prussia-1', power: 'prussia' },
      { type: 'played', general: 'austria-1', power: 'austria' },
      { type: 'played', general: 'prussia-1', power: 'prussia' },
      { type: 'played-openly', general: 'austria-1', power: 'austria', card: 1 },
      { type: 'struck', general: 'prussia-1', power: 'prussia', card: 5 },
      { type: 'revealed', general: 'prussia-1', card: 4 },
      { type: 'revealed', general: 'austria-1', card: 3 },
      { type: 'victory', at: 'saxonia', side: 'attack', attack: 8, defence: 8 },
    ),
    0,
  );
  const prussian = story.fighters.find(({ general }) => general === 'prussia-1');
  expect(prussian).toMatchObject({ cards: [4], struck: [5] });
});
