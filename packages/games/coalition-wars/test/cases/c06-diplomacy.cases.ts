/** C §5 and §6: the sequence of play and the Diplomacy Phase. */
import { describe, expect, test } from 'vitest';
import type { Power, Status } from '../../src/core/vocabulary.ts';
import { declare, diplomacy, endOfRound, marching, setUp } from '../position.ts';

test('C §5 there is no Diplomacy Phase in round 1', () => {
  const table = setUp('1805').play('france', 'name/france-1');
  expect(table.state.round).toBe(1);
  expect(table.told('status')).toEqual([]);
  expect(table.asked('austria')).not.toBe('declare');
});

test('C §5 every later round begins with the Diplomacy Phase', () => {
  const table = endOfRound({ bare: true, status: { austria: 'neutral', russia: 'neutral' } });
  expect(table.state.round).toBe(2);
  for (const power of ['austria', 'prussia', 'russia', 'ottomans'] as const) expect(table.asked(power)).toBe('declare');
});

test('C §6 Britain and France never change their Status and declare nothing', () => {
  const table = diplomacy({ bare: true, status: { austria: 'neutral', russia: 'neutral' } });
  expect(table.waiting.toSorted()).toEqual(['austria', 'ottomans', 'prussia', 'russia']);
});

test('C §6 a Power may declare any of the four Status, its own among them', () => {
  const table = diplomacy({ bare: true, status: { austria: 'neutral', russia: 'neutral' } });
  expect(table.options('austria').toSorted()).toEqual([
    'status/british',
    'status/expansionist',
    'status/french',
    'status/neutral',
  ]);
});

test('C §6 declarations are secret, may be changed, and are revealed together', () => {
  const table = diplomacy({ bare: true, status: { austria: 'neutral', russia: 'neutral' } });
  table.play('austria', 'status/french').play('prussia', 'status/neutral').play('russia', 'status/expansionist');
  expect(table.told('status', 'prussia')).toEqual([]);
  expect(table.match.view('prussia').status.austria).toBe('neutral');
  table.play('austria', 'status/expansionist');
  table.play('ottomans', 'status/neutral');
  expect(table.state.status).toMatchObject({
    austria: 'expansionist',
    prussia: 'neutral',
    russia: 'expansionist',
    ottomans: 'neutral',
  });
});

test('C §6 the example: Austria and Russia with Britain, Prussia Neutral, the Ottomans Expansionist', () => {
  const table = declare(
    { austria: 'british', russia: 'british', prussia: 'neutral', ottomans: 'expansionist' },
    { bare: true },
  );
  expect(table.state.status).toEqual({
    britain: 'british',
    france: 'french',
    austria: 'british',
    russia: 'british',
    prussia: 'neutral',
    ottomans: 'expansionist',
  });
});

test('C §6 a table may close its negotiation before the declarations', () => {
  const table = diplomacy({
    bare: true,
    options: { negotiation: 'before' },
    status: { austria: 'neutral', russia: 'neutral' },
  });
  expect(table.asked('austria')).toBe('negotiate');
  for (const seat of [...table.waiting]) table.play(seat, 'ready');
  expect(table.asked('austria')).toBe('declare');
});

test('C §6 Britain may expel an ally before anybody negotiates', () => {
  const table = diplomacy({ bare: true });
  expect(table.waiting).toEqual(['britain']);
  expect(table.options('britain').toSorted()).toEqual(['done', 'expel/austria', 'expel/russia']);
});

test('C §6 an expelled Power must choose another Status', () => {
  const table = diplomacy({ bare: true }).play('britain', 'expel/austria', 'done');
  expect(table.told('expelled')).toEqual([{ type: 'expelled', power: 'austria', by: 'britain' }]);
  expect(table.offers('austria', 'status/british')).toBe(false);
  expect(table.refusal('austria', 'status/british')).toBe('expelled, C §6 Coalition');
  expect(table.offers('austria', 'status/french')).toBe(true);
});

test('C §6 France may expel an ally, and nobody of the other Coalition', () => {
  const table = diplomacy({ bare: true, status: { prussia: 'french' } });
  expect(table.options('france').toSorted()).toEqual(['done', 'expel/prussia']);
});

test('C §6 Britain may expel several Powers', () => {
  const table = diplomacy({ bare: true }).play('britain', 'expel/austria', 'expel/russia');
  expect(table.offers('austria', 'status/british')).toBe(false);
  expect(table.offers('russia', 'status/british')).toBe(false);
});

test('C §6 Britain is asked about those who join it, not about those who stay', () => {
  const table = diplomacy({ bare: true }).play('britain', 'done');
  table.play('austria', 'status/british').play('russia', 'status/british');
  table.play('prussia', 'status/british').play('ottomans', 'status/expansionist');
  expect(table.asked('britain')).toBe('admit');
  table.play('britain', 'yes');
  expect(table.asked('britain')).not.toBe('admit');
  expect(table.state.status.prussia).toBe('british');
});

