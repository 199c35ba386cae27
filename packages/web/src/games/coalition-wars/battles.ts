import type { Logged } from '@quadrille/protocol';
import { type Card, type Event, powerOf } from './model.ts';

export type SideName = 'attack' | 'defence';

/** One General in a battle, with the cards that lay before him. */
export interface Fighter {
  readonly general: string;
  readonly power: string;
  readonly side: SideName;
  readonly supports: boolean;
  readonly cards: readonly (Card | null)[];
  /** Cards of his that an opponent's 1 has discarded. */
  readonly struck: readonly Card[];
  readonly lost: number;
  readonly fate?: 'retreated' | 'off-map';
  readonly to?: string;
}

/** A battle as the log tells it, from the first strength to the last consequence. */
export interface BattleStory {
  /** The stretch of the log it takes. */
  readonly begins: number;
  readonly ends: number;
  readonly at: string;
  readonly attacker: string;
  readonly strength: Readonly<Record<SideName, number>>;
  readonly fighters: readonly Fighter[];
  readonly result?: { readonly winner: SideName | null; readonly attack: number; readonly defence: number };
  readonly garrisonLost: boolean;
  readonly changes: readonly {
    readonly power: string;
    readonly track: 'morale' | 'influence' | 'drew';
    readonly by: number;
  }[];
}

/** What can happen between the first word of a battle and the last. */
const WITHIN: readonly Event['type'][] = [
  'evaded',
  'supports',
  'played',
  'played-openly',
  'passed',
  'revealed',
  'struck',
  'prestige',
  'charlie-gone',
  'victory',
  'draw',
  'losses',
  'retreated',
  'off-map',
  'garrison-lost',
  'garrisoned',
  'morale',
  'influence',
  'drew',
  'drew-card',
  'discarded',
  'reshuffled',
  'hand',
  'placed',
  'money',
];

/** Every battle in the log. */
export function battlesIn(log: readonly Logged[]): BattleStory[] {
  return log.flatMap(({ event }, begins) => ((event as Event).type === 'battle' ? [battleAt(log, begins)] : []));
}

interface Draft {
  readonly power: string;
  side: SideName;
  supports: boolean;
  played: number;
  known: Card[];
  struck: Card[];
  lost: number;
  fate?: 'retreated' | 'off-map';
  to?: string;
}

/** The battle that begins at this place of the log. */
export function battleAt(log: readonly Logged[], begins: number): BattleStory {
  const first = log[begins]?.event as Extract<Event, { type: 'battle' }>;
  const fighters = new Map<string, Draft>();
  const changes: BattleStory['changes'][number][] = [];
  let result: BattleStory['result'];
  let garrisonLost = false;
  let ends = begins + 1;
  const fighter = (id: string, side?: SideName): Draft => {
    const known = fighters.get(id);
    if (known) return known;
    const own: Draft = {
      power: powerOf(id),
      side: side ?? (powerOf(id) === first.attacker ? 'attack' : 'defence'),
      supports: false,
      played: 0,
      known: [],
      struck: [],
      lost: 0,
    };
    fighters.set(id, own);
    return own;
  };
  for (; ends < log.length; ends++) {
    const event = log[ends]?.event as Event;
    if (!WITHIN.includes(event.type)) break;
    switch (event.type) {
      case 'supports': {
        const own = fighter(event.general, event.side);
        own.side = event.side;
        own.supports = true;
        break;
      }
      case 'played':
        fighter(event.general).played++;
        break;
      case 'played-openly': {
        const own = fighter(event.general);
        own.played++;
        own.known.push(event.card);
        break;
      }
      case 'revealed':
        fighter(event.general).known.push(event.card);
        break;
      case 'struck': {
        const own = fighter(event.general);
        own.played--;
        own.struck.push(event.card);
        // It may have lain open before it was struck.
        if (own.known.length > own.played) own.known.splice(own.known.indexOf(event.card), 1);
        break;
      }
      case 'victory':
        result = { winner: event.side, attack: event.attack, defence: event.defence };
        break;
      case 'draw':
        result = { winner: null, attack: event.attack, defence: event.defence };
        break;
      case 'losses':
        fighter(event.general).lost += event.units;
        break;
      case 'retreated': {
        const own = fighter(event.general);
        own.fate = 'retreated';
        own.to = event.to;
        break;
      }
      case 'off-map':
        fighter(event.general).fate = 'off-map';
        break;
      case 'garrison-lost':
        garrisonLost = true;
        break;
      case 'morale':
      case 'influence':
        changes.push({ power: event.power, track: event.type, by: event.gained });
        break;
      case 'drew':
        changes.push({ power: event.power, track: 'drew', by: event.cards });
        break;
    }
  }
  return {
    begins,
    ends,
    at: first.at,
    attacker: first.attacker,
    strength: { attack: first.attack, defence: first.defence },
    fighters: [...fighters].map(([general, { power, side, supports, played, known, struck, lost, fate, to }]) => ({
      general,
      power,
      side,
      supports,
      cards: Array.from({ length: Math.max(played, known.length) }, (_, i) => known[i] ?? null),
      struck,
      lost,
      ...(fate && { fate }),
      ...(to && { to }),
    })),
    ...(result && { result }),
    garrisonLost,
    changes,
  };
}
