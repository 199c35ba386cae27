/** AR §8: the Imperial Election. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import { action, bidding, type Differences, election, setUp, type Table } from '../ancien-regime.ts';

/** Britain, France and Austria hold two electors each, Prussia and Russia one. */
const EXAMPLE: Differences = {
  bare: true,
  status: { austria: 'french', prussia: 'expansionist', russia: 'neutral', spain: 'neutral', ottomans: 'neutral' },
  garrisons: { britain: ['saxonia'], france: ['lorraine', 'bavaria'], austria: ['pfalz'], russia: ['nassau'] },
};

test('AR §8 the example: with two votes of Britain, two of France and its own Russia is elected', () => {
  const table = election(EXAMPLE);
  expect(table.options('britain').toSorted()).toEqual(['vote/britain', 'vote/russia']);
  table.play('britain', 'vote/russia');
  expect(table.options('prussia').toSorted()).toEqual(['vote/prussia', 'vote/russia']);
  table.play('prussia', 'vote/prussia').play('austria', 'vote/austria').play('france', 'vote/russia');
  table.play('russia', 'vote/russia');
  expect(table.state.empire?.emperor).toBe('russia');
  expect(table.told('elected')).toEqual([expect.objectContaining({ power: 'russia', votes: 5 })]);
  expect(table.asked('austria')).toBe('discard');
});

test('AR §8 every Electoral Territory is a vote: Austria casts two', () => {
  const table = election(EXAMPLE)
    .play('britain', 'vote/russia')
    .play('prussia', 'vote/prussia')
    .play('austria', 'vote/austria');
  expect(table.told('voted').map(({ power, votes }) => [power, votes])).toEqual([
    ['britain', 2],
    ['prussia', 1],
    ['austria', 2],
  ]);
});

test('AR §8 the votes are cast one after the other in the Order of Play', () => {
  const table = election(EXAMPLE);
  const asked: Power[] = [];
  while (table.waiting.some((seat) => table.asked(seat) === 'vote')) {
    const [seat] = table.waiting;
    expect(table.waiting).toHaveLength(1);
    if (seat === undefined) break;
    asked.push(seat);
    table.play(seat, `vote/${seat}`);
  }
  expect(asked).toEqual(['britain', 'prussia', 'austria', 'france', 'russia']);
});

test('AR §8 votes are open: who comes later knows them', () => {
  const table = election(EXAMPLE).play('britain', 'vote/russia');
  expect(table.match.view('france').empire?.votes).toEqual({ britain: 'russia' });
  expect(table.told('voted', 'france')).toEqual([
    expect.objectContaining({ power: 'britain', candidate: 'russia', votes: 2 }),
  ]);
});

test('AR §8 nobody votes for a Power he is at war with', () => {
  const table = election(EXAMPLE);
  expect(table.refusal('britain', 'vote/france')).toBe('vote-for-enemy, AR §8');
  expect(table.refusal('britain', 'vote/prussia')).toBe('vote-for-enemy, AR §8');
});

test('AR §8 nobody votes for a Power without an Electoral Territory', () => {
  expect(election(EXAMPLE).refusal('britain', 'vote/spain')).toBe('no-elector, AR §8');
});

test('AR §8 a Power without an Electoral Territory does not vote', () => {
  const table = election(EXAMPLE).idle((at) => at.asked('austria') === 'discard');
  expect(table.told('voted').map(({ power }) => power)).not.toContain('spain');
});

test('AR §8 without five votes the throne is vacant', () => {
  const table = election({ ...EXAMPLE, emperor: 'austria' });
  for (const seat of ['britain', 'prussia', 'austria', 'france', 'russia'] as const) table.play(seat, `vote/${seat}`);
  expect(table.state.empire?.emperor).toBeNull();
  expect(table.told('throne-vacant')).toHaveLength(1);
});

test('AR §8 Coalition Allies may elect one of theirs', () => {
  const table = election({
    bare: true,
    status: { austria: 'british', russia: 'british' },
    garrisons: { britain: ['saxonia', 'pfalz'], austria: ['bavaria'] },
  });
  table.play('britain', 'vote/austria').play('prussia', 'vote/prussia').play('austria', 'vote/austria');
  expect(table.state.empire).toMatchObject({ emperor: 'austria', votes: { britain: 'austria', austria: 'austria' } });
});