test('C §6 a rejected Power must become Expansionist or Neutral, as it likes', () => {
  const table = diplomacy({ bare: true }).play('britain', 'done');
  for (const power of ['austria', 'russia', 'prussia'] as const) table.play(power, 'status/french');
  table.play('ottomans', 'status/british').play('britain', 'no');
  expect(table.options('ottomans').toSorted()).toEqual(['status/expansionist', 'status/neutral']);
  table.play('ottomans', 'status/expansionist');
  expect(table.state.status.ottomans).toBe('expansionist');
});

test('C §6 France may reject whoever comes to join it', () => {
  const table = diplomacy({ bare: true }).play('britain', 'done');
  table.play('austria', 'status/french').play('russia', 'status/british');
  table.play('prussia', 'status/neutral').play('ottomans', 'status/expansionist');
  table.play('france', 'no').play('austria', 'status/neutral');
  expect(table.told('rejected')).toEqual([{ type: 'rejected', power: 'austria', by: 'france' }]);
  expect(table.state.status.austria).toBe('neutral');
});

/** The rows of the table of C §6 that know no Neutral Power: an Austrian enters Podolia, held by Russia. */
const RELATIONS: readonly (readonly [Status, Status, 'at peace' | 'at war'])[] = [
  ['british', 'british', 'at peace'],
  ['british', 'french', 'at war'],
  ['british', 'expansionist', 'at war'],
  ['french', 'french', 'at peace'],
  ['french', 'british', 'at war'],
  ['french', 'expansionist', 'at war'],
  ['expansionist', 'british', 'at war'],
  ['expansionist', 'french', 'at war'],
  ['expansionist', 'expansionist', 'at war'],
];

describe('C §6 At Peace / At War', () => {
  test.each(RELATIONS)(
    'C §6 an Austrian of Status %s and a Russian of Status %s are %s',
    (austria, russia, relation) => {
      const table = marching('austria', 'prussia', {
        bare: true,
        status: { austria, russia, prussia: 'neutral' },
        generals: { austria: { galicia: 1 }, russia: { podolia: 1 } },
        garrisons: { russia: ['podolia'] },
      });
      table.marches('austria', 'move/austria-1/podolia');
      expect(table.told('battle')).toHaveLength(relation === 'at war' ? 1 : 0);
    },
  );

  test.each(['british', 'french', 'expansionist'] as const)(
    'C §6 %s Powers do not enter the Home Territories of a Neutral Power',
    (austria) => {
      const table = marching('austria', 'ottomans', {
        bare: true,
        status: { austria, prussia: 'neutral', ottomans: 'neutral' },
        generals: { austria: { bohemia: 1 } },
      });
      expect(table.offers('austria', 'move/austria-1/silesia')).toBe(false);
      expect(table.refusal('austria', 'move/austria-1/silesia')).toBe('neutral-home, C §9.3');
    },
  );

  test.each(['british', 'french', 'expansionist'] as const)(
    'C §6 %s Powers may attack a Neutral Power outside its Home Territories',
    (austria) => {
      const table = marching('austria', 'ottomans', {
        bare: true,
        status: { austria, prussia: 'neutral', ottomans: 'neutral' },
        generals: { austria: { galicia: 1 } },
        garrisons: { prussia: ['warszawa'] },
      });
      table.marches('austria', 'move/austria-1/warszawa');
      expect(table.told('battle')).toMatchObject([{ at: 'warszawa', attack: 2, defence: 1 }]);
    },
  );

  test('C §6 a Neutral Power attacks nobody', () => {
    const table = marching('prussia', 'ottomans', {
      bare: true,
      status: { prussia: 'neutral' },
      generals: { prussia: { silesia: 2 }, austria: { bohemia: 0, saxonia: 0 } },
      garrisons: { france: ['warszawa'] },
    });
    for (const at of ['bohemia', 'saxonia', 'warszawa', 'galicia']) {
      expect(table.offers('prussia', `move/prussia-1/${at}`)).toBe(false);
      expect(table.refusal('prussia', `move/prussia-1/${at}`)).toBe('neutral-stays, C §9.3');
    }
    expect(table.offers('prussia', 'move/prussia-1/berlin')).toBe(true);
  });

  test('C §6 two Neutral Powers are at peace', () => {
    const table = marching('prussia', 'ottomans', {
      bare: true,
      status: { prussia: 'neutral', austria: 'neutral' },
      generals: { prussia: { silesia: 2 } },
    });
    expect(table.offers('prussia', 'move/prussia-1/bohemia')).toBe(false);
  });
});

test('C §6 an ally may be entered only if it agrees', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 1 } } });
  table.play('russia', 'move/russia-1/galicia');
  expect(table.asked('austria')).toBe('consent');
  expect(table.options('austria')).toEqual(['yes', 'no', 'always']);
  table.play('austria', 'no');
  expect(table.where('russia-1')).toBe('podolia 1');
  expect(table.offers('russia', 'move/russia-1/galicia')).toBe(false);
  expect(table.refusal('russia', 'move/russia-1/galicia')).toBe('leave-denied, C §6 Coalition');
});

