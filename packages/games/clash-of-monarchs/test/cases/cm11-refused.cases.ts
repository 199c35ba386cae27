/** CM §7 to §12: what one would naturally try and may not, each with its sentence and section. */
import { describe, test } from 'vitest';
import { majorDepots } from '../../src/facts/supply.ts';
import { answer, depot, hold } from '../table.ts';
import { refuses } from './drive.ts';
import { quietly, strategy } from './play.ts';
import { segment } from './scenes.ts';

describe('CM §11.1 whom a card does not activate', () => {
  const designating = () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'pirna', { leaders: ['keith'], inf: 6, morale: 'routed' }],
        ['PR', 'glatz', { leaders: ['fouque'], inf: 6, inside: true }],
        ['AU', 'glatz', { leaders: ['hadik'], inf: 16, field_art: 1 }],
        ['PR', 'breslau', { inf: 6 }],
        ['PR', 'stettin', { leaders: ['zieten'] }],
        ['PR', 'berlin', { leaders: ['manteuffel'], inf: 4 }],
      ],
      hands: { PR: ['P4', 'P6'] },
      change: (state) => {
        state.sieges.glatz = { marker: 0, by: 'coalition' };
      },
    });
    answer(match, 'prussia ops/P6');
    return match;
  };
  test('CM §16.2 a Routed Command', () => refuses(designating(), 'prussia keith', 'routed', '16.2'));
  test('CM §17.5.1 one that is shut up in a fortress', () => {
    refuses(designating(), 'prussia fouque', 'shut-in', '17.5.1');
  });
  test('CM §11.1 troops without a leader', () => refuses(designating(), 'prussia force/breslau', 'leaderless', '11.1'));
  test('CM §11.1 a leader without troops', () => refuses(designating(), 'prussia zieten', 'nobody', '11.1'));
  test('CM §11.1 a Commander whom the card is too weak for', () => {
    refuses(designating(), 'prussia manteuffel', 'too-slow', '11.1');
  });
  test('CM §4.4, 11.1 a CIC without troops leaves nobody any', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'wien', { leaders: ['daun'] }],
        ['AU', 'prague', { leaders: ['hadik'], inf: 8 }],
        ['IM', 'erfurt', { leaders: ['stolberg'], inf: 4 }],
      ],
      hands: { AU: ['A1'] },
    });
    answer(match, 'austria ops/A1');
    refuses(match, 'austria hadik', 'cic', '4.4');
  });
  test('CM §8.6 a force of a nation that an Interrupt has barred', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 8 }],
        ['IM', 'erfurt', { leaders: ['stolberg'], inf: 4 }],
      ],
      hands: { AU: ['A1'] },
      change: (state) => void state.turn.barred.push('IM'),
    });
    answer(match, 'austria ops/A1');
    refuses(match, 'austria stolberg', 'barred', '8.6');
  });
  test('CM §11.2 a Command that has been activated this Turn, on an Admin March', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['keith'], inf: 4 }],
        ['PR', 'breslau', { inf: 3 }],
      ],
      hands: { PR: ['P4'] },
    });
    answer(match, 'prussia ops/P4', 'prussia keith', 'prussia done');
    quietly(match);
    answer(match, 'prussia done', 'prussia minor-march');
    refuses(match, 'prussia keith', 'activated', '11.2');
  });
  test('CM §8.6.2 P1: a Command that cannot come to Saxony', () => {
    const match = strategy({
      scenario: 's1756',
      forces: [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 8 }],
        ['PR', 'konigsberg', { leaders: ['lehwaldt'], inf: 8 }],
      ],
      hands: { PR: ['P1'] },
    });
    answer(match, 'prussia event/P1');
    refuses(match, 'prussia lehwaldt', 'out-of-reach', '8.6.2');
  });
});

describe('CM §7.1 and §8.5 one card a Segment', () => {
  test('CM §7.1 no second card, neither for Ops nor as an event; nor after an Admin March', () => {
    const board = (what: string) => {
      const match = strategy({
        forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 10 }]],
        hands: { PR: ['P8', 'P9'] },
      });
      answer(match, `prussia ${what}`);
      return match;
    };
    const event = board('event/P8');
    refuses(event, 'prussia ops/P9', 'card-played', '7.1');
    refuses(event, 'prussia event/P9', 'card-played', '7.1');
    const march = board('admin-march');
    answer(march, 'prussia frederick', 'prussia done', 'prussia done');
    refuses(march, 'prussia event/P9', 'admin-once', '12.8');
  });
  test('CM §8.5 no second one for Supply Actions', () => {
    const match = segment('supply', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 8 }]],
      change: (_, world) => hold(world, 'AU', 'A1', 'A2'),
    });
    answer(match, 'austria buy/A1');
    refuses(match, 'austria buy/A2', 'supply-card-once', '8.5');
  });
});