describe('AR §8 a majority of the electors in one hand', () => {
  const MAJORITY: Differences = { bare: true, garrisons: { austria: ['pfalz', 'nassau', 'bavaria', 'saxonia'] } };

  test('is Emperor without a vote', () => {
    const table = election(MAJORITY);
    expect(table.waiting).toEqual(['austria']);
    expect(table.asked('austria')).toBe('take-crown');
    table.play('austria', 'yes');
    expect(table.state.empire?.emperor).toBe('austria');
    expect(table.told('voted')).toEqual([]);
  });

  test('may not wish it: then everybody votes', () => {
    const table = election(MAJORITY).play('austria', 'no');
    expect(table.told('crown-declined')).toEqual([expect.objectContaining({ power: 'austria' })]);
    table.play('britain', 'vote/britain').play('prussia', 'vote/prussia').play('austria', 'vote/britain');
    expect(table.state.empire?.emperor).toBe('britain');
  });
});

test('AR §8 the election is before the Austrian Muster, and before any action of that turn', () => {
  const table = election(EXAMPLE);
  expect(table.told('election')).toHaveLength(1);
  expect(table.told('drew')).toEqual([]);
  expect(table.told('money')).toEqual([]);
});

test('AR §8 there is an election in round 1', () => {
  const table = setUp('1740')
    .play('prussia', 'name/prussia-1')
    .idle((at) => at.told('election').length > 0);
  expect([table.state.round, table.state.turn]).toEqual([1, 2]);
});

test('AR §8 no other Muster brings an election', () => {
  expect(bidding('prussia', EXAMPLE).told('election')).toEqual([]);
});

test('AR §8 the old votes are taken back before a new election', () => {
  const table = election(EXAMPLE);
  expect(table.state.empire?.votes).toEqual({});
});

test('AR §9.6 the Emperor gains 2 Influence in addition', () => {
  const table = action('austria', 'influence', { bare: true, emperor: 'austria', garrisons: { austria: ['bavaria'] } });
  table.idle((at) => at.state.turn !== 0);
  expect(table.of('austria').influence).toBe(3);
  expect(table.told('influence').map(({ why, gained }) => [why, gained])).toEqual([
    ['territories', 1],
    ['emperor', 2],
  ]);
});

test('AR §8 another than the Emperor does not', () => {
  const table = action('austria', 'influence', { bare: true, emperor: 'france', garrisons: { austria: ['bavaria'] } });
  table.idle((at) => at.state.turn !== 0);
  expect(table.of('austria').influence).toBe(1);
});

test('AR §8 the crown is kept until the next election, though all electors are lost', () => {
  const table = action('austria', 'influence', {
    bare: true,
    emperor: 'austria',
    garrisons: { prussia: ['bohemia'] },
  }).idle((at) => at.state.turn !== 0);
  expect(table.of('austria').influence).toBe(2);
});

describe('AR §12 Minor Powers in the election', () => {
  const MINOR: Differences = {
    ...EXAMPLE,
    players: 4,
    status: { ...EXAMPLE.status, russia: 'french', spain: 'french' },
    master: { russia: 'france', spain: 'france' },
  };

  test('their votes are cast by their master', () => {
    const table = election(MINOR)
      .play('britain', 'vote/britain')
      .play('prussia', 'vote/prussia')
      .play('austria', 'vote/russia');
    table.play('france', 'vote/russia');
    expect(table.asked('france')).toBe('vote');
    table.play('france', 'vote/russia');
    expect(table.state.empire?.emperor).toBe('russia');
  });

  test('a Minor Power as Emperor: its master gains the 2 Influence', () => {
    const table = action('russia', 'influence', { ...MINOR, emperor: 'russia', garrisons: {} });
    table.idle((at) => at.of('france').influence > 0);
    expect(table.of('france').influence).toBe(2);
    expect(table.of('russia').influence).toBe(0);
  });

  test('one that nobody controls does not vote and is not voted for', () => {
    const table: Table = election({ ...EXAMPLE, players: 4 });
    expect(table.refusal('britain', 'vote/russia')).toBe('no-elector, AR §8');
  });
});

test('AR §8 where talks are closed first, they are before the election too', () => {
  const table = election({ ...EXAMPLE, options: { negotiation: 'before' } });
  expect(table.waiting).toContain('ottomans');
  expect([table.asked('britain'), table.cited('britain')]).toEqual(['negotiate', 'AR §8']);
  for (const seat of [...table.waiting]) table.play(seat, 'ready');
  expect(table.asked('britain')).toBe('vote');
});
