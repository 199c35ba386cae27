/** News of cards, economy, diplomacy and the end of the turn (§3, §18–24, §26). */
import type { Area, CardId, LeaderId, Minor, Owner, Player, Power, Religion, TradeCenter } from '../vocabulary.ts';

export type PoliticalEvent =
  | {
      readonly type: 'unrest';
      readonly power: Power;
      readonly by: number;
      readonly way: 'rises' | 'falls';
      readonly points: number;
      readonly to: number;
      readonly why: string;
    }
  | {
      readonly type: 'vp';
      readonly player: Player;
      readonly by: number;
      readonly to: number;
      readonly why: string;
      readonly of: readonly string[];
    }
  | {
      readonly type: 'morale';
      readonly power: Power;
      readonly to: string;
      readonly why: string;
      readonly left: number;
    }
  | CardEvent
  | TradeEvent
  | DiplomaticEvent
  | AreaEvent
  | ReckoningEvent;

/** Cards and what they bring (§3). */
export type CardEvent =
  | { readonly type: 'event'; readonly card: CardId }
  | { readonly type: 'event-void'; readonly card: CardId; readonly why: string }
  | { readonly type: 'turn-rule'; readonly rule: string }
  | { readonly type: 'leader-comes'; readonly power: Power; readonly leader: LeaderId; readonly at: string }
  | { readonly type: 'religion'; readonly power: Owner; readonly religion: Religion }
  | { readonly type: 'interest'; readonly power: Power; readonly theater: string }
  | { readonly type: 'in-force'; readonly rule: string };

/** Trade, technology and bids (§19). */
export type TradeEvent =
  | { readonly type: 'merchants'; readonly power: Power; readonly center: TradeCenter; readonly count: number }
  | { readonly type: 'merchant-lost'; readonly power: Power; readonly center: TradeCenter }
  | { readonly type: 'promoted'; readonly power: Power; readonly center: TradeCenter; readonly past: Power }
  | { readonly type: 'capacity'; readonly center: TradeCenter; readonly capacity: number }
  | { readonly type: 'auction'; readonly prize: string }
  | { readonly type: 'bid'; readonly power: Power; readonly prize: string; readonly bid: number }
  | { readonly type: 'no-bid'; readonly prize: string }
  | { readonly type: 'technology'; readonly power: Power; readonly tech: string };

/** Minors, alliances, war and peace (§20, §21, §26). */
export type DiplomaticEvent =
  | { readonly type: 'allied-minor'; readonly minor: Minor; readonly power: Power }
  | { readonly type: 'conquered-minor'; readonly minor: Minor; readonly power: Power }
  | { readonly type: 'neutral-minor'; readonly minor: Minor }
  | { readonly type: 'aloof'; readonly minor: Minor; readonly power: Power }
  | { readonly type: 'votes'; readonly elector: Minor; readonly power: Power; readonly votes: number }
  | { readonly type: 'own-votes'; readonly power: Power; readonly votes: number }
  | { readonly type: 'emperor'; readonly power: Power; readonly votes: number }
  | { readonly type: 'allied'; readonly power: Power; readonly with: Power }
  | { readonly type: 'casus-belli'; readonly power: Power; readonly against: Owner; readonly why: string }
  | { readonly type: 'declares-war'; readonly power: Power; readonly against: Owner }
  | { readonly type: 'war'; readonly power: Power; readonly against: Owner }
  | { readonly type: 'no-war'; readonly power: Power; readonly against: Owner }
  | { readonly type: 'war-worth'; readonly power: Power; readonly against: Owner; readonly worth: number }
  | {
      readonly type: 'asks-peace';
      readonly power: Power;
      readonly of: Owner;
      readonly why: 'wishes' | 'agreed' | 'forced';
    }
  | {
      readonly type: 'status';
      readonly power: Power;
      readonly against: Owner;
      readonly why: string;
      readonly mine: number;
      readonly theirs: number;
    }
  | { readonly type: 'war-won'; readonly power: Power; readonly against: Owner; readonly conditions: number }
  | { readonly type: 'war-drawn'; readonly power: Power; readonly against: Owner }
  | {
      readonly type: 'condition';
      readonly power: Power;
      readonly against: Power;
      readonly what: string;
      readonly thing: string;
    }
  | { readonly type: 'peace'; readonly power: Power; readonly against: Owner }
  | { readonly type: 'truce'; readonly power: Power; readonly against: Power }
  | { readonly type: 'collapsed'; readonly power: Power }
  | { readonly type: 'coalition'; readonly power: Power; readonly card: CardId }
  | { readonly type: 'left-coalition'; readonly power: Power }
  | { readonly type: 'civil-war'; readonly power: Power; readonly against: Power }
  | { readonly type: 'civil-war-won'; readonly power: Power; readonly against: Power };

/** Areas that change hands otherwise than by arms (§18, §22). */
export type AreaEvent =
  | { readonly type: 'rebellion'; readonly at: Area; readonly level: number }
  | { readonly type: 'rebellion-over'; readonly at: Area }
  | { readonly type: 'title'; readonly at: Area; readonly to: string; readonly as: string }
  | { readonly type: 'restored'; readonly at: Area; readonly to: Owner }
  | { readonly type: 'enclave'; readonly at: Area; readonly power: Power }
  | { readonly type: 'enclave-gone'; readonly at: Area }
  | { readonly type: 'repatriated'; readonly power: Owner; readonly unit: string; readonly to: string };

/** The end of the turn (§23, §24). */
export type ReckoningEvent =
  | { readonly type: 'turn-ends'; readonly turn: number }
  | { readonly type: 'income'; readonly power: Power; readonly income: number; readonly expenses: number }
  | { readonly type: 'degraded'; readonly power: Power; readonly unit: string; readonly to: string }
  | { readonly type: 'disbanded'; readonly power: Power; readonly thing: string }
  | { readonly type: 'agitation'; readonly power: Power; readonly revolts: number }
  | { readonly type: 'dynasty'; readonly power: Power; readonly why: 'collapse' | 'wish' }
  | { readonly type: 'new-card'; readonly power: Power; readonly vitality: number }
  | { readonly type: 'leaves'; readonly power: Power };
