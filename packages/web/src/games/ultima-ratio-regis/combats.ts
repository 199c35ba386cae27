/** A combat as the log tells it, and as it stands on the table. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Fight } from '@quadrille/ultima-ratio-regis/tasks/combat.ts';
import { qualityOf, type View } from './model.ts';

export interface Die {
  readonly category: number;
  readonly face?: number;
  /** The unit, the fortress, a conscript or a force of the country. */
  readonly of?: string;
}

export interface Side {
  /** A Power, or the people of the country. */
  readonly who: string;
  readonly leader?: string;
  readonly dice: readonly Die[];
  readonly edges: readonly { readonly by: number; readonly why: string }[];
  readonly points?: number;
  readonly casualties?: number;
}

export interface Combat {
  /** Where in the log it begins. */
  readonly begins: number;
  readonly kind: string;
  readonly at: string;
  readonly attack: Side;
  readonly defence: Side;
  readonly field?: number;
  /** Who changed the battlefield to what, in order. */
  readonly changes: readonly { readonly size: number; readonly by: string }[];
  readonly improved: readonly {
    readonly who: string;
    readonly why: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Nothing while it is being fought; `null` is a draw. */
  readonly winner?: string | null;
  /** What came of it: indices of the log. */
  readonly after: readonly number[];
}

const eventOf = ({ event }: Logged): Event => event as Event;

/** What belongs to a combat after it is decided; anything else ends the story. */
const AFTER: readonly Event['type'][] = [
  'capitulated',
  'combat-card',
  'conquered-minor',
  'control',
  'damaged',
  'dispersed',
  'eliminated',
  'fortress-lost',
  'leader-lost',
  'morale',
  'moved',
  'neutral-minor',
  'plundered',
  'rebellion-over',
  'retreats',
  'siege-casualties',
  'siege-lifted',
  'to-port',
  'turned-back',
  'veteran',
];

/** `6 (C3), 4 (C2)` as dice. */
const diceIn = (said: string): readonly Die[] =>
  [...said.matchAll(/(\d+) \(C(\d)\)/g)].map(([, face, category]) => ({
    face: Number(face),
    category: Number(category),
  }));

export function combatAt(log: readonly Logged[], begins: number): Combat | undefined {
  const first = log[begins] && eventOf(log[begins]);
  if (first?.type !== 'combat') return undefined;
  const rolled = new Map<string, Extract<Event, { type: 'rolled' }>>();
  const edges: Extract<Event, { type: 'edge' }>[] = [];
  const changes: { size: number; by: string }[] = [];
  const improved: { who: string; why: string; from: number; to: number }[] = [];
  const after: number[] = [];
  let winner: string | null | undefined;
  for (let index = begins + 1; index < log.length; index++) {
    const entry = log[index];
    if (!entry) break;
    const event = eventOf(entry);
    if (event.type === 'combat') break;
    if (winner !== undefined) {
      if (!AFTER.includes(event.type)) break;
      after.push(index);
    } else if (event.type === 'rolled') rolled.set(event.power, event);
    else if (event.type === 'edge') edges.push(event);
    else if (event.type === 'battlefield') changes.push({ size: event.size, by: event.by });
    else if (event.type === 'changed-die')
      improved.push({ who: event.power, why: event.why, from: event.from, to: event.to });
    else if (event.type === 'won') winner = event.power;
    else if (event.type === 'drawn') winner = null;
    else if (event.type === 'impulse' || event.type === 'impulse-over') break;
  }
  const side = (who: string): Side => {
    const throwing = rolled.get(who);
    return {
      who,
      dice: throwing ? diceIn(throwing.dice) : [],
      edges: edges.filter(({ power }) => power === who),
      ...(throwing && { points: throwing.points, casualties: throwing.casualties }),
    };
  };
  return {
    begins,
    kind: first.kind,
    at: first.at,
    attack: side(first.attacker),
    defence: side(first.defender),
    changes,
    improved,
    after,
    ...(winner !== undefined && { winner }),
  };
}

/** Where the combats of a log begin. */
export const combatsIn = (log: readonly Logged[]): readonly number[] =>
  log.flatMap((entry, index) => (eventOf(entry).type === 'combat' ? [index] : []));

/** The combat on the table, the innermost. */
export const fightOf = (view: View): Fight | undefined => {
  const task = view.agenda.findLast((each) => 'fight' in each);
  return task && 'fight' in task ? task.fight : undefined;
};

/** The combat on the table with what the log has told of it. */
export function combatOn(view: View, fight: Fight, log: readonly Logged[]): Combat {
  const begins = combatsIn(log).at(-1);
  const told = begins === undefined ? undefined : combatAt(log, begins);
  const same = told?.at === fight.at && told.kind === fight.kind ? told : undefined;
  const side = (id: 'attack' | 'defence'): Side => {
    const { power, leader, dice, edges, points, casualties, force, present } = fight[id];
    const thrown = dice.some(({ face }) => face > 0);
    const waiting: readonly Die[] = [
      ...present.flatMap((of) => {
        const unit = view.units.find((each) => each.id === of);
        return unit ? [{ of, category: qualityOf(unit) }] : [];
      }),
      ...force.map((category) => ({ of: 'force', category })),
    ];
    return {
      who: power ?? 'locals',
      ...(leader && { leader }),
      dice:
        dice.length > 0 ? dice.map(({ of, category, face }) => ({ of, category, ...(face > 0 && { face }) })) : waiting,
      edges,
      ...(thrown && { points, casualties }),
    };
  };
  return {
    begins: begins ?? 0,
    kind: fight.kind,
    at: fight.at,
    attack: side('attack'),
    defence: side('defence'),
    ...(fight.field > 0 && { field: fight.field }),
    changes: same?.changes ?? [],
    improved: same?.improved ?? [],
    after: same?.after ?? [],
    ...(same?.winner !== undefined && { winner: same.winner }),
  };
}
