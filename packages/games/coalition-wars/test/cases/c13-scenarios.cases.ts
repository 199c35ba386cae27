/** C §13: the other six set-ups as printed, and their special rules. */
import { describe, expect, test } from 'vitest';
import type { Status } from '../../src/core/vocabulary.ts';
import { action, laidOut, marching, setUp } from '../position.ts';
import { POWERS_IN_ORDER, type PrintedSetup, printed } from './printed.ts';

interface PrintedScenario extends PrintedSetup {
  readonly year: string;
  readonly board: 'coalitions-revolution' | 'coalitions-empire';
  readonly zones: Readonly<Partial<Record<Status, readonly string[]>>>;
  readonly influence: number;
}

const SCENARIOS: readonly PrintedScenario[] = [
  {
    year: '1792',
    board: 'coalitions-revolution',
    zones: { british: ['austria', 'prussia', 'russia'], expansionist: ['ottomans'] },
    morale: { russia: 2, ottomans: 3, prussia: 5, austria: 6, britain: 8, france: 10 },
    influence: 0,
    britain: { generals: { london: 1, hannover: 0, napoli: 0 }, garrisons: [], offMap: 0, cards: 3, money: 0 },
    france: {
      generals: { paris: 1, picardie: 3, lorraine: 1, provence: 3, normandie_bretagne: 1, languedoc: 1 },
      garrisons: ['podolia', 'polesie', 'warszawa'],
      offMap: 1,
      cards: 6,
      money: 0,
    },
    austria: {
      generals: { tyrol: 3, lombardia: 3, hungari: 1, brabant: 3 },
      garrisons: [],
      offMap: 0,
      cards: 4,
      money: 0,
    },
    prussia: {
      generals: { berlin: 2, borussia: 0, saxonia: 1 },
      garrisons: ['saxonia'],
      offMap: 0,
      cards: 3,
      money: 6,
    },
    russia: {
      generals: { livonia: 2, smolensk: 2, ukraine: 3 },
      garrisons: ['livonia'],
      offMap: 1,
      cards: 3,
      money: 5,
    },
    ottomans: { generals: { istanbul: 1, syria: 1 }, garrisons: ['hellas', 'istanbul'], offMap: 1, cards: 2, money: 0 },
  },
  {
    year: '1798',
    board: 'coalitions-revolution',
    zones: { british: ['austria', 'russia', 'ottomans'], neutral: ['prussia'] },
    morale: { prussia: 3, ottomans: 4, austria: 5, britain: 6, russia: 7, france: 8 },
    influence: 5,
    britain: { generals: { london: 1, cornwall: 1 }, garrisons: [], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { holland: 1, lorraine: 3, picardie: 1, lombardia: 2, egypt: 2, patrimonium: 2, normandie_bretagne: 1 },
      garrisons: ['brabant'],
      offMap: 0,
      cards: 7,
      money: 0,
    },
    austria: {
      generals: { bavaria: 3, tyrol: 2, venezia: 1, karinthia: 1 },
      garrisons: [],
      offMap: 0,
      cards: 4,
      money: 0,
    },
    prussia: {
      generals: { berlin: 2, borussia: 1, saxonia: 1 },
      garrisons: ['saxonia', 'warszawa'],
      offMap: 0,
      cards: 3,
      money: 6,
    },
    russia: {
      generals: { venezia: 3, polesie: 1, podolia: 1 },
      garrisons: ['livonia', 'podolia', 'polesie'],
      offMap: 1,
      cards: 3,
      money: 7,
    },
    ottomans: { generals: { istanbul: 1, syria: 2 }, garrisons: ['hellas', 'istanbul'], offMap: 1, cards: 2, money: 0 },
  },
  {
    year: '1806',
    board: 'coalitions-empire',
    zones: { british: ['prussia', 'russia'], neutral: ['austria'], expansionist: ['ottomans'] },
    morale: { ottomans: 3, russia: 4, austria: 5, britain: 6, prussia: 10, france: 12 },
    influence: 6,
    britain: { generals: { london: 1, egypt: 0 }, garrisons: ['egypt'], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { pfalz: 3, bavaria: 3, picardie: 1, lombardia: 1, napoli: 2 },
      garrisons: ['holland', 'westphalia'],
      offMap: 2,
      cards: 7,
      money: 0,
    },
    austria: { generals: { wien: 0 }, garrisons: [], offMap: 3, cards: 1, money: 0 },
    prussia: {
      generals: { berlin: 3, saxonia: 3, mecklenburg: 2 },
      garrisons: ['saxonia', 'warszawa'],
      offMap: 0,
      cards: 3,
      money: 6,
    },
    russia: {
      generals: { polesie: 2, podolia: 2, crimea: 1 },
      garrisons: ['livonia', 'podolia', 'polesie'],
      offMap: 1,
      cards: 3,
      money: 5,
    },
    ottomans: {
      generals: { serbia: 2, anatolia: 3 },
      garrisons: ['hellas', 'istanbul'],
      offMap: 1,
      cards: 2,
      money: 0,
    },
  },
  {
    year: '1809',
    board: 'coalitions-empire',
    zones: { british: ['austria'], french: ['russia'], neutral: ['prussia'], expansionist: ['ottomans'] },
    morale: { ottomans: 3, russia: 3, prussia: 4, britain: 5, austria: 9, france: 12 },
    influence: 9,
    britain: { generals: { lisboa: 2, egypt: 1 }, garrisons: ['egypt'], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { westphalia: 1, pfalz: 3, bavaria: 2, lombardia: 2, leon: 2, madrid: 2, catalonia: 2 },
      garrisons: ['warszawa'],
      offMap: 0,
      cards: 7,
      money: 0,
    },
    austria: {
      generals: { venezia: 3, tyrol: 3, bohemia: 3, galicia: 1 },
      garrisons: [],
      offMap: 0,
      cards: 4,
      money: 0,
    },
    prussia: { generals: { berlin: 0 }, garrisons: [], offMap: 2, cards: 1, money: 6 },
    russia: {
      generals: { polesie: 1, crimea: 3 },
      garrisons: ['livonia', 'podolia', 'polesie'],
      offMap: 2,
      cards: 2,
      money: 7,
    },
    ottomans: { generals: { bessarabia: 3 }, garrisons: ['hellas', 'istanbul'], offMap: 2, cards: 1, money: 0 },
  },
  {
    year: '1812',
    board: 'coalitions-empire',
    zones: { british: ['russia'], french: ['austria', 'prussia'], neutral: ['ottomans'] },
    morale: { ottomans: 2, prussia: 3, austria: 4, britain: 8, russia: 9, france: 12 },
    influence: 12,
    britain: { generals: { lisboa: 2, oporto: 1 }, garrisons: ['lisboa'], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { warszawa: 3, borussia: 3, galicia: 3, madrid: 2, navarra: 1 },
      garrisons: [
        'bavaria',
        'catalonia',
        'hannover',
        'holland',
        'lombardia',
        'napoli',
        'patrimonium',
        'pfalz',
        'saxonia',
        'warszawa',
        'westphalia',
      ],
      offMap: 2,
      cards: 10,
      money: 0,
    },
    austria: { generals: { galicia: 2 }, garrisons: [], offMap: 3, cards: 1, money: 0 },
    prussia: { generals: { borussia: 1 }, garrisons: [], offMap: 2, cards: 1, money: 3 },
    russia: {
      generals: { smolensk: 3, moskva: 3, st_petersburg: 2, crimea: 1 },
      garrisons: ['bessarabia', 'livonia'],
      offMap: 0,
      cards: 4,
      money: 7,
    },
    ottomans: { generals: { serbia: 0, anatolia: 0 }, garrisons: ['istanbul'], offMap: 1, cards: 2, money: 0 },
  },
  {
    year: '1813',
    board: 'coalitions-empire',
    zones: { british: ['prussia', 'russia'], neutral: ['austria'], expansionist: ['ottomans'] },
    morale: { ottomans: 3, austria: 4, prussia: 5, russia: 7, britain: 8, france: 8 },
    influence: 13,
    britain: { generals: { lisboa: 3, cornwall: 2 }, garrisons: ['lisboa'], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { picardie: 3, hesse: 2, bavaria: 2, madrid: 2, navarra: 1 },
      garrisons: ['bavaria', 'catalonia', 'hannover', 'holland', 'lombardia', 'patrimonium', 'pfalz', 'westphalia'],
      offMap: 2,
      cards: 10,
      money: 0,
    },
    austria: { generals: { bohemia: 3, tyrol: 2 }, garrisons: [], offMap: 2, cards: 2, money: 0 },
    prussia: { generals: { borussia: 3 }, garrisons: [], offMap: 2, cards: 1, money: 5 },
    russia: {
      generals: { silesia: 3, borussia: 3, sverige: 2 },
      garrisons: ['bessarabia', 'livonia', 'warszawa'],
      offMap: 1,
      cards: 3,
      money: 7,
    },
    ottomans: { generals: { serbia: 1, syria: 1 }, garrisons: ['hellas', 'istanbul'], offMap: 1, cards: 2, money: 0 },
  },
];

