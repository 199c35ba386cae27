/** C §9: board state adjustments. */
import { describe, expect, test } from 'vitest';
import { declare, marching } from '../position.ts';

describe('C §9.1 At War to At Peace', () => {
  /** Prussia, Expansionist until now, joins the British Coalition; it holds Bohemia. */
  const BOHEMIA = {
    bare: true,
    status: { austria: 'british', prussia: 'expansionist' },
    generals: { prussia: { bohemia: 1, berlin: 0 } },
    garrisons: { prussia: ['bohemia'] },
  } as const;

  test('C §9.1 a Garrison in a Home Territory of a new ally becomes a Unit of a General, as its player likes', () => {
    const table = declare({ prussia: 'british' }, BOHEMIA);
    expect(table.garrison('bohemia')).toBeUndefined();
    expect(table.asked('prussia')).toBe('allot');
    expect(table.options('prussia')).toEqual(['allot/prussia-1', 'allot/prussia-2']);
    table.play('prussia', 'allot/prussia-2');
    expect(table.where('prussia-2')).toBe('berlin 1');
  });

  test('C §9.1 Generals who have 3 Units or are off the map cannot take it: it becomes 1 Money', () => {
    const table = declare(
      { prussia: 'british' },
      { ...BOHEMIA, generals: { prussia: { berlin: 3 } }, money: { prussia: 0 } },
    );
    expect(table.garrison('bohemia')).toBeUndefined();
    expect(table.told('money')).toContainEqual({ type: 'money', power: 'prussia', gained: 1, why: 'adjustment' });
  });

  test('C §9.1 among allies a General may stay if the Power at home allows it', () => {
    const table = declare({ prussia: 'british' }, BOHEMIA).play('prussia', 'allot/prussia-1');
    expect(table.asked('austria')).toBe('host');
    table.play('austria', 'yes');
    expect(table.where('prussia-1')).toBe('bohemia 2');
  });

  test('C §9.1 or else he goes to the nearest Territory of his Power, or off the map', () => {
    const table = declare({ prussia: 'british' }, BOHEMIA).play('prussia', 'allot/prussia-1').play('austria', 'no');
    expect(table.options('prussia')).toEqual(['retreat/silesia', 'off-map']);
    table.play('prussia', 'retreat/silesia');
    expect(table.where('prussia-1')).toBe('silesia 2');
  });

  test('C §9.1 off the map his Units are lost', () => {
    const table = declare({ prussia: 'british' }, BOHEMIA).play('prussia', 'allot/prussia-1').play('austria', 'no');
    expect(table.play('prussia', 'off-map').where('prussia-1')).toBe('off-map');
    expect(table.general('prussia-1').units).toBe(0);
  });

  test('C §9.1 a Garrison in a Disputed Territory stays', () => {
    const table = declare({ prussia: 'british' }, { ...BOHEMIA, generals: {}, garrisons: { prussia: ['saxonia'] } });
    expect(table.garrison('saxonia')).toBe('prussia');
    expect(table.asked('prussia')).not.toBe('allot');
  });

  test('C §9.1 a guest of an ally who stays an ally is not sent away', () => {
    const table = declare({}, { bare: true, generals: { russia: { galicia: 1 } } });
    expect(table.asked('austria')).not.toBe('host');
    expect(table.where('russia-1')).toBe('galicia 1');
  });

  test('C §9.1 nobody stays with a Power that becomes Neutral, a former ally neither', () => {
    const table = declare(
      { austria: 'neutral' },
      { bare: true, generals: { russia: { galicia: 1 } }, garrisons: { russia: ['podolia'] } },
    );
    expect(table.asked('austria')).not.toBe('host');
    expect(table.options('russia')).toEqual(['retreat/podolia', 'off-map']);
  });
});

