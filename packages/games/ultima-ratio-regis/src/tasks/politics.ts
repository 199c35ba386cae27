/** Tasks of cards, diplomacy and the end of the turn. */
import type { UnitId } from '../state.ts';
import type {
  Area,
  CardId,
  LeaderId,
  Minor,
  Owner,
  Player,
  Power,
  Technology,
  Theater,
  TradeCenter,
} from '../vocabulary.ts';

/** What is bid for: a technology, or the alliance of a minor (§19.3.1, §20.3.1). */
export type Prize =
  | { readonly kind: 'tech'; readonly tech: Technology }
  | {
      readonly kind: 'minor';
      readonly minor: Minor;
      /** Only these may bid, if any are named; never those who are barred. */
      readonly bidders: readonly Power[];
      readonly barred: readonly Power[];
    };

/** A war that allies may enter, and who has been asked (§21.1.2). */
export interface Call {
  readonly power: Power;
  readonly ally: Power;
  readonly against: Power;
}

/** The steps of the end of the turn (§24). */
export type ReckoningStep =
  | 'wars'
  | 'homecoming'
  | 'trade'
  | 'economy'
  | 'units'
  | 'agitation'
  | 'points'
  | 'civil-wars'
  | 'next';

export type PoliticalTask =
  /** The event of a card, from this operation on (§8.2.2). */
  | { do: 'event'; readonly card: CardId; readonly player: Player; op: number }
  /** Players bid in turn, beginning with who played the card, until nobody raises (§19.3.1). */
  | {
      do: 'auction';
      readonly prize: Prize;
      readonly card: CardId;
      /** Players in the order of bidding, and whose turn it is. */
      readonly order: Player[];
      at: number;
      best: { readonly power: Power; readonly bid: number } | null;
      /** Turns passed since the last raise. */
      passes: number;
    }
  /** Electors vote in the order that the player of the card names (§20.7). */
  | { do: 'election'; readonly player: Player }
  /** The units of a new ally come to the map (§20.3.2). */
  | { do: 'reinforce'; readonly minor: Minor; readonly power: Power }
  /** Independent minors of a Power that has gone to war: which of them follow (§20.5). */
  | { do: 'drag'; readonly power: Power; readonly against: Owner; readonly minors: Minor[] }
  /** Allies of those at war may enter it too (§21.1.2). */
  | { do: 'join'; readonly calls: Call[] }
  /** Peace negotiations between two at war; `opener` asked for them, or was forced to (§21.4). */
  | { do: 'peace'; readonly sides: readonly [Power, Owner]; readonly opener: Power | null }
  /** The winner chooses peace conditions (§21.4.3). */
  | {
      do: 'conditions';
      readonly winner: Power;
      readonly loser: Power;
      left: number;
      /** Areas of the loser that the winner held when the negotiations began. */
      readonly held: readonly Area[];
      /** Areas of the loser that bordered on the winner's before any was ceded. */
      readonly borders?: readonly Area[];
      /** Trade centers in which places were exchanged: once each. */
      readonly used: TradeCenter[];
    }
  /** Conquests are given back, troops go home, and the forced peace begins (§21.4 steps 5–6). */
  | { do: 'restore'; readonly sides: readonly [Power, Owner]; readonly fallen: Power | null }
  /** Troops that must leave where they are, or may (§14.1, §20.4.1). */
  | { do: 'repatriate'; readonly power: Power; readonly units: readonly UnitId[]; readonly may?: true }
  /** A leader who has lost his fortress or his allies takes another post (§14.3). */
  | { do: 'new-post'; readonly leader: LeaderId }
  /** A Power without morale, or without its last home area, must make peace (§21.3.2). */
  | { do: 'forced-peace'; readonly power: Power; done?: boolean }
  /** A Power that has lost a war in which it collapses makes peace with all others, and is gone (§21.5). */
  | { do: 'collapse'; readonly power: Power }
  /** Single troops land for nothing where the card says (facts no. 51). */
  | {
      do: 'free-landing';
      readonly card: CardId;
      readonly power: Power;
      readonly theaters: readonly Theater[];
      readonly areas: readonly Area[];
      left: number;
      /** An area that may become a colony at once if the landing succeeds there. */
      readonly colonyIf: Area | null;
    }
  /** A Power that has entered by its card is deployed (§25, facts no. 49). */
  | { do: 'enter'; readonly power: Power }
  /** A step of the end of the turn (§24). */
  | { do: 'reckon'; readonly step: ReckoningStep }
  /** A civil war is over (§26.1.2). */
  | { do: 'civil-war-ends'; readonly official: Power };
