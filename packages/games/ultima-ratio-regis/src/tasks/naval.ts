/** Movements at sea. */
import type { UnitId } from '../state.ts';
import type { Area, LeaderId, Place, Power, Sea } from '../vocabulary.ts';
import type { SideId } from './combat.ts';
import type { March } from './land.ts';

export type NavalTask =
  /** A fleet looks for the enemy (§11.3). */
  | {
      do: 'seek';
      readonly power: Power;
      readonly units: UnitId[];
      readonly leader: LeaderId | null;
      readonly sea: Sea;
      last: SideId | 'drawn' | null;
    }
  /** Troops cross seas, one after the other (§10.2, §11.4.1). */
  | {
      do: 'voyage';
      readonly power: Power;
      readonly units: readonly UnitId[];
      /** The last port they left, and those they leave before each later sea. */
      from: Area;
      readonly ports: Area[];
      readonly to: Area;
      /** Seas still to be crossed where an enemy waits. */
      readonly seas: Sea[];
      /** Enemies that want to intercept in the sea at hand; nothing before they are asked. */
      waiting: (Power | 'rival')[] | null;
      /** The fleet with which each of them does. */
      fleets?: Partial<Record<Power, UnitId[]>>;
      escort: UnitId[];
      readonly escorted: boolean;
      /** What the voyage is for: a landing goes on as a march; a repatriated troop that is stopped disperses (§14.1.1). */
      readonly landing: March | null;
      readonly repatriation: boolean;
      last: SideId | 'drawn' | null;
    }
  /** A leader on his way with troops or squadrons, which may be stopped at sea (§10.3). */
  | {
      do: 'column';
      readonly power: Power;
      readonly leader: LeaderId;
      /** The leader's own unit comes first. */
      readonly train: UnitId[];
      readonly left: UnitId[];
      /** Places since he last took up or left somebody. */
      readonly visited: Place[];
    }
  /** A squadron has no base, or its port is lost (§11.1.1). */
  | { do: 'adrift'; readonly unit: UnitId }
  /** A pirate has announced himself (§11.5.2). */
  | {
      do: 'piracy';
      readonly power: Power;
      readonly unit: UnitId;
      readonly victim: Power;
      readonly sea: Sea;
      readonly center: string;
      asked: boolean;
      last: SideId | 'drawn' | null;
    };