describe('C §9.2 At Peace to At War', () => {
  /** Austria and Russia, allies until now, become enemies in Podolia. */
  const podolia = (austria: number, russia: number, garrison?: 'austria' | 'russia') =>
    declare(
      { russia: 'expansionist' },
      {
        bare: true,
        generals: { austria: { podolia: austria }, russia: { podolia: russia } },
        ...(garrison && { garrisons: { [garrison]: ['podolia'] } }),
      },
    );

  test('C §9.2 the weaker must retreat', () => {
    const table = podolia(1, 2);
    expect(table.options('austria')).toEqual(['retreat/galicia', 'off-map']);
    expect(table.asked('russia')).toBeUndefined();
    table.play('austria', 'retreat/galicia');
    expect([table.where('austria-1'), table.where('russia-1')]).toEqual(['galicia 1', 'podolia 2']);
  });

  test('C §9.2 the Garrison counts for its side', () => {
    const table = podolia(1, 2, 'austria');
    expect(table.asked('russia')).toBe('retreat');
  });

  test('C §9.2 a Fortress makes it count 4', () => {
    const table = declare(
      { russia: 'expansionist' },
      {
        bare: true,
        generals: { austria: { podolia: 0 }, russia: { podolia: 3 } },
        garrisons: { austria: ['podolia'] },
        fortresses: ['podolia'],
      },
    );
    expect(table.asked('russia')).toBe('retreat');
  });

  test('C §9.2 of equal sides the one with the Garrison is the stronger', () => {
    expect(podolia(1, 2, 'austria').asked('russia')).toBe('retreat');
    expect(podolia(2, 1, 'russia').asked('austria')).toBe('retreat');
  });

  test('C §9.2 equal and without a Garrison: rock, paper, scissors', () => {
    const table = podolia(1, 1);
    for (const power of ['austria', 'russia'] as const) {
      expect(table.asked(power)).toBe('sign');
      expect(table.options(power)).toEqual(['rock', 'paper', 'scissors']);
    }
    table.play('austria', 'rock').play('russia', 'paper');
    expect(table.asked('austria')).toBe('retreat');
    expect(table.told('sign')).toHaveLength(2);
  });

  test.each([
    ['rock', 'scissors'],
    ['scissors', 'paper'],
    ['paper', 'rock'],
  ])('C §9.2 %s beats %s', (stronger, weaker) => {
    const table = podolia(1, 1).play('austria', stronger).play('russia', weaker);
    expect(table.asked('russia')).toBe('retreat');
  });

  test('C §9.2 equal signs are played again', () => {
    const table = podolia(1, 1).play('austria', 'rock').play('russia', 'rock');
    expect(table.asked('austria')).toBe('sign');
    table.play('austria', 'paper').play('russia', 'rock');
    expect(table.asked('russia')).toBe('retreat');
  });

  test('C §9.2 a sign is secret until both are shown', () => {
    const table = podolia(1, 1).play('austria', 'rock');
    expect(table.told('sign', 'russia')).toEqual([]);
  });

  test("C §9.2 the weaker side's Garrison becomes a Unit", () => {
    const table = podolia(0, 3, 'austria');
    expect(table.garrison('podolia')).toBeUndefined();
    table.play('austria', 'allot/austria-1', 'retreat/galicia');
    expect(table.where('austria-1')).toBe('galicia 1');
  });

  test('C §9.2 a lone Garrison that is the weaker becomes a Unit elsewhere, or 1 Money', () => {
    const table = declare(
      { russia: 'expansionist' },
      { bare: true, generals: { russia: { podolia: 1 } }, garrisons: { austria: ['podolia'] } },
    );
    expect(table.garrison('podolia')).toBeUndefined();
    expect(table.told('money')).toContainEqual({ type: 'money', power: 'austria', gained: 1, why: 'adjustment' });
  });

  test('C §9.2 Powers of one Coalition count together', () => {
    const table = declare(
      { russia: 'expansionist' },
      {
        bare: true,
        generals: { austria: { podolia: 0 }, britain: { podolia: 1 }, russia: { podolia: 1 } },
      },
    );
    expect(table.asked('russia')).toBe('retreat');
    expect(table.asked('austria')).toBeUndefined();
  });

  test('C §9.2 a Garrison of a Neutral Power outside its Home Territories is not at peace with a General there', () => {
    const table = declare(
      { austria: 'neutral' },
      { bare: true, generals: { russia: { bavaria: 2 } }, garrisons: { austria: ['bavaria'], russia: ['podolia'] } },
    );
    expect(table.garrison('bavaria')).toBeUndefined();
    expect(table.where('russia-1')).toBe('bavaria 2');
  });

  test('C §9.2 not to a Territory that has become hostile or holds another of his Generals', () => {
    const table = declare(
      { russia: 'expansionist' },
      { bare: true, generals: { austria: { podolia: 0, galicia: 1 }, russia: { podolia: 2 } } },
    );
    expect(table.options('austria').toSorted()).toEqual([
      'off-map',
      'retreat/bohemia',
      'retreat/hungari',
      'retreat/transylvania',
    ]);
  });
});

