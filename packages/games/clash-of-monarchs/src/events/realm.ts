/** What is told of cards, Fortunes of War, supply, Kleiner Krieg, winter, spring and politics. */
import type { AreaId, CardId, LeaderId, Nation, Power, SpaceId, Theater } from '../vocabulary.ts';

export type RealmEvent = CardEvent | FortuneEvent | SupplyEvent | RaidEvent | YearEvent | StateEvent;

type CardEvent =
  | { readonly type: 'drew'; readonly power: Power; readonly num: number }
  | { readonly type: 'drew-cards'; readonly power: Power; readonly cards: string }
  | { readonly type: 'played'; readonly power: Power; readonly card: CardId; readonly use: string }
  | { readonly type: 'interrupt'; readonly power: Power; readonly card: CardId; readonly force: string }
  | { readonly type: 'discarded'; readonly power: Power; readonly card: CardId; readonly why: string }
  | { readonly type: 'returned'; readonly power: Power; readonly card: CardId }
  | { readonly type: 'returned-one'; readonly power: Power }
  | { readonly type: 'looked'; readonly power: Power; readonly at: Power }
  | { readonly type: 'hand-seen'; readonly at: Power; readonly cards: string }
  | { readonly type: 'card-roll'; readonly card: CardId; readonly roll: number; readonly total: number }
  | {
      readonly type: 'card-choice';
      readonly power: Power;
      readonly card: CardId;
      readonly option: number;
      readonly ways: string;
    }
  | { readonly type: 'came'; readonly nation: Nation; readonly at: SpaceId; readonly what: string }
  | { readonly type: 'came-to-box'; readonly nation: Nation; readonly theater: Theater; readonly what: string }
  | { readonly type: 'leader-out'; readonly leader: LeaderId; readonly why: string }
  | { readonly type: 'flag'; readonly flag: string; readonly on: number }
  | { readonly type: 'advantage'; readonly theater: Theater; readonly side: string }
  | { readonly type: 'mp-cut'; readonly force: string; readonly num: number };

type FortuneEvent =
  | { readonly type: 'chit'; readonly chit: string; readonly by: Power }
  | { readonly type: 'dies-irae'; readonly roll: number; readonly result: string }
  | { readonly type: 'deus'; readonly roll: number; readonly result: string }
  | { readonly type: 'media-vita'; readonly roll: number; readonly total: number; readonly person: string }
  | { readonly type: 'severe-weather' }
  | { readonly type: 'comet'; readonly roll: number; readonly total: number; readonly seen: number }
  | { readonly type: 'wider-war' }
  | { readonly type: 'peter'; readonly roll: number };

type SupplyEvent =
  | {
      readonly type: 'supply-check';
      readonly force: string;
      readonly at: SpaceId;
      readonly roll: number;
      readonly stays: number;
    }
  | {
      readonly type: 'depot-moved';
      readonly nation: Nation;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly escort: number;
    }
  | { readonly type: 'depot-built'; readonly nation: Nation; readonly at: SpaceId }
  | { readonly type: 'depot-distributed'; readonly nation: Nation; readonly at: SpaceId; readonly by: Nation }
  | { readonly type: 'depot-recovered'; readonly nation: Nation; readonly at: SpaceId }
  | { readonly type: 'depot-disrupted'; readonly nation: Nation; readonly at: SpaceId }
  | { readonly type: 'encouraged'; readonly force: string; readonly at: SpaceId }
  | { readonly type: 'shared'; readonly sharer: string; readonly force: string; readonly at: SpaceId };

