/** U §8.1.2, §24.3, §25: home areas of new cards, new dynasties. */
import { describe, expect, test } from 'vitest';
import { homesOf, titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Area, Power } from '../../src/vocabulary.ts';
import { answer, optionsOf, own, put, stateOf, type Table, table, told, war, worldOf } from '../table.ts';
import { calm, onwards, realm, toDo, unitsAt, unrestOf } from './play.ts';

/** Everybody takes what is proposed, up to the deal of the cards of the next turn that begins. */
function upToTheDeal(match: Table): Table {
  for (let n = 0; n < 300 && told(match, 'dealt').length === 0; n++) {
    const [seat = ''] = match.waiting;
    if (seat === '') break;
    const ids = optionsOf(match, seat);
    const say = ids.find((id) => id.includes('propos')) ?? ids.find((id) => id.endsWith('done'));
    answer(match, `${seat} ${say ?? ids[0]}`);
  }
  return match;
}
const turn = (number: number, change: (state: State) => void, gone: readonly Power[] = []): Table =>
  upToTheDeal(
    table({
      scenario: 'great_campaign',
      players: 3,
      turn: number,
      change: (state) => {
        state.stage = 'turn';
        calm(state, 3);
        for (const power of gone) {
          const at = state.realms.findIndex((each) => each.power === power);
          if (at >= 0) state.realms.splice(at, 1);
        }
        change(state);
      },
    }),
  );
const owners = (match: Table, ...areas: Area[]): string[] => areas.map((area) => titleOf(worldOf(match), area));

describe('U §8.1.2 home areas of a new card', () => {
  test('U §8.1.2, facts 40: what Spain owns of the home areas of its card of 1520 is home: Santo Domingo, not Pamplona', () => {
    const match = turn(3, (state) => {
      own(state, 'santo_domingo', 'domain:spain');
      own(state, 'pamplona', 'domain:france');
    });
    expect(owners(match, 'santo_domingo', 'pamplona')).toEqual(['home:spain', 'domain:france']);
    expect(homesOf(worldOf(match), 'spain')).toContain('santo_domingo');
  });
  test('U §8.1.2 what is won later is home from the next turn on: Pamplona in turn 4', () => {
    const match = turn(4, (state) => own(state, 'pamplona', 'domain:spain'), ['mamluks', 'hungary']);
    expect(owners(match, 'pamplona')).toEqual(['home:spain']);
  });
  test('U §8.1.2 colonies that no card names stay home', () => {
    const match = turn(3, (state) => own(state, 'cuba', 'home:spain'));
    expect(owners(match, 'cuba')).toEqual(['home:spain']);
  });
  test('U §8.1.2 Calais and Arras: of France’s own cards Calais is home from turn 6 on, if it has it', () => {
    const calais = (number: number) =>
      owners(
        turn(number, (state) => own(state, 'calais', 'domain:france'), ['mamluks', 'hungary']),
        'calais',
      );
    expect([calais(5), calais(6)]).toEqual([['domain:france'], ['home:france']]);
  });
});

describe('U §24.3, §25 a new dynasty', () => {
  const fallen = (change: (state: State) => void = () => {}): Table =>
    turn(
      4,
      (state) => {
        state.inForce.push('dynasty/spain');
        realm(state, 'spain').unrest = 9;
        change(state);
      },
      ['mamluks', 'hungary'],
    );
  test('U §24.3, §25 it takes the home areas of its card, whoever owned them; their troops go home', () => {
    const match = fallen((state) => {
      own(state, 'pamplona', 'domain:france');
      put(state, 'france', 'I23', 'pamplona');
    });
    expect(owners(match, 'pamplona')).toEqual(['home:spain']);
    expect(unitsAt(match, 'france', 'pamplona')).toEqual([]);
  });
  test('U §25 not what is home to another Power', () => {
    const match = fallen((state) => own(state, 'pamplona', 'home:france'));
    expect(owners(match, 'pamplona')).toEqual(['home:france']);
  });
  test('U §25 its unrest is the vitality of its card: 6 in turn 4; the revolts are those of the new dynasty', () => {
    const match = fallen((state) => {
      state.rebellions.palermo = 2;
    });
    expect(unrestOf(match, 'spain')).toBe(6);
    expect(Object.values(stateOf(match).rebellions)).toEqual([3, 3, 3]);
  });
});

describe('U §23.2, §26.1.2 who has won a civil war', () => {
  const ended = (turn: number, taken: [number, number], change: (state: State) => void = () => {}): string[] => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn,
      change: (state) => {
        calm(state, 3);
        state.civilWars.push({
          card: '601',
          official: 'france',
          contenders: ['huguenots'],
          zone: ['paris', 'la_rochelle', 'montpellier'],
        });
        war(state, 'france', 'huguenots', taken, 1);
        change(state);
        toDo(state, ...(['wars', 'homecoming', 'points'] as const).map((step) => ({ do: 'reckon', step }) as const));
      },
    });
    onwards(match, ['act'], { conditions: 'done' });
    return told(match, 'vp').flatMap(({ why, of }) => (why === 'objective' && of.length === 1 ? [String(of[0])] : []));
  };
  test('U §23.2 a peace won in turn 6 does not win it while both hold something of the zone', () => {
    expect(ended(6, [2, 0])).toEqual([]);
  });
  test('U §23.2 with the last turn of the card it is won by who won that peace', () => {
    expect([ended(8, [2, 0]), ended(8, [0, 2])]).toEqual([['france'], ['huguenots']]);
  });
  test('U §23.2, §26.1.1 rebels without any area have lost it, though the peace is a draw', () => {
    expect(
      ended(6, [1, 1], (state) => {
        for (const area of ['la_rochelle', 'montpellier']) state.holders[area] = 'france';
      }),
    ).toEqual(['france']);
  });
  test('U §23.2 nobody wins what is undecided', () => {
    expect(ended(8, [1, 1])).toEqual([]);
  });
});