describe('C §9.3 Powers that become Neutral', () => {
  test('C §9.3 Garrisons and Generals leave the Home Territories of the Neutral Power', () => {
    const table = declare(
      { austria: 'neutral' },
      {
        bare: true,
        status: { austria: 'expansionist' },
        generals: { russia: { galicia: 0 } },
        garrisons: { russia: ['galicia', 'podolia'] },
      },
    );
    expect(table.garrison('galicia')).toBeUndefined();
    table.play('russia', 'allot/russia-1', 'retreat/podolia');
    expect(table.where('russia-1')).toBe('podolia 1');
  });

  test("C §9.3 a General of the Neutral Power leaves another Power's Home Territory", () => {
    const table = declare({ austria: 'neutral' }, { bare: true, generals: { austria: { moskva: 1 } } });
    expect(table.asked('austria')).toBe('retreat');
  });

  test("C §9.3 a Garrison of the Neutral Power leaves another Power's Home Territory, with the General there", () => {
    const table = declare(
      { austria: 'neutral' },
      {
        bare: true,
        status: { austria: 'expansionist', prussia: 'british' },
        generals: { austria: { silesia: 1 } },
        garrisons: { austria: ['silesia'] },
      },
    );
    expect(table.garrison('silesia')).toBeUndefined();
    table.play('austria', 'allot/austria-1');
    expect(table.options('austria').toSorted()).toEqual(['off-map', 'retreat/bohemia', 'retreat/galicia']);
  });

  test('C §9.3 a General of the Neutral Power leaves an uncontrolled Territory', () => {
    const table = declare({ austria: 'neutral' }, { bare: true, generals: { austria: { wurttemberg: 1 } } });
    expect(table.options('austria')).toEqual(['retreat/tyrol', 'off-map']);
  });

  test("C §9.3 a General of the Neutral Power leaves a former ally's Disputed Territory", () => {
    const table = declare(
      { austria: 'neutral' },
      { bare: true, generals: { austria: { podolia: 1 } }, garrisons: { russia: ['podolia'] } },
    );
    expect(table.options('austria')).toEqual(['retreat/galicia', 'off-map']);
  });

  test('C §9.3 a Garrison of the Neutral Power outside Home Territories stays, and the General with it', () => {
    const table = declare(
      { austria: 'neutral' },
      { bare: true, generals: { austria: { saxonia: 2 } }, garrisons: { austria: ['saxonia'] } },
    );
    expect(table.garrison('saxonia')).toBe('austria');
    expect(table.where('austria-1')).toBe('saxonia 2');
  });

  test('C §9.3 a Neutral Power that stays Neutral has its stray General adjusted at the next Diplomacy Phase', () => {
    const table = declare({}, { bare: true, generals: { prussia: { saxonia: 0 } } });
    expect(table.options('prussia').toSorted()).toEqual(['off-map', 'retreat/berlin', 'retreat/silesia']);
  });

  test('C §9.3 Generals of a Neutral Power move between Territories it controls', () => {
    const table = marching('prussia', 'ottomans', {
      bare: true,
      generals: { prussia: { silesia: 1 } },
      garrisons: { prussia: ['saxonia'] },
    });
    expect(table.offers('prussia', 'move/prussia-1/saxonia')).toBe(true);
    expect(table.offers('prussia', 'move/prussia-1/berlin')).toBe(true);
    expect(table.refusal('prussia', 'move/prussia-1/warszawa')).toBe('neutral-stays, C §9.3');
  });
});

