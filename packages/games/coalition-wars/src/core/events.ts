/**
 * Everything that can happen, as told to those who may know it. Every field but `type` is a text or a number, so that
 * `event/<type>` of the catalogue can say it. Events marked *private* go to one seat only.
 */
import type {
  ActionCard,
  Card,
  GeneralId,
  MoveType,
  Power,
  Road,
  Side,
  Sign,
  Status,
  Territory,
} from './vocabulary.ts';

/** Why a number on a track changed. */
export const REASONS = [
  'taxation',
  'trade',
  'subsidy',
  'corruption',
  'purchase',
  'adjustment',
  'leadership',
  'mobilisation',
  'envoy',
  'card',
  'fives',
  'bid',
  'territories',
  'battle',
  'french-general',
  'rival-general',
  'emperor',
  'paris',
  'napoleon-card',
] as const;
export type Reason = (typeof REASONS)[number];

export type Event =
  // Rounds and results
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly turn: number; readonly mover: Power }
  | { readonly type: 'won'; readonly power: Power; readonly by: string }
  | { readonly type: 'lost-to-napoleon' }
  // Tracks
  | {
      readonly type: 'morale' | 'influence' | 'money';
      readonly power: Power;
      readonly gained: number;
      readonly why: Reason;
    }
  // Battle cards; `drew-card` and `hand` are private
  | { readonly type: 'drew'; readonly power: Power; readonly cards: number }
  | { readonly type: 'drew-card'; readonly power: Power; readonly card: Card }
  | { readonly type: 'hand'; readonly power: Power; readonly cards: string }
  | { readonly type: 'discarded'; readonly power: Power; readonly card: Card }
  | { readonly type: 'reshuffled'; readonly cards: number }
  // Set-up and diplomacy
  | { readonly type: 'named'; readonly power: Power; readonly general: GeneralId; readonly name: string }
  | { readonly type: 'expelled' | 'rejected'; readonly power: Power; readonly by: Power }
  | { readonly type: 'status'; readonly power: Power; readonly status: Status }
  | {
      readonly type: 'consent' | 'refused-consent';
      readonly by: Power;
      readonly to: Power;
      readonly at: Territory;
    }
  | {
      readonly type: 'standing-consent';
      readonly by: Power;
      readonly to: Power;
      readonly at: Territory;
      readonly road: Road;
    }
  | {
      readonly type: 'may-stay' | 'must-leave';
      readonly by: Power;
      readonly general: GeneralId;
      readonly at: Territory;
    }
  | { readonly type: 'sign'; readonly power: Power; readonly sign: Sign; readonly at: Territory }
  | { readonly type: 'spain-open' }
  // Minor Powers
  | { readonly type: 'bid'; readonly power: Power; readonly minor: Power; readonly morale: number }
  | { readonly type: 'control'; readonly minor: Power; readonly power: Power }
  // Actions
  | { readonly type: 'placed'; readonly general: GeneralId; readonly at: Territory }
  | { readonly type: 'withdrawn'; readonly general: GeneralId }
  | {
      readonly type: 'offered' | 'accepted' | 'declined';
      readonly by: Power;
      readonly power: Power;
      readonly money: number;
    }
  // Mercenaries; `lent-card` is private to the two Powers
  | {
      readonly type: 'cards-offered' | 'cards-accepted' | 'cards-declined';
      readonly by: Power;
      readonly power: Power;
      readonly cards: number;
    }
  | { readonly type: 'lent-card'; readonly by: Power; readonly power: Power; readonly card: Card }
  | { readonly type: 'enlisted'; readonly general: GeneralId; readonly units: number }
  | { readonly type: 'fortified'; readonly power: Power; readonly at: Territory }
  // Movement
  | { readonly type: 'envoy'; readonly power: Power; readonly envoy: Power }
  | { readonly type: 'no-envoy'; readonly power: Power }
  | { readonly type: 'no-further-round'; readonly power: Power; readonly envoy: Power; readonly round: number }
  | {
      readonly type: 'requested' | 'granted' | 'denied';
      readonly power: Power;
      readonly envoy: Power;
      readonly round: number;
    }
  | {
      readonly type: 'moved';
      readonly general: GeneralId;
      readonly from: Territory;
      readonly to: Territory;
      readonly by: MoveType;
    }
  | { readonly type: 'garrisoned'; readonly power: Power; readonly at: Territory; readonly general: GeneralId }
  | {
      readonly type: 'disbanded' | 'garrison-lost' | 'garrison-recalled';
      readonly power: Power;
      readonly at: Territory;
    }
  // Battles
  | {
      readonly type: 'battle';
      readonly at: Territory;
      readonly attacker: Power;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly type: 'evaded'; readonly general: GeneralId; readonly to: Territory }
  | { readonly type: 'supports'; readonly general: GeneralId; readonly side: Side; readonly at: Territory }
  | { readonly type: 'played'; readonly general: GeneralId; readonly power: Power }
  | { readonly type: 'played-openly'; readonly general: GeneralId; readonly power: Power; readonly card: Card }
  | { readonly type: 'passed'; readonly power: Power }
  | { readonly type: 'revealed'; readonly general: GeneralId; readonly card: Card }
  | { readonly type: 'struck'; readonly general: GeneralId; readonly power: Power; readonly card: Card }
  | {
      readonly type: 'victory';
      readonly at: Territory;
      readonly side: Side;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly type: 'draw'; readonly at: Territory; readonly attack: number; readonly defence: number }
  | { readonly type: 'losses'; readonly general: GeneralId; readonly units: number }
  | { readonly type: 'retreated'; readonly general: GeneralId; readonly to: Territory }
  | { readonly type: 'off-map'; readonly general: GeneralId }
  // L'Empereur
  | { readonly type: 'holds'; readonly seat: Power; readonly power: Power }
  | { readonly type: 'napoleon-card'; readonly card: string }
  | { readonly type: 'race-to-paris' }
  // Ancien Régime
  | { readonly type: 'election' | 'throne-vacant' }
  | { readonly type: 'crown-declined'; readonly power: Power }
  | { readonly type: 'voted'; readonly power: Power; readonly candidate: Power; readonly votes: number }
  | { readonly type: 'elected'; readonly power: Power; readonly votes: number }
  | { readonly type: 'landed'; readonly general: GeneralId; readonly at: Territory }
  | { readonly type: 'charlie-gone'; readonly general: GeneralId }
  // Realpolitik
  | { readonly type: 'new-turn'; readonly turn: number }
  | { readonly type: 'action-card'; readonly power: Power; readonly card: ActionCard }
  | { readonly type: 'dispatched'; readonly power: Power; readonly box: number }
  | { readonly type: 'diplomacy' }
  | { readonly type: 'entreaty'; readonly from: Power; readonly to: Power; readonly marker: 'alliance' | 'war' }
  | { readonly type: 'alliance' | 'alliance-ends'; readonly power: Power; readonly ally: Power }
  | { readonly type: 'prestige'; readonly power: Power; readonly passed: Power }
  | { readonly type: 'train'; readonly power: Power; readonly from: Territory; readonly to: Territory }
  | { readonly type: 'train-agreed' | 'train-denied'; readonly by: Power; readonly to: Power }
  | { readonly type: 'railed'; readonly general: GeneralId; readonly from: Territory; readonly to: Territory }
  | { readonly type: 'ferried'; readonly from: GeneralId; readonly to: GeneralId };