describe.each(SCENARIOS)('$year', ({ year, board, zones, influence, morale, ...powers }) => {
  const state = laidOut(year);

  test(`C §13 ${year} the side of the board and the Diplomatic Status`, () => {
    expect(state.board).toBe(board);
    for (const [status, members] of Object.entries(zones))
      for (const power of members) expect(state.status).toMatchObject({ [power]: status });
    expect(state.status).toMatchObject({ britain: 'british', france: 'french' });
  });

  test(`C §13 ${year} Morale and Influence`, () => {
    expect(printed(state).morale).toEqual(morale);
    for (const power of POWERS_IN_ORDER) expect(state.powers[power].influence).toBe(influence);
  });

  test(`C §13 ${year} the only Fortress stands in Istanbul`, () => {
    expect(state.fortresses).toEqual(['istanbul']);
  });

  test.each(POWERS_IN_ORDER)(`C §13 ${year} %s as printed`, (power) => {
    expect(printed(state)[power]).toEqual(powers[power]);
  });
});

test('C §13 1792 Napoleon is the General off the map', () => {
  const table = setUp('1792');
  expect(table.state.named).toEqual({ france: 'france-7' });
  expect(table.where('france-7')).toBe('off-map');
});

test('C §13 1798 Napoleon is the General in Egypt', () => {
  const table = setUp('1798');
  expect(table.where(table.state.named.france ?? '')).toBe('egypt 2');
});

