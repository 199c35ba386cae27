/** U §3.1, §21: cards of war and alliance that meet each other and the rules. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { CardId, Player, Power } from '../../src/vocabulary.ts';
import { at, before, claimed, garrison, PLAYER, play, warBetween } from '../cards/event.ts';
import { answer, optionsOf, own, stateOf, type Table, war } from '../table.ts';
import { onwards } from './play.ts';

const wars = (match: Table): string[] => stateOf(match).wars.map(({ sides }) => sides.join('–'));
/** Who is asked by an event whether he enters a war, and against whom, everybody saying no. */
const called = (card: CardId, change: (state: State) => void = () => {}): string[] => {
  const match = before(card, { change });
  answer(match, `${PLAYER} card/${card}/event`);
  const asked: string[] = [];
  for (let n = 0; n < 40; n++) {
    const seat = match.waiting[0] ?? '';
    const question = match.questions(seat)[0]?.ask;
    if (!question || question.id === 'act') return asked.toSorted();
    if (question.id === 'join-war') asked.push(`${question.args?.power}>${question.args?.against}`);
    const options = optionsOf(match, seat);
    answer(match, `${seat} ${options.includes('no') ? 'no' : options[0]}`);
  }
  return asked;
};
const players = (of: Partial<Record<Power, Player>>) => (state: State) => {
  for (const each of state.realms) {
    const player = of[each.power];
    if (player) each.player = player;
  }
};

describe('U §21.1.2 events that ally somebody with somebody at war', () => {
  test('U card 202 England fights France; Spain, its ally from now on, is asked', () => {
    expect(called('202', players({ england: 'player-1', france: 'player-2', spain: 'player-3' }))).toEqual([
      'spain>france',
    ]);
  });
  test('U card 605 both at war already: nobody is asked; the war of each is worth a point', () => {
    const change = players({ ottomans: 'player-1', venice: 'player-2', spain: 'player-3' });
    expect(called('605', change)).toEqual([]);
    const match = play('605', { change });
    expect([warBetween(match, 'ottomans', 'venice')?.vp, warBetween(match, 'ottomans', 'spain')?.vp]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
  test('U card 313 Barbary at war with Spain: the Ottomans may enter that war; it is worth nothing to them', () => {
    const change = (state: State) => {
      players({ ottomans: 'player-1', barbary: 'player-1', spain: 'player-2' })(state);
      war(state, 'spain', 'barbary');
      garrison(3, 'barbary')(state);
    };
    const match = before('313', { change });
    answer(match, `${PLAYER} card/313/event`);
    onwards(match, ['join-war']);
    answer(match, `${PLAYER} yes`);
    onwards(match, ['act']);
    expect(warBetween(match, 'ottomans', 'spain')?.vp).toEqual([0, 0]);
  });
  test('U card 512 Denmark fights Sweden; Poland, allied by the same card, is asked', () => {
    expect(called('512', players({ denmark: 'player-1', sweden: 'player-2', poland: 'player-3' }))).toEqual([
      'poland>sweden',
    ]);
  });
  test('U card 1003 Sweden fights Austria; France, its ally from now on, is asked; so is Spain for Austria', () => {
    expect(
      called('1003', (state) => {
        players({ sweden: 'player-1', austria: 'player-2', france: 'player-3', spain: 'player-2' })(state);
        state.alliances.splice(0);
        state.alliances.push(['spain', 'austria']);
      }),
    ).toEqual(['france>austria', 'spain>sweden']);
  });
  test('U card 1302 Poland, ally of Austria by the card, is asked against the Ottomans', () => {
    expect(called('1302', players({ ottomans: 'player-1', austria: 'player-2', poland: 'player-3' }))).toEqual([
      'poland>ottomans',
    ]);
  });
  test('U card 1901 first the pact, then the war: France is asked against England', () => {
    expect(
      called('1901', (state) => {
        players({ spain: 'player-1', france: 'player-3', england: 'player-2' })(state);
        state.alliances.splice(0);
      }),
    ).toEqual(['france>england']);
  });
  test('U card 706 two alliances and a war: England is asked against both; nobody is asked about a war that the card itself brings', () => {
    expect(
      called('706', (state) => {
        players({ spain: 'player-1', france: 'player-2', england: 'player-3', huguenots: 'player-3' })(state);
        state.alliances.splice(0);
        war(state, 'france', 'huguenots');
      }),
    ).toEqual(['england>spain', 'england>france'].toSorted());
  });
});

describe('U §21.2 events among Powers of one player', () => {
  test('U card 201 of its wars only the one between two players breaks out; the claim of one’s own is ignored', () => {
    const match = play('201', {
      change: players({ france: 'player-1', venice: 'player-2', austria: 'player-2', spain: 'player-2' }),
    });
    expect(wars(match)).toEqual(['france–venice']);
    expect([claimed(match, 'spain', 'venice'), claimed(match, 'venice', 'spain')]).toEqual([false, false]);
  });
  test('U card 101 France and Spain of one player: the claims and the independents come all the same', () => {
    const match = play('101', {
      change: (state) => {
        players({ france: 'player-1', spain: 'player-1', venice: 'player-2' })(state);
        own(state, 'bologna', 'domain:venice');
        own(state, 'pisa', 'domain:france');
      },
    });
    expect([wars(match), at(match, 'milan'), claimed(match, 'venice', 'france')]).toEqual([[], 'A2', true]);
  });
});

describe('U §21.2.1, §23.1 what a war is worth', () => {
  test('U cards 101, 302: three events of one war are three points to its winner, and none to the loser', () => {
    const match = play('302', {
      change: (state) => {
        garrison(3, 'spain')(state);
        state.wars.push({ sides: ['spain', 'france'], taken: [1, 0], vp: [1, 1], cards: ['101'] });
      },
    });
    expect(warBetween(match, 'spain', 'france')?.vp).toEqual([2, 2]);
  });
  test('U card 210 in a war it is worth one more, once, though it is mutual', () => {
    const match = play('210', { change: (state) => war(state, 'russia', 'poland', [0, 0], 1) });
    expect(warBetween(match, 'russia', 'poland')?.vp).toEqual([2, 2]);
  });
  test('U card 806 of two one-way claims each stands for itself', () => {
    const match = play('806', { change: (state) => war(state, 'poland', 'russia') });
    expect(warBetween(match, 'poland', 'russia')?.vp).toEqual([1, 1]);
    expect([claimed(match, 'sweden', 'russia'), claimed(match, 'russia', 'sweden')]).toEqual([true, false]);
  });
});
