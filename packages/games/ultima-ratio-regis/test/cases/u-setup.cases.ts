/** U §7, §8.1, §25: every scenario as printed, by every number of players; the turns as they change. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { army, fortify, lead, own, put, stateOf, type Table, table, told } from '../table.ts';
import { drift, laid, titles } from './laid.ts';
import { calm, minorOf, realm, unitsAt, whereIs } from './play.ts';

/** From one turn into the next: nobody does anything that he need not do. */
function next(scenario: string, turn: number, change: (state: State) => void = () => {}): Table {
  const match = table({
    scenario,
    players: 3,
    turn,
    change: (state) => {
      calm(state, 0);
      change(state);
    },
  });
  return drift(match, (ask) => stateOf(match).turn > turn && ['begin', 'act', 'deploy'].includes(ask));
}

const powers = (match: Table): string[] => stateOf(match).realms.map(({ power }) => power);

describe('U §8.1.3 cards, §7.1 bonus', () => {
  const CARDS = [0, 0, 17, 13, 10, 8, 7, 6, 6];
  test.each([
    ['new_order', 2, '2 0'],
    ['new_order', 3, '0 1 1'],
    ['new_order', 4, '0 0 1 1'],
    ['new_order', 5, '0 0 0 1 1'],
    ['new_order', 6, '0 0 0 2 1 1'],
    ['new_order', 7, '0 0 0 2 1 2 2'],
    ['italian_wars', 5, '0 0 0 1 1'],
    ['wars_of_religion', 4, '0 0 2 1'],
    ['wars_of_religion', 8, '0 0 2 2 1 2 1 1'],
    ['catholics_and_protestants', 3, '0 1 2'],
    ['campaign_16c', 7, '0 0 0 2 1 2 2'],
    ['thirty_years_war', 3, '0 0 1'],
    ['sun_king', 7, '0 0 0 0 0 0 1'],
    ['age_of_succession', 8, '0 0 0 0 0 0 1 1'],
    ['enlightened_despots', 6, '0 1 1 1 1 1'],
    ['great_campaign', 3, '0 0 1'],
  ])('U §7.1 %s with %d: bonus %s', (scenario, players, bonus) => {
    const { chairs } = stateOf(laid(scenario, players));
    expect(chairs.map((chair) => chair.bonus).join(' ')).toBe(bonus);
    expect(chairs.map(({ hand }) => hand.length)).toEqual(chairs.map(() => CARDS[players]));
  });
  test('U §8.1.3 all historical events of turn 1, the rest generic', () => {
    const hands = stateOf(laid('new_order', 4)).chairs.flatMap(({ hand }) => hand);
    expect(hands.filter((id) => Number(id) > 100).length).toBe(18);
    expect(new Set(hands).size).toBe(40);
  });
  test('U §8.1.3 alone: twelve cards, those of Portugal among them', () => {
    const hand = stateOf(laid('rise_of_portugal', 1)).chairs[0]?.hand ?? [];
    expect(hand.length).toBe(12);
    expect(hand.filter((id) => Number(id) > 100)).toEqual(['103', '104']);
  });
});

describe('U §7.2, §20.3.4 what stands on the map', () => {
  test('U §20.3.4 starting allies stand there with all their units, squadrons ready', () => {
    const { units } = stateOf(laid('wars_of_religion', 4));
    expect(units.filter(({ owner }) => owner === 'papal_states').map(({ kind, up }) => `${kind} ${up}`)).toEqual([
      'I23 false',
      'I34 false',
      'S2 true',
    ]);
    expect(units.filter(({ owner }) => owner === 'genoa').length).toBe(3);
  });
  test('U §20.3.2 fortresses of minors stand only while these are allied', () => {
    const { fortresses } = stateOf(laid('wars_of_religion', 4));
    expect([fortresses.florence?.owner, fortresses.edinburgh, fortresses.ragusa]).toEqual([
      'florence',
      undefined,
      undefined,
    ]);
  });
  test('Thirty Years’ War: Galleons and Tercios hold; the Catholic League has Munich, Bavaria nothing', () => {
    const match = laid('thirty_years_war', 5);
    expect(stateOf(match).rules.toSorted()).toEqual(['galleon', 'tercios']);
    expect(titles(match, 'munich')).toEqual(['home:catholic_league']);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'bavaria')).toEqual([]);
  });
  test.each(['sun_king', 'age_of_succession', 'enlightened_despots'])('%s: four rules are in force', (scenario) => {
    expect(stateOf(laid(scenario, 3)).rules.toSorted()).toEqual([
      'galleon',
      'modern_army',
      'professional_army',
      'tercios',
    ]);
  });
  test('U §3.2 the pacts printed on the cards hold from the first turn on', () => {
    expect(stateOf(laid('wars_of_religion', 3)).alliances).toEqual([['spain', 'austria']]);
    expect(stateOf(laid('age_of_succession', 3)).alliances).toEqual([['portugal', 'england']]);
  });
  test('U §3.2 Spain’s exhausted crown: 1 unrest above its vitality in 1655', () => {
    expect(realm(stateOf(laid('sun_king', 3)), 'spain').unrest).toBe(4);
  });
  test('Bohemia, neutral at the beginning, joins the Emperor: here Spain', () => {
    expect(minorOf(stateOf(laid('catholics_and_protestants', 2)), 'bohemia').ally).toBe('spain');
  });
});

