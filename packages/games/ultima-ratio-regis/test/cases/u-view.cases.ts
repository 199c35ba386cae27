/** What screens are told of the rules: the view and the forecast. */
import { describe, expect, test } from 'vitest';
import { compare } from '../../src/combat/odds.ts';
import { forecastWith } from '../../src/forecast.ts';
import { DATA } from '../../src/index.ts';
import { mapsOf } from '../../src/setup/printed.ts';
import { answer, army, askedOf, deal, fortify, lead, optionsOf, type Table, told, war } from '../table.ts';
import { calm, FRENCH, realm, SPANISH, spain, toDo } from './play.ts';

const forecast = forecastWith(DATA, mapsOf(DATA));

/** What is foreseen of a march: `id value`. */
const foreseen = (match: Table, at: string, to: string): string[] =>
  forecast({
    seat: SPANISH,
    view: match.view(SPANISH),
    ask: { id: 'march', cite: '§12.1', args: { power: 'spain', at } },
    option: `to/${to}`,
  }).map(({ id, value }) => `${id} ${value}`);

describe('what is told of the rules', () => {
  test('U §24.1.1 the balance of a Power, and its unrest after it and after a calm', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 3);
        realm(state, 'spain').unrest = 7;
      },
    });
    const outlook = match.view(SPANISH).outlook.spain;
    const sum = outlook?.ledger.reduce((total, { by }) => total + by, 0);
    expect([outlook?.balance, outlook?.unrestThen, outlook?.unrestCalmed]).toEqual([
      sum,
      Math.max(0, 7 - (sum ?? 0)),
      6,
    ]);
  });
  test('U §8.2.2 what each Power on the move can still do', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '036', '038') });
    expect(match.view(FRENCH).means.spain).toEqual({ own: 1, points: 0 });
    answer(match, `${SPANISH} card/036/points`);
    const points = DATA.cards.get('036')?.points;
    expect(match.view(FRENCH).means.spain).toEqual({ own: 1, points });
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(match.view(FRENCH).means.spain).toEqual({ own: 0, points: (points ?? 0) - 1 });
  });
  test('U §8.2.2 an ordinary impulse of five actions, a march and a conquest among them, takes at most 15 answers', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        deal(state, SPANISH, '036', '038');
        lead(state, 'spain', 'L21', army(state, 'spain', 'zaragoza', 3)[0] ?? '');
      },
    });
    let given = 0;
    const say = (...options: readonly string[]) => {
      for (const option of options) {
        answer(match, `${SPANISH} ${option}`);
        // The page closes the impulse with the touch that ends it.
        if (option !== 'done') given++;
        // Whatever a combat asks besides is let pass, and counted.
        for (; askedOf(match, SPANISH)?.startsWith('cards-'); given++) answer(match, `${SPANISH} pass`);
      }
    };
    const built = (option: string) => {
      say(option);
      // One place alone is not asked for.
      if (askedOf(match, SPANISH) === 'build-troop') say(optionsOf(match, SPANISH)[0] ?? '');
      if (askedOf(match, SPANISH) === 'redeploy') say('stay');
    };
    say('card/036/points');
    say('act/spain/march/L21', 'army/all', 'to/toulouse', 'subjugate');
    if (askedOf(match, SPANISH) === 'force-control') say('pass');
    built('act/spain/troop/spain/I34');
    built('act/austria/troop/austria/I23');
    say('act/england/calm', 'act/poland/calm', 'end');
    // The event of the card happens before the impulse is over.
    while (told(match, 'impulse-over').length === 0)
      say(optionsOf(match, SPANISH).find((id) => id === 'done') ?? optionsOf(match, SPANISH)[0] ?? '');
    expect(told(match, 'built')).toHaveLength(2);
    expect(given).toBeLessThanOrEqual(15);
  });
  test('U §12.4 where a Power would have to fight', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'france', 'montpellier', 1);
        army(state, 'england', 'london', 1);
      },
    });
    expect(match.view(null).hostile.spain).toEqual(['montpellier']);
  });
  test('U §13.4.3–4 an assault is foreseen: three dice a side, the walls, and what the siege has cost', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'france', 'montpellier');
        army(state, 'spain', 'montpellier', 3);
        const inside = army(state, 'france', 'montpellier', 1);
        state.sieges.montpellier = { by: 'spain', casualties: 1, inside };
      },
    });
    const lines = forecast({
      seat: SPANISH,
      view: match.view(SPANISH),
      ask: { id: 'act', cite: '§8.2.2', args: {} },
      option: 'act/spain/assault/montpellier',
    });
    // Three dice of category 2 against walls of 3 and a troop of 2, the worse of them lowered.
    const three = compare([2, 2, 2], [3, 1]);
    expect(lines.map(({ id, value, cite }) => `${id} ${value} ${cite}`)).toEqual([
      'battlefield 3 §13.4.4',
      'fortress C3 §13.4.4',
      'siege-casualties -1 §13.4.3',
      `win ${Math.round(three.win * 100)} % §13.1.6`,
      `draw ${Math.round(three.draw * 100)} % §13.1.6`,
      `lose ${Math.round((1 - three.win - three.draw) * 100)} % §13.1.6`,
    ]);
  });
  test('U §13.3.3–4 a landing is foreseen: three dice in the open, and its disadvantage', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'barcelona', 2);
        army(state, 'france', 'montpellier', 2);
      },
    });
    const lines = forecast({
      seat: SPANISH,
      view: match.view(SPANISH),
      ask: { id: 'land', cite: '§12.3', args: { power: 'spain', at: 'barcelona' } },
      option: 'at/montpellier',
    });
    expect(lines.map(({ id, value }) => `${id} ${value}`)).toEqual(
      expect.arrayContaining(['battlefield 3', 'disadvantage-landing -1']),
    );
  });
  test('U §21.4 what a peace gives back, and who must go home', () => {
    const match = spain({
      change: (state) => {
        state.holders.montpellier = 'spain';
        state.holders.perpignan = 'france';
        army(state, 'spain', 'toulouse', 1);
        toDo(state, { do: 'conditions', winner: 'spain', loser: 'france', left: 1, held: ['montpellier'], used: [] });
      },
    });
    expect(match.view(null).settlement).toEqual({
      givenBack: [
        { area: 'montpellier', by: 'spain', to: 'france' },
        { area: 'perpignan', by: 'france', to: 'spain' },
      ],
      leaving: [{ unit: 'spain-1', at: 'toulouse', power: 'spain' }],
    });
  });
  test('U §13 the odds of a march know leaders and fortresses, and name fleets and cards', () => {
    const position = (leader: boolean): Table =>
      spain({
        change: (state) => {
          war(state, 'spain', 'france');
          army(state, 'spain', 'perpignan', 2);
          if (leader) lead(state, 'spain', tactical, 'spain-1', true);
          army(state, 'france', 'montpellier', 1);
          fortify(state, 'france', 'montpellier');
          state.units.push({ id: 'france-9', owner: 'france', kind: 'S2', at: 'west_med', up: true });
          deal(state, FRENCH, '018', '019');
        },
      });
    const tactical = [...DATA.leaders.values()].find(({ ability }) => ability === 'tactical')?.id ?? '';
    const without = foreseen(position(false), 'perpignan', 'montpellier');
    const under = foreseen(position(true), 'perpignan', 'montpellier');
    expect(without).toEqual(expect.arrayContaining(['fortress C2', 'fleets-against France', 'enemy-cards 2']));
    const chance = (lines: readonly string[]): number =>
      Number.parseInt(lines.find((each) => each.startsWith('win'))?.slice(4) ?? '', 10);
    expect(chance(under)).toBeGreaterThan(chance(without));
    expect(under.some((each) => each.startsWith('own-leader '))).toBe(true);
  });
});