test('C §9 example A: Austria becomes Neutral, Prussia leaves Wien, the Austrians stay in Saxonia', () => {
  const table = declare(
    { austria: 'neutral' },
    {
      bare: true,
      status: { prussia: 'british', austria: 'expansionist' },
      generals: { prussia: { wien: 1 }, austria: { saxonia: 1 } },
      garrisons: { prussia: ['wien'], austria: ['saxonia'] },
    },
  );
  table.play('prussia', 'allot/prussia-1');
  expect(table.options('prussia')).toEqual(['retreat/silesia', 'off-map']);
  table.play('prussia', 'retreat/silesia');
  expect(table.where('prussia-1')).toBe('silesia 2');
  expect(table.garrison('wien')).toBeUndefined();
  expect(table.where('austria-1')).toBe('saxonia 1');
  expect(table.garrison('saxonia')).toBe('austria');
});

test('C §9 example A: the Austrians in Saxonia may be attacked although Austria is Neutral', () => {
  const table = marching('prussia', 'ottomans', {
    bare: true,
    status: { prussia: 'british', austria: 'neutral' },
    generals: { prussia: { silesia: 2 }, austria: { saxonia: 1 } },
    garrisons: { austria: ['saxonia'] },
  }).marches('prussia', 'move/prussia-1/saxonia');
  expect(table.told('battle')).toMatchObject([{ at: 'saxonia', attack: 3, defence: 3 }]);
});

test('C §9 example B: Austria goes over to France, the Russian General leaves Galicia for Podolia', () => {
  const table = declare(
    { austria: 'french' },
    {
      bare: true,
      generals: { russia: { galicia: 0, polesie: 0 } },
      garrisons: { austria: ['galicia'], russia: ['podolia', 'polesie'] },
    },
  );
  expect(table.told('sign')).toEqual([]);
  expect(table.options('russia')).toEqual(['retreat/podolia', 'off-map']);
  table.play('russia', 'retreat/podolia');
  expect(table.where('russia-1')).toBe('podolia 0');
  expect(table.garrison('galicia')).toBe('austria');
});

test('C §9.2 an enemy who stands alone in a Home Territory stays there', () => {
  const table = declare({ russia: 'expansionist' }, { bare: true, generals: { russia: { galicia: 1 } } });
  expect(table.where('russia-1')).toBe('galicia 1');
  expect(table.asked('russia')).not.toBe('retreat');
});

test('C §9.1 what was at war and stays at war is not touched', () => {
  const table = declare({}, { bare: true, generals: { france: { tyrol: 1 } }, garrisons: { france: ['tyrol'] } });
  expect(table.garrison('tyrol')).toBe('france');
  expect(table.where('france-1')).toBe('tyrol 1');
});

test('C §9.2 all Powers of the weaker side leave', () => {
  const table = declare(
    { russia: 'expansionist' },
    { bare: true, generals: { austria: { podolia: 0 }, britain: { podolia: 0 }, russia: { podolia: 3 } } },
  );
  for (let asked = 0; asked < 2; asked++)
    for (const power of ['austria', 'britain'] as const)
      if (table.asked(power) === 'retreat') table.play(power, 'off-map');
  expect([table.where('austria-1'), table.where('britain-1'), table.where('russia-1')]).toEqual([
    'off-map',
    'off-map',
    'podolia 3',
  ]);
});

test('C §9.3 Garrisons leave before Generals: nobody retreats to where his Power is about to leave', () => {
  const table = declare(
    { austria: 'neutral', russia: 'neutral' },
    {
      bare: true,
      status: { austria: 'expansionist', russia: 'expansionist', prussia: 'british' },
      generals: { russia: { galicia: 1 } },
      garrisons: { russia: ['silesia'] },
    },
  );
  table.play('russia', 'allot/russia-1');
  expect(table.garrison('silesia')).toBeUndefined();
  expect(table.options('russia').toSorted()).toEqual([
    'off-map',
    'retreat/crimea',
    'retreat/smolensk',
    'retreat/ukraine',
  ]);
});