test.each(['1806', '1809', '1812', '1813'])(
  'C §13 %s the French player chooses Napoleon among all his Generals',
  (year) => {
    const table = setUp(year);
    expect(table.asked('france')).toBe('name-general');
    expect(table.options('france')).toHaveLength(7);
  },
);

test('C §13 1809 without the Garrison of the design note, if the table reads the set-up as printed', () => {
  expect(setUp('1809', 6, { warszawa: 'printed' }).garrison('warszawa')).toBeUndefined();
});

test('C §13 1812 with one Prussian General in all, if the table reads the set-up as printed', () => {
  const { generals } = setUp('1812', 6, { 'prussian-generals': 'printed' }).state;
  expect(generals.filter(({ power }) => power === 'prussia')).toHaveLength(1);
});

const ORIENT = { scenario: '1792', bare: true, round: 2 } as const;

test("C §13 1792 the Armée d'Orient sails from Provence to Egypt", () => {
  const table = marching('france', 'ottomans', { ...ORIENT, generals: { france: { provence: 2 } } });
  table.play('france', 'orient/france-1/egypt', 'garrison/egypt');
  expect(table.where('france-1')).toBe('egypt 1');
  expect(table.garrison('egypt')).toBe('france');
});

test("C §13 1792 the Armée d'Orient sails once in the game", () => {
  const table = marching('france', 'ottomans', { ...ORIENT, generals: { france: { provence: 0, lorraine: 0 } } });
  table.marches('france', 'orient/france-1/egypt', 'move/france-2/provence');
  table.play('france', 'yes').play('ottomans', 'yes');
  expect(table.offers('france', 'move/france-2/lombardia')).toBe(true);
  expect(table.options('france').some((id) => id.startsWith('orient/'))).toBe(false);
});

test.each(['patrimonium', 'napoli'])("C §13 1792 a British General in %s holds the Armée d'Orient back", (at) => {
  const table = marching('france', 'ottomans', {
    ...ORIENT,
    generals: { france: { provence: 2 }, britain: { [at]: 0 } },
  });
  expect(table.offers('france', 'orient/france-1/egypt')).toBe(false);
});