describe('U §8.1.1 rules of the turns', () => {
  test('T3-1 Flanders, Holland and Besançon pass to Spain; Austria’s troops go home, its fortress stays', () => {
    const match = next('campaign_16c', 2, (state) => {
      army(state, 'austria', 'ghent', 2);
      fortify(state, 'austria', 'arras');
    });
    expect(titles(match, 'ghent', 'arras', 'amsterdam', 'besancon')).toEqual(Array(4).fill('domain:spain'));
    expect(unitsAt(match, 'austria', 'ghent')).toEqual([]);
    expect(stateOf(match).fortresses.arras).toEqual({ owner: 'spain', done: true });
  });
  test('T3-1 what Austria has lost meanwhile does not pass', () => {
    const match = next('campaign_16c', 2, (state) => own(state, 'arras', 'domain:france'));
    expect(titles(match, 'arras', 'antwerp')).toEqual(['domain:france', 'domain:spain']);
  });
  test('T3-2 the Mamluks go; what they own rises as level 3, what they have lost does not', () => {
    const match = next('campaign_16c', 2, (state) => {
      own(state, 'adana', 'domain:ottomans');
      put(state, 'mamluks', 'I23', 'cairo');
      lead(state, 'mamluks', 'L01', 'mamluks-1');
    });
    expect(titles(match, 'cairo', 'jiddah', 'adana')).toEqual(['A3', 'A3', 'domain:ottomans']);
    expect([powers(match).includes('mamluks'), stateOf(match).units, stateOf(match).leaders]).toEqual([false, [], []]);
  });
  test('T4-3 Hungary goes: its last areas to Austria, Transylvania and nobody', () => {
    const match = next('campaign_16c', 3, (state) => own(state, 'kassa', 'domain:ottomans'));
    expect(titles(match, 'pressburg', 'zagreb', 'kassa', 'klausenburg', 'buda')).toEqual([
      'domain:austria',
      'domain:austria',
      'domain:ottomans',
      'minor:transylvania',
      'A3',
    ]);
  });
  test('T4-3 Bohemia, neutral now, joins the Emperor at once', () => {
    expect(minorOf(stateOf(next('campaign_16c', 3)), 'bohemia').ally).toBe('austria');
  });
  test('T4-5 Parma is no minor while a Power owns it', () => {
    const match = next('campaign_16c', 3, (state) => own(state, 'parma', 'domain:spain'));
    expect(titles(match, 'parma')).toEqual(['domain:spain']);
  });
  test('T5-2 Guelders ends: Spain owns it, the troops of its ally go home', () => {
    const match = next('campaign_16c', 4, (state) => {
      minorOf(state, 'guelders').ally = 'france';
      put(state, 'guelders', 'I23', 'arnhem');
      put(state, 'france', 'I23', 'groningen');
    });
    expect(titles(match, 'arnhem', 'groningen')).toEqual(['domain:spain', 'domain:spain']);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'guelders')).toEqual([]);
    expect(whereIs(match, 'france-1')).not.toBe('groningen');
  });
  test('T6-1 who enters takes his home areas: their rebellions end, others’ troops leave', () => {
    const match = next('campaign_16c', 5, (state) => {
      state.rebellions.la_rochelle = 2;
      put(state, 'france', 'I23', 'montpellier');
    });
    expect(titles(match, 'la_rochelle', 'montpellier')).toEqual(['home:huguenots', 'home:huguenots']);
    expect(stateOf(match).rebellions).toEqual({});
    expect(whereIs(match, 'france-1')).not.toBe('montpellier');
    expect(realm(stateOf(match), 'huguenots').unrest).toBe(3);
  });
  test('T7-1 Portugal becomes a minor of Spain and keeps all it owns, colonies too', () => {
    const match = next('campaign_16c', 6, (state) => {
      own(state, 'goa', 'home:portugal');
      own(state, 'brunei', 'domain:portugal');
      put(state, 'portugal', 'S3', 'goa');
    });
    expect(titles(match, 'lisbon', 'ceuta', 'goa', 'brunei')).toEqual(Array(4).fill('minor:portugal_minor'));
    expect(minorOf(stateOf(match), 'portugal_minor').ally).toBe('spain');
    expect(unitsAt(match, 'portugal', 'goa')).toEqual([]);
  });
  test('T11-1 Portugal returns with what the minor still had', () => {
    const match = next('thirty_years_war', 10, (state) => own(state, 'rio', 'domain:netherlands'));
    expect(titles(match, 'lisbon', 'goa', 'macao', 'rio')).toEqual([
      'home:portugal',
      'home:portugal',
      'domain:portugal',
      'domain:netherlands',
    ]);
  });
  test('T15-2 Crimea and Barbary become minors and keep their domains; Crimea joins the Ottomans', () => {
    const match = next('great_campaign', 14, (state) => own(state, 'poltava', 'domain:crimea'));
    expect(titles(match, 'algiers', 'tunis', 'crimea', 'poltava')).toEqual([
      'minor:barbary_minor',
      'minor:barbary_minor',
      'minor:crimea_minor',
      'minor:crimea_minor',
    ]);
    expect(minorOf(stateOf(match), 'crimea_minor').ally).toBe('ottomans');
  });
  test('T17-1 Venice becomes a neutral minor; Two Sicilies waits for its card', () => {
    const match = next('age_of_succession', 16);
    expect(titles(match, 'venice', 'naples')).toEqual(['minor:venice_minor', 'domain:spain']);
    expect(minorOf(stateOf(match), 'venice_minor').ally).toBe(null);
  });
  test('Crimea’s card of 1610 gives casus belli against Russia and Poland, not them against it', () => {
    const claims = told(next('great_campaign', 8), 'casus-belli').map(({ power, against }) => `${power} ${against}`);
    expect(claims).toEqual(expect.arrayContaining(['crimea russia', 'crimea poland']));
    expect(claims).not.toContain('russia crimea');
  });
});