describe('CM §10 and §12.12 what Supply does not do', () => {
  test('CM §12.12 who is in Good Order and wants for nothing does not go back', () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'jungbunzlau', { leaders: ['daun'], inf: 8, supply: 'short' }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 8 }],
      ],
    });
    refuses(match, 'austria retrograde/hadik', 'wants-nothing', '12.12');
  });
  test('CM §10.5 only with a force of several nations; §10.6 not for 1', () => {
    const match = segment('supply', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 8 }]],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    refuses(match, 'austria share/AU/daun', 'one-nation', '10.5');
    refuses(match, 'austria build', 'no-supply-actions', '10.6');
  });
  test('CM §10.6 a depot that would trace to no Major Depot: all are in enemy hands', () => {
    const match = segment('supply', {
      power: 'PR',
      actions: 6,
      forces: [['PR', 'stettin', { leaders: ['keith'], inf: 4 }]],
      change: (state, world) => {
        for (const at of majorDepots(world, 'PR')) state.control[at] = 'AU';
      },
    });
    refuses(match, 'prussia build', 'no-site', '10.6');
  });
  test('CM §9.6 a force that has improved by itself in this Segment', () => {
    const match = segment('rally', {
      actions: 3,
      forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 8, supply: 'critical' }]],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    refuses(match, 'austria supplies/daun', 'improved', '9.6');
  });
  test('CM §12.12 a force with enemies on every way back', () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'jungbunzlau', { leaders: ['daun'], inf: 8, supply: 'short' }],
        ['AU', 'budweis', { leaders: ['hadik'], inf: 8, supply: 'short' }],
        ['PR', 'prague', { inf: 4 }],
        ['PR', 'lobositz', { inf: 4 }],
        ['PR', 'gabel', { inf: 4 }],
        ['PR', 'reichenberg', { inf: 4 }],
        ['PR', 'kolin', { inf: 4 }],
        ['PR', 'koniggratz', { inf: 4 }],
      ],
    });
    refuses(match, 'austria retrograde/daun', 'no-way-back', '12.12');
  });
  test('CM §9.2.2 the Swedish depot stays; §10.0 France feeds no Swedes', () => {
    const match = segment('rally', {
      power: 'FR',
      forces: [
        ['SW', 'anklam', { leaders: ['hamilton'], inf: 8, supply: 'short' }],
        ['FR', 'giessen', { leaders: ['broglie'], inf: 8, morale: 'demoralized' }],
      ],
      change: (state, world) => {
        Object.assign(state.nations.SW, { stance: 'belligerent', side: 'coalition', patron: 'FR' });
        depot(world, 'SW', 'stralsund');
        depot(world, 'FR', 'frankfurt');
        depot(world, 'FR', 'koln');
      },
    });
    refuses(match, 'france depot/SW-stralsund', 'swedish-depot', '9.2.2');
    refuses(match, 'france supplies/hamilton', 'own-nation-only', '10.0');
  });
  test('CM §10.1 a besieged depot; §10.0 a force without a path', () => {
    const match = segment('rally', {
      power: 'PR',
      forces: [
        ['PR', 'glatz', { inf: 3, inside: true }],
        ['AU', 'glatz', { leaders: ['hadik'], inf: 16, field_art: 1 }],
        ['PR', 'iglau', { leaders: ['keith'], inf: 8, supply: 'short' }],
        ['PR', 'breslau', { leaders: ['henry'], inf: 8, morale: 'demoralized' }],
      ],
      change: (state, world) => {
        state.sieges.glatz = { marker: 0, by: 'coalition' };
        Object.assign(depot(world, 'PR', 'glatz'), { inside: true });
      },
    });
    refuses(match, 'prussia depot/PR-glatz', 'shut-in', '10.1');
    refuses(match, 'prussia supplies/keith', 'no-supply', '10.0');
  });
});

describe('CM §8.6.5 and §14.2 what an answer to a march may not be', () => {
  const met = (how: 'ops' | 'admin') => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
        ['AU', 'chemnitz', { leaders: ['hadik'], inf: 6 }],
        ['AU', 'pirna', { leaders: ['daun'], inf: 9 }],
      ],
      hands: { PR: ['P13'], AU: ['A11', 'A20'] },
    });
    answer(match, how === 'ops' ? 'prussia ops/P13' : 'prussia admin-march', 'prussia frederick', 'prussia done');
    if (how === 'ops') quietly(match);
    answer(match, `prussia step/${how === 'ops' ? 'pirna' : 'freiberg'}`);
    return match;
  };
  test('CM §14.2 not back to where the enemy came from', () => {
    refuses(met('ops'), 'austria withdraw/dresden', 'enemy-came', '14.2');
  });
  test('CM §8.6.5 an Interrupt that answers another act: A11 in Saxony', () => {
    refuses(met('ops'), 'austria interrupt/A11', 'interrupt-elsewhere', '8.6.5');
  });
  test('CM §8.6.5 any against an Admin March, which may be Intercepted', () => {
    refuses(met('admin'), 'austria interrupt/A20', 'interrupt-admin', '8.6.5');
  });
  test('CM §8.6.5 a second Interrupt against the force', () => {
    const match = strategy({
      forces: [
        ['PR', 'lobositz', { leaders: ['frederick'], inf: 12 }],
        ['AU', 'komotau', { leaders: ['daun'], inf: 9 }],
      ],
      hands: { PR: ['P13'], AU: ['A11', 'A20'] },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done', 'austria interrupt/A11');
    answer(match, 'prussia step/komotau');
    refuses(match, 'austria interrupt/A20', 'interrupted-once', '8.6.5');
  });
});

describe('CM §8.4 uses a card does not have', () => {
  test('CM §8.4.1 raids from an empty box; §8.4.2 Prussia has no colonies', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 12 }]],
      hands: { PR: ['P4'] },
    });
    refuses(match, 'prussia raids/P4/border', 'no-raiders', '8.4.1');
    refuses(match, 'prussia colonial/P4', 'no-colonies', '8.4.2');
  });
  test('CM §8.4.3 Britain ends no Armistice that there is not', () => {
    const match = strategy({
      active: 'BR',
      forces: [['BR', 'hanover', { leaders: ['sporcken'], inf: 8 }]],
      hands: { BR: ['B4'] },
    });
    refuses(match, 'britain armistice/B4', 'no-armistice', '8.4.3');
  });
});