type RaidEvent =
  | {
      readonly type: 'light-out';
      readonly nation: Nation;
      readonly theater: Theater;
      readonly at: SpaceId;
      readonly what: string;
    }
  | {
      readonly type: 'light-in';
      readonly nation: Nation;
      readonly theater: Theater;
      readonly at: SpaceId;
      readonly what: string;
    }
  | { readonly type: 'raids'; readonly power: Power; readonly theater: Theater; readonly sp: number }
  | {
      readonly type: 'raid-losses';
      readonly theater: Theater;
      readonly roll: number;
      readonly total: number;
      readonly raider: number;
      readonly enemy: number;
    }
  | { readonly type: 'light-lost'; readonly theater: Theater; readonly nation: Nation; readonly what: string }
  | {
      readonly type: 'foraged';
      readonly nation: Nation;
      readonly area: AreaId;
      readonly num: number;
      readonly total: number;
    }
  | { readonly type: 'devastated'; readonly area: AreaId }
  | {
      readonly type: 'supply-raid';
      readonly target: string;
      readonly at: SpaceId;
      readonly roll: number;
      readonly total: number;
      readonly result: string;
    };

type YearEvent =
  | {
      readonly type: 'quarters';
      readonly force: string;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly lost: number;
    }
  | { readonly type: 'key-city'; readonly at: SpaceId; readonly power: Power }
  | { readonly type: 'leader-back'; readonly leader: LeaderId; readonly at: SpaceId }
  | { readonly type: 'option'; readonly power: Power; readonly year: number; readonly option: string }
  | { readonly type: 'commitment'; readonly power: Power; readonly met: 'kept' | 'broken' }
  | { readonly type: 'exchanged'; readonly what: string; readonly num: number }
  | { readonly type: 'subsidy'; readonly from: Power; readonly to: Nation; readonly num: number }
  | { readonly type: 'devalued'; readonly year: number }
  | {
      readonly type: 'recruited';
      readonly nation: Nation;
      readonly total: number;
      readonly inf: number;
      readonly cav: number;
      readonly thl: number;
    }
  | { readonly type: 'in-the-red'; readonly power: Power; readonly shortfall: number; readonly cards: string }
  | { readonly type: 'new-leaders'; readonly nation: Nation; readonly roll: number; readonly result: string }
  | { readonly type: 'cossacks-gone'; readonly at: string }
  | { readonly type: 'ferdinand-serves'; readonly power: Power }
  | { readonly type: 'reduced-force' }
  | { readonly type: 'dismissed'; readonly nation: Nation; readonly at: string; readonly what: string }
  | { readonly type: 'redeployed'; readonly nation: Nation; readonly what: string; readonly to: SpaceId }
  | { readonly type: 'recovered'; readonly power: Power; readonly roll: number }
  | { readonly type: 'forage-removed'; readonly area: AreaId; readonly num: number };

type StateEvent =
  | { readonly type: 'enters-war'; readonly nation: Nation; readonly side: string; readonly patron: Power }
  | {
      readonly type: 'intervention';
      readonly nation: Nation;
      readonly roll: number;
      readonly total: number;
      readonly result: string;
    }
  | { readonly type: 'leaves-war'; readonly nation: Nation }
  | { readonly type: 'colonial'; readonly british: number; readonly french: number; readonly toward: string }
  | { readonly type: 'colonial-marker'; readonly at: string; readonly stands: string }
  | { readonly type: 'armistice'; readonly number: number }
  | { readonly type: 'armistice-ends'; readonly power: Power; readonly season: string; readonly round: number }
  | { readonly type: 'armistice-over' }
  | { readonly type: 'fleet'; readonly nation: Nation; readonly what: string; readonly where: string }
  | {
      readonly type: 'fleet-combat';
      readonly fleet: string;
      readonly roll: number;
      readonly total: number;
      readonly result: string;
    }
  | { readonly type: 'poland'; readonly at: SpaceId; readonly by: string }
  | { readonly type: 'pressure'; readonly roll: number; readonly result: string }
  | { readonly type: 'pressure-penalty'; readonly power: Power }
  | { readonly type: 'excess-moved'; readonly nation: Nation; readonly sp: number; readonly to: SpaceId }
  | { readonly type: 'victory-level'; readonly side: string; readonly vp: number; readonly level: string };
