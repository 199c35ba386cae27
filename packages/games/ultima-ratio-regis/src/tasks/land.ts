/** Movements and operations on land. */
import type { UnitId } from '../state.ts';
import type { Area, LeaderId, Power } from '../vocabulary.ts';
import type { SideId } from './combat.ts';

/** A tactical movement on land, or a landing (§12). */
export interface March {
  readonly power: Power;
  readonly units: UnitId[];
  readonly leader: LeaderId | null;
  /** Where the force stands, where it came from, and where it goes next. */
  at: Area;
  from: Area;
  to: Area;
  /** Areas it may still enter with this action. */
  left: number;
  readonly landing: boolean;
  /** Powers that have intercepted this step. */
  readonly intercepted: Power[];
  /** How the last battle went. */
  last: SideId | 'drawn' | null;
}

export type LandTask =
  /** The enemy may react to the announced movement (§12.4). */
  | { do: 'approach'; readonly march: March }
  /** The force enters: a battle, a siege, or free passage. */
  | { do: 'arrive'; readonly march: March }
  /** It may take control, and go on (§12.5). */
  | { do: 'advance'; readonly march: March }
  /** A defender who has won where he had no control may take it (§13.3.7). */
  | { do: 'occupy'; readonly power: Power; readonly at: Area }
  /** Too many troops of a Power stand in an area (§15.1.1). */
  | { do: 'crowded'; readonly power: Power; readonly at: Area }
  /** An attempt to take control of an area (§13.5). */
  | {
      do: 'subjugate';
      readonly power: Power;
      readonly at: Area;
      /** All troops there came in this action (§13.5.3). */
      readonly moved: boolean;
      last: SideId | 'drawn' | null;
    };
