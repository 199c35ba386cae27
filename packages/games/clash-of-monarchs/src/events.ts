/** What can be told. War is told here; the realm (cards, supply, winter, spring, politics) in events/realm.ts. */
import type { RealmEvent } from './events/realm.ts';
import type {
  Alliance,
  LeaderId,
  Morale,
  Nation,
  Power,
  Season,
  SpaceId,
  SupplyState,
  TacticId,
} from './vocabulary.ts';

export type Event = WarEvent | RealmEvent | SightEvent;

/** A force is named by its Commander, or by its space if it has none. */
export type ForceName = string;

export type WarEvent =
  // sequence of play (5)
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'season'; readonly year: number; readonly season: Season }
  | { readonly type: 'round'; readonly season: Season; readonly round: number }
  /** SPs on the map and in the Theater boxes, by the Power they serve. */
  | ({ readonly type: 'strengths' } & Readonly<Record<Power, number>>)
  | { readonly type: 'turn'; readonly power: Power }
  | { readonly type: 'no-card'; readonly power: Power }
  // activation and movement (11, 12)
  | {
      readonly type: 'activated';
      readonly power: Power;
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly sp: number;
      readonly how: string;
    }
  | {
      readonly type: 'moved';
      readonly force: ForceName;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly mp: number;
    }
  | {
      readonly type: 'picked-up';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly sp: number;
      readonly leaders: string;
    }
  | {
      readonly type: 'dropped';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly sp: number;
      readonly leaders: string;
    }
  | {
      readonly type: 'forced-march';
      readonly force: ForceName;
      readonly roll: number;
      readonly total: number;
      readonly won: number;
    }
  | {
      readonly type: 'entrenched';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | {
      readonly type: 'dug-in-vain';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | { readonly type: 'activation-over'; readonly force: ForceName; readonly at: SpaceId }
  | { readonly type: 'went-inside'; readonly force: ForceName; readonly at: SpaceId; readonly sp: number }
  | { readonly type: 'came-out'; readonly force: ForceName; readonly at: SpaceId; readonly sp: number }
  | { readonly type: 'leader-moved'; readonly leader: LeaderId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'leader-placed'; readonly leader: LeaderId; readonly at: SpaceId }
  | {
      readonly type: 'coordinated';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
      readonly outcome: 'arrives' | 'late' | 'lost';
    }
  | { readonly type: 'overrun'; readonly force: ForceName; readonly at: SpaceId; readonly sp: number }
  | { readonly type: 'depot-overrun'; readonly force: ForceName; readonly at: SpaceId; readonly nation: Nation }
  | { readonly type: 'fleet'; readonly nation: Nation; readonly what: string; readonly where: string }
  // Interception and Withdrawal (13, 14)
  | {
      readonly type: 'intercepts';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | {
      readonly type: 'misses';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | {
      readonly type: 'withdrew';
      readonly force: ForceName;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | {
      readonly type: 'pinned';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
    }
  | { readonly type: 'surprised'; readonly force: ForceName; readonly at: SpaceId }
  // battle (15)
  | {
      readonly type: 'battle';
      readonly at: SpaceId;
      readonly attacker: ForceName;
      readonly defender: ForceName;
      readonly attack: number;
      readonly defence: number;
      readonly intensity: 'measured' | 'intense';
    }
  | {
      readonly type: 'tactic';
      readonly side: Alliance;
      readonly tactic: TacticId;
      readonly drm: number;
      readonly roll: number;
      readonly total: number;
    }
  | { readonly type: 'tactic-discarded'; readonly power: Power; readonly tactic: TacticId }
  | { readonly type: 'drew-tactic'; readonly power: Power }
  | { readonly type: 'drew-tactic-chit'; readonly power: Power; readonly tactic: TacticId }
  | { readonly type: 'battle-drm'; readonly side: Alliance; readonly why: string; readonly num: number }
  | {
      readonly type: 'battle-roll';
      readonly side: Alliance;
      readonly dice: number;
      readonly drm: number;
      readonly total: number;
      readonly column: string;
      readonly result: string;
    }
  | {
      readonly type: 'losses';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly nation: Nation;
      readonly sp: number;
      readonly what: string;
    }
  | { readonly type: 'guns-lost'; readonly force: ForceName; readonly at: SpaceId; readonly steps: number }
  | {
      readonly type: 'leader-fate';
      readonly leader: LeaderId;
      readonly at: SpaceId;
      readonly fate: 'killed' | 'wounded' | 'captured' | 'unhurt';
    }
  | { readonly type: 'escaped'; readonly leader: LeaderId; readonly by: 'snuff-box' | 'prittwitz' }
  | { readonly type: 'morale'; readonly force: ForceName; readonly at: SpaceId; readonly morale: Morale }
  | { readonly type: 'battle-won'; readonly at: SpaceId; readonly side: Alliance }
  | { readonly type: 'battle-drawn'; readonly at: SpaceId }
  | { readonly type: 'crushing'; readonly at: SpaceId; readonly winner: Power; readonly loser: Power }
  | { readonly type: 'prisoners'; readonly by: Alliance; readonly nation: Nation; readonly sp: number }
  | { readonly type: 'retreated'; readonly force: ForceName; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'eliminated'; readonly force: ForceName; readonly at: SpaceId }
  | {
      readonly type: 'rally';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly roll: number;
      readonly morale: Morale;
    }
  // fortresses (17)
  | { readonly type: 'siege-laid'; readonly at: SpaceId; readonly force: ForceName }
  | {
      readonly type: 'siege-roll';
      readonly at: SpaceId;
      readonly roll: number;
      readonly drm: number;
      readonly total: number;
      readonly result: string;
      readonly marker: number;
    }
  | { readonly type: 'siege-raised'; readonly at: SpaceId }
  | {
      readonly type: 'fortress-taken';
      readonly at: SpaceId;
      readonly nation: Nation;
      readonly by: 'honors' | 'surrender' | 'coup' | 'event';
    }
  | { readonly type: 'honors'; readonly at: SpaceId; readonly to: SpaceId; readonly sp: number }
  | {
      readonly type: 'coup';
      readonly at: SpaceId;
      readonly force: ForceName;
      readonly roll: number;
      readonly total: number;
      readonly success: number;
    }
  | { readonly type: 'siege-guns-captured'; readonly at: SpaceId; readonly by: Nation }
  // markers (21, 23, 9, 10)
  | { readonly type: 'will'; readonly power: Power; readonly num: number; readonly will: number; readonly why: string }
  | { readonly type: 'vp'; readonly power: Power; readonly num: number; readonly why: string }
  | {
      readonly type: 'thalers';
      readonly nation: Nation;
      readonly num: number;
      readonly left: number;
      readonly why: string;
    }
  | {
      readonly type: 'supply-actions';
      readonly power: Power;
      readonly num: number;
      readonly left: number;
      readonly why: string;
    }
  | {
      readonly type: 'supply';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly supply: SupplyState;
      readonly why: string;
    };

/** What a table with Limited Intelligence is told when it comes into sight (24.5). */
export type SightEvent =
  | {
      readonly type: 'seen';
      readonly stack: number;
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly size: 'alone' | 'minor' | 'major';
      readonly nations: string;
      readonly top: string;
      readonly light: 'none' | 'some' | 'only';
    }
  | { readonly type: 'too-few' | 'not-overrun' | 'no-siege'; readonly force: ForceName; readonly at: SpaceId }
  | { readonly type: 'excess'; readonly nation: Nation; readonly sp: number }
  | { readonly type: 'asks-ally'; readonly at: SpaceId; readonly leader: string }
  | { readonly type: 'gone'; readonly force: ForceName; readonly at: SpaceId }
  | {
      readonly type: 'shown';
      readonly force: ForceName;
      readonly at: SpaceId;
      readonly sp: number;
      readonly what: string;
    }
  | { readonly type: 'piles'; readonly nation: Nation; readonly what: string }
  | {
      readonly type: 'pace';
      readonly force: ForceName;
      readonly pace: 'small' | 'dragging' | 'middling' | 'large';
      readonly mixed: number;
    }
  | {
      readonly type: 'ground';
      readonly at: SpaceId;
      readonly masked: 'masked' | 'not-masked';
      readonly passes: 'both-sides' | 'ap' | 'coalition' | 'neither-side';
      /** Everything that is known of the ground, for comparison. */
      readonly verdict: string;
    };