test("C §13 1792 the Armée d'Orient must have begun this round of movement in Provence", () => {
  const table = marching('france', 'ottomans', { ...ORIENT, generals: { france: { lorraine: 2 } } });
  table.play('france', 'move/france-1/provence', 'done');
  expect(table.offers('france', 'orient/france-1/egypt')).toBe(false);
});

test("C §13 1792 the Armée d'Orient fights a Garrison in Egypt once the round of movement is over", () => {
  const table = marching('france', 'prussia', {
    ...ORIENT,
    generals: { france: { provence: 2 } },
    garrisons: { ottomans: ['egypt'] },
  });
  table.marches('france', 'orient/france-1/egypt');
  expect(table.told('battle')).toMatchObject([{ at: 'egypt', attacker: 'france', attack: 3, defence: 1 }]);
});

test("C §13 1792 the Armée d'Orient joins a French ally in Egypt without a battle", () => {
  const table = marching('france', 'prussia', {
    ...ORIENT,
    status: { ottomans: 'french' },
    generals: { france: { provence: 2 }, ottomans: { egypt: 1 } },
  });
  table.marches('france', 'orient/france-1/egypt');
  expect(table.told('battle')).toEqual([]);
  expect(table.where('france-1')).toBe('egypt 2');
});

test("C §13 other scenarios know no Armée d'Orient", () => {
  const table = marching('france', 'prussia', { bare: true, generals: { france: { provence: 2 } } });
  expect(table.offers('france', 'orient/france-1/egypt')).toBe(false);
});

test.each(['1792', '1806'])('C §13 %s nobody but France enters Spain at first', (scenario) => {
  const table = marching('britain', 'ottomans', { scenario, bare: true, generals: { britain: { oporto: 2 } } });
  for (const at of ['leon', 'madrid']) {
    expect(table.offers('britain', `move/britain-1/${at}`)).toBe(false);
    expect(table.refusal('britain', `move/britain-1/${at}`)).toBe('spain-closed, C §13');
  }
  expect(table.offers('britain', 'move/britain-1/lisboa')).toBe(true);
});

test.each(['navarra', 'catalonia'])('C §13 1792 Spain opens when a French General comes in through %s', (gate) => {
  const table = marching('france', 'ottomans', { ...ORIENT, generals: { france: { languedoc: 1 } } });
  table.play('france', `move/france-1/${gate}`);
  expect(table.state.spainClosed).toBe(false);
  expect(table.told('spain-open')).toHaveLength(1);
});

test('C §13 1792 France in Portugal does not open Spain, entering it from there does not either', () => {
  const table = marching('france', 'ottomans', { ...ORIENT, generals: { france: { oporto: 1 } } });
  table.play('france', 'move/france-1/leon');
  expect(table.state.spainClosed).toBe(true);
});

test('C §13 1806 Spain opens when any Power has 11 Influence', () => {
  const base = { scenario: '1806', bare: true, garrisons: { austria: ['bavaria'] } } as const;
  const ten = action('austria', 'influence', { ...base, influence: { austria: 9 } });
  expect(ten.of('austria').influence).toBe(10);
  expect(ten.state.spainClosed).toBe(true);
  const eleven = action('austria', 'influence', { ...base, influence: { austria: 10 } });
  expect(eleven.of('austria').influence).toBe(11);
  expect(eleven.state.spainClosed).toBe(false);
});

test.each(['1798', '1805', '1809', '1812', '1813'])('C §13 %s Spain is like any other land', (scenario) => {
  const table = marching('britain', 'ottomans', {
    scenario,
    bare: true,
    status: { ottomans: 'neutral' },
    generals: { britain: { oporto: 2 } },
  });
  expect(table.offers('britain', 'move/britain-1/madrid')).toBe(true);
});

test('C §13 1792 French allies do not enter closed Spain either', () => {
  const table = marching('austria', 'ottomans', {
    ...ORIENT,
    status: { austria: 'french' },
    generals: { austria: { languedoc: 1 } },
  });
  expect(table.refusal('austria', 'move/austria-1/navarra')).toBe('spain-closed, C §13');
});

test('C §13 1792 once open, Spain is entered by anybody', () => {
  const table = marching('britain', 'ottomans', {
    ...ORIENT,
    spainClosed: false,
    generals: { britain: { oporto: 2 } },
  });
  expect(table.offers('britain', 'move/britain-1/leon')).toBe(true);
});