test('C §6 an ally who agrees lets the General in', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 1 } } });
  table.play('russia', 'move/russia-1/galicia').play('austria', 'yes');
  expect(table.where('russia-1')).toBe('galicia 1');
});

test('C §6 a standing consent is not asked for again', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 0, polesie: 0 } } });
  table.play('russia', 'move/russia-1/galicia').play('austria', 'always');
  table.play('russia', 'done', 'yes').play('ottomans', 'yes').play('russia', 'move/russia-1/hungari');
  expect(table.where('russia-1')).toBe('hungari 0');
});

test('C §6 an ally is not attacked: its Generals and Garrisons may be joined', () => {
  const table = marching('russia', 'ottomans', {
    bare: true,
    generals: { russia: { podolia: 1 }, austria: { galicia: 1 } },
    garrisons: { austria: ['galicia'] },
  });
  table.marches('russia', 'move/russia-1/galicia');
  expect(table.told('battle')).toEqual([]);
});

test('C §6 no Garrison is left in a Home Territory of an ally', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 2 } } });
  table.play('russia', 'move/russia-1/galicia').play('austria', 'yes');
  expect(table.options('russia')).toEqual(['garrison/podolia', 'done']);
  table.play('russia', 'done');
  expect(table.refusal('russia', 'garrison/russia-1')).toBe('ally-home, C §7.6 Placing a Garrison');
});

test('C §6 without a Coalition with Britain there is no sea movement', () => {
  const table = marching('ottomans', 'france', { bare: true, generals: { ottomans: { hellas: 1 } } });
  expect(table.offers('ottomans', 'sea/ottomans-1/egypt')).toBe(false);
  expect(table.refusal('ottomans', 'sea/ottomans-1/egypt')).toBe('no-sea, C §7.6 Sea advance');
});

test('C §6 standing consent ends with the next Diplomacy Phase', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 0 } } });
  table.play('russia', 'move/russia-1/galicia').play('austria', 'always');
  expect(table.state.consents).toEqual({ land: { austria: ['russia'] }, sea: {} });
  table.idle((at) => at.state.round === 2);
  expect(table.state.consents).toEqual({ land: {}, sea: {} });
});

test('C §6 an Expansionist Power may attack another Expansionist Power at home', () => {
  const status: Partial<Record<Power, Status>> = { austria: 'expansionist', prussia: 'expansionist' };
  const table = marching('austria', 'britain', {
    bare: true,
    status,
    generals: { austria: { bohemia: 2 }, prussia: { silesia: 0 } },
  });
  table.marches('austria', 'move/austria-1/silesia');
  expect(table.told('battle')).toMatchObject([{ at: 'silesia', attack: 3, defence: 1 }]);
});

test('C §6 a General of a Neutral Power outside its Home Territories may be attacked, in the set-up of 1805 Saxonia', () => {
  const table = marching('austria', 'ottomans').marches('austria', 'move/austria-1/saxonia');
  expect(table.told('battle')).toMatchObject([{ at: 'saxonia', attack: 3, defence: 1 }]);
});

test('C §6 a Minor Power is expelled and rejected with the Major Power that controls it', () => {
  const table = diplomacy({
    bare: true,
    players: 5,
    status: { austria: 'neutral', russia: 'neutral', ottomans: 'neutral' },
    master: { ottomans: 'russia' },
  });
  for (const power of ['austria', 'prussia'] as const) table.play(power, 'status/neutral');
  table.play('russia', 'status/british').play('britain', 'no').play('russia', 'status/expansionist');
  expect(table.state.status).toMatchObject({ russia: 'expansionist', ottomans: 'expansionist' });
});

describe('C §7.6 leave is for land or for sea', () => {
  /** Russia, allied with Britain and Austria, has one General on land and one at the sea. */
  const both = () =>
    marching('russia', 'ottomans', {
      bare: true,
      status: { austria: 'british', russia: 'british' },
      generals: { russia: { hannover: 0, holland: 0 } },
      garrisons: { britain: ['mecklenburg'] },
    });

  test('C §7.6 standing leave for land is none for the Sea Lanes', () => {
    const table = both().play('russia', 'move/russia-1/mecklenburg');
    expect(table.match.decisions('britain')[0]?.prompt.args).toMatchObject({
      guest: 'russia',
      general: 'russia-1',
      from: 'hannover',
      at: 'mecklenburg',
      by: 'land',
    });
    table.play('britain', 'always');
    expect(table.state.consents).toEqual({ land: { britain: ['russia'] }, sea: {} });
    table.play('russia', 'sea/russia-2/london');
    expect(table.match.decisions('britain')[0]?.prompt.args).toMatchObject({
      by: 'sea',
      from: 'holland',
      at: 'london',
    });
    expect(table.cited('britain')).toBe('C §7.6 Sea advance');
  });
});
