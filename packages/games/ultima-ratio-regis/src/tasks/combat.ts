/** A combat, from the announcement of support to its consequences (§13). */
import type { UnitId } from '../state.ts';
import type { Area, Combat, LeaderId, Power, Sea } from '../vocabulary.ts';

/** Why a combat is fought: its battlefield and its consequences hang on it. */
export const CAUSES = [
  'tactical',
  'convoy',
  'support',
  'piracy',
  'field',
  'landing',
  'relief',
  'sortie',
  'siege',
  'subjugation',
] as const;
export type Cause = (typeof CAUSES)[number];

export const CATEGORIES = [1, 2, 3, 4] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Die {
  /** A unit, the fortress, a conscript, or a force that has no counters of its own (§13.5.4). */
  readonly of: UnitId | 'fortress' | 'conscript' | 'force';
  category: Category;
  /** What was thrown, and what it counts (§13.1.1); 0 before the throw. */
  thrown: number;
  face: number;
}

/** An advantage (+1) or disadvantage (−1), with its reason. */
export interface Edge {
  readonly why: string;
  readonly by: 1 | -1;
}

/** One side of a combat. */
export interface Side {
  /** Who decides and bears the consequences; nobody for rebels, independents and the rival. */
  readonly power: Power | null;
  /** Units present, from which those that fight are chosen. */
  readonly present: UnitId[];
  readonly leader: LeaderId | null;
  /** A fortress may roll a die. */
  readonly fortress: boolean;
  /** Dice of a force without counters: the category of each. */
  readonly force: readonly Category[];
  readonly edges: Edge[];
  readonly dice: Die[];
  points: number;
  casualties: number;
  /** Disband results suffered. */
  disbands: number;
  /** Enemy units it has eliminated. */
  kills: number;
}

export const SIDES = ['attack', 'defence'] as const;
export type SideId = (typeof SIDES)[number];

export interface Fight {
  readonly kind: Combat;
  readonly cause: Cause;
  readonly at: Area | Sea;
  /** Where the attacker came from, if he moved in. */
  readonly from: Area | null;
  readonly attack: Side;
  readonly defence: Side;
  /** The attacker's march was intercepted (§17.3.2). */
  readonly intercepted: boolean;
  /** Without consequences for morale: over independent areas (§18.2.3), or where no Power is at war. */
  readonly political: boolean;
  /** Dice that each side may roll (§13.1.3). */
  field: number;
  winner: SideId | null;
}

/** A fleet that comes to the aid of a side (§11.4.2). */
export interface Aid {
  readonly power: Power;
  readonly side: SideId;
  readonly sea: Sea;
  readonly units?: readonly UnitId[];
}

export type CombatTask =
  | { do: 'support'; readonly fight: Fight; aids: Aid[] | null; last: SideId | 'drawn' | null }
  | { do: 'combat'; readonly fight: Fight }
  | { do: 'aftermath'; readonly fight: Fight }
  /** Those shut in have become too few (§13.4.5). */
  | { do: 'capitulation'; readonly at: Area };
