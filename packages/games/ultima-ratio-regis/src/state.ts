/** What lies on the table. Everything else is data, or follows from this: see `facts/`. */
import type { Task } from './tasks.ts';
import type {
  Area,
  CardId,
  LastingRule,
  LeaderId,
  Minor,
  Owner,
  Place,
  Player,
  Power,
  Religion,
  Stage,
  Technology,
  Theater,
  Title,
  TradeCenter,
  UnitKind,
} from './vocabulary.ts';

/** Readable and stable: `spain-3`. */
export type UnitId = string;

/** A troop or squadron that has been built. Those that have not are what its card has more than these. */
export interface Unit {
  readonly id: UnitId;
  readonly owner: Owner;
  kind: UnitKind;
  /** A squadron in an area is in port. */
  at: Place;
  /** The better side up: a troop is a veteran, a squadron is operational. */
  up: boolean;
  /** A squadron that came into a dispersion box out of the galley zone (§18.6.1). */
  galley?: true;
}

/** A leader on the map, always with a unit or, by the area's id, with a fortress (§17.1). */
export interface Leader {
  readonly id: LeaderId;
  readonly power: Power;
  on: UnitId | Area;
  extraordinary: boolean;
}

export interface Fortress {
  readonly owner: Owner;
  /** Operational, not under construction. */
  done: boolean;
}

/** A force before a fortress, or before the rebels who shut it in (§13.4). */
export interface Siege {
  readonly by: Power;
  casualties: number;
  /** Troops shut in. */
  readonly inside: UnitId[];
}

/** A Power in play. */
export interface Realm {
  readonly power: Power;
  player: Player;
  unrest: number;
  religion: Religion;
  /** Theaters of interest beyond those of its card. */
  readonly interests: Theater[];
  readonly technologies: Technology[];
  /** Points with which it is still to be deployed (§25); nothing once it is. */
  deploying: number | null;
  /** It collapses if it loses a war in this turn (§21.5). */
  collapsing?: true;
  /** Successful piracies in this turn. */
  piracies: number;
}

export interface MinorRealm {
  readonly minor: Minor;
  ally: Power | null;
  /** An independent minor that its ally keeps out of the war is neutral until the end of it (§20.5). */
  aloof?: true;
}

/** A person or bot at the table, with the Powers of a group. */
export interface Chair {
  readonly player: Player;
  vp: number;
  /** VP at the end of every turn, for a weak group (§7.1). */
  bonus: number;
  /** The Powers of the group, those that enter later among them. */
  readonly group: Power[];
  /** Hidden from the others; kept sorted, so that its order tells nothing. */
  readonly hand: CardId[];
}

/** A war, always between two (§21.2); they stand in the order in which they broke out (§21.4.5). */
export interface War {
  readonly sides: readonly [Power, Power | Minor];
  /** Morale that each side has taken from the other. */
  readonly taken: [number, number];
  /** What winning it is worth to each side (§21.2.1). */
  readonly vp: [number, number];
  readonly cards: CardId[];
  /** The fighting is confined to these theaters or provinces, if any are named. */
  readonly within?: readonly string[];
}

/** Two blocs at war, in the order of their card (§26.2). */
export interface Coalition {
  readonly card: CardId;
  readonly sides: readonly [Power[], Power[]];
  /** Powers that may still join each side. */
  readonly open: readonly [Power[], Power[]];
}

export interface CivilWar {
  readonly card: CardId;
  readonly official: Power;
  readonly contenders: Power[];
  readonly zone: readonly Area[];
}

export interface Claim {
  readonly of: Power;
  readonly against: Power | Minor;
}

export interface Merchant {
  readonly power: Power;
  count: 1 | 2;
}

/** A card that is being played: points left, and whether its event is still to come. */
export interface OpenCard {
  readonly id: CardId | 'none';
  points: number;
  event: boolean;
}

/** What the player on the move has done so far (§8.2.2). */
export interface Impulse {
  readonly player: Player;
  /** Powers whose own action is spent. */
  readonly spent: Power[];
  /** Open cards, and which of them gave points to which Power. */
  readonly cards: OpenCard[];
  readonly fed: Partial<Record<Power, CardId | 'none'>>;
  /** Cards played in this impulse. */
  played: number;
  /** Units whose place or side has changed in this impulse, and leaders built or sent elsewhere: they did not begin it so. */
  readonly touched: (UnitId | LeaderId)[];
  /** Units that have done an action in this impulse, and the leaders with them: no landing any more (§12.3.1). */
  readonly acted: (UnitId | LeaderId)[];
  /** Squadrons that have done piracy: nothing more in this impulse (§11.5.1). */
  readonly pirates: UnitId[];
  /** Fortresses and squadrons begun in this impulse, and squadrons damaged: not to be finished in it (§9.3–4). */
  readonly begun: (Area | UnitId)[];
  /** A merchant has been promoted (§19.2.3). */
  promoted: boolean;
  /** War without casus belli was the last action (§21.2.3). */
  closed: boolean;
  /** Powers that used a once-per-turn or once-per-impulse right, as `<right>/<power>`. */
  readonly used: string[];
}

/** The rival of The Rise of Portugal: squadrons by sea, and those on their way back. */
export interface Rival {
  readonly squadrons: Place[];
  /** Impulses until each lost one returns. */
  readonly returning: number[];
}

export interface State {
  readonly scenario: string;
  readonly options: { readonly groups: 'auction' | 'seats'; readonly cards: 'concerned' | 'anyone' };
  turn: number;
  /** Where play goes on when nothing is left on the agenda. */
  stage: Stage;
  /** Players in the order of their seats. */
  readonly chairs: Chair[];
  /** The order of play of this half-turn, beginning with who began; and whose impulse it is in it. */
  readonly order: Player[];
  at: number;
  readonly realms: Realm[];
  readonly minors: MinorRealm[];
  /** To whom areas belong, where it differs from the printed map of the scenario (§22). */
  readonly titles: Record<Area, Title>;
  /** Who holds an area that belongs to somebody else (§22). */
  readonly holders: Record<Area, Power>;
  readonly rebellions: Record<Area, 2 | 3>;
  readonly fortresses: Record<Area, Fortress>;
  readonly sieges: Record<Area, Siege>;
  /** Enclaves, by their own id, and the area each is cut from (§18.8). */
  readonly enclaves: Record<Area, Area>;
  readonly units: Unit[];
  readonly leaders: Leader[];
  /** Troops that serve an ally (§21.1.5). */
  readonly lent: Record<UnitId, Power>;
  readonly trade: Partial<Record<TradeCenter, Merchant[]>>;
  /** Capacity beyond what the turn gives. */
  readonly capacity: Partial<Record<TradeCenter, number>>;
  readonly wars: War[];
  readonly claims: Claim[];
  readonly alliances: [Power, Power][];
  readonly truces: [Power, Power][];
  readonly coalitions: Coalition[];
  readonly civilWars: CivilWar[];
  /** Lasting rules in force, and what holds for this turn only, as the card says. */
  readonly rules: LastingRule[];
  readonly inForce: string[];
  /** Generic cards that were not dealt: hidden. */
  readonly box: CardId[];
  /** Cards played in this turn. */
  readonly discard: CardId[];
  impulse: Impulse | null;
  /** What is being done, the innermost last. */
  readonly agenda: Task[];
  rival: Rival | null;
}
