/** What lies on the table. Everything printed (map, leaders, cards, tables) stays outside, in the data. */
import type { Task } from './agenda.ts';
import type {
  Alliance,
  AreaId,
  CardId,
  Chit,
  FlagId,
  LeaderId,
  Morale,
  Nation,
  Navy,
  Power,
  Sea,
  Season,
  SeatId,
  SpaceId,
  Stance,
  SubsidyId,
  SupplyState,
  TacticId,
  Theater,
  Unit,
  Whereabouts,
} from './vocabulary.ts';

/** Units of one kind: how many at full strength, how many reduced. */
export type Count = [full: number, reduced: number];
export type Units = Partial<Record<Unit, Count>>;

/** Troops of one nation. */
export interface Troops {
  /** Line Infantry SPs. */
  inf: number;
  units: Units;
}
export type Contingents = Partial<Record<Nation, Troops>>;

/**
 * A force: a Command, or the leaderless rest of a space, inside or outside its fortress (4.1; readings, 25). Stacks of one
 * Alliance in one space may stay apart; there is one leaderless stack at most of each Alliance inside and outside.
 */
export interface Stack {
  readonly id: number;
  at: SpaceId;
  /** Inside the fortress of the space (17.1). */
  inside: boolean;
  /** By seniority is not kept: the Commander follows from the troops (4.3.4). */
  leaders: LeaderId[];
  troops: Contingents;
  supply: SupplyState;
  morale: Morale;
  /** SPs among them that a leader has moved this Round: no other moves them again (12.0), and they do not activate twice (11.2). */
  tired: number;
  /** Artillery units among them of which the same holds. */
  tiredGuns?: number;
  /** SPs that a card holds here until the New Year Phase. */
  frozen?: number;
  /** A Rally +2 marker (10.4). */
  rally?: true;
  /** Troops without a leader that are to march: they are no part of the rest of a space until they have (11.1, 12.5). */
  apart?: true;
  /** It has had its chance to Withdraw this Turn (14.1.1). */
  pinned?: true;
  /** A retreat has driven it into a Neutral's land: until the end of which of its own Turns it may stay (22.1.2). */
  asylum?: 'this-turn' | 'next-turn';
  /** It has been in battle this Turn: no SA siege (17.4). */
  fought?: true;
}

/** A Forward Depot on the map (9.2.2). */
export interface Depot {
  readonly nation: Nation;
  at: SpaceId;
  inside: boolean;
  disrupted: boolean;
  /** It does not recover before the New Year Phase ("Caps" vs. "Hats"). */
  barred?: true;
  /** It has had its Supply Action this Segment (10.0). */
  served?: true;
}

export interface Siege {
  /** The number on the Siege marker (17.4.3). */
  marker: number;
  by: Alliance;
}

/** A nation's affairs: treasury, Force Pool, pieces set aside for events. */
export interface Affairs {
  stance: Stance;
  /** The Alliance it fights for, or is friendly to while Neutral. */
  side: Alliance;
  /** The Power that moves its troops: itself, or its Patron (22.3). */
  patron: Power;
  treasury: number;
  /** Units and FDs in the Force Pool; reduced ones come back full. Infantry SPs in the pool follow from the army limit. */
  pool: Partial<Record<Unit, number>>;
  depots: number;
  /** Units that only events bring (8.6.4). */
  reserved: Partial<Record<Unit, number>>;
}

/** What a Power has beyond a nation's affairs. */
export interface Standing {
  will: number;
  vp: number;
  supplyActions: number;
  /** The common Franco-Russian hand lies with France (8.1.1). Sorted, so that the order tells nothing. */
  hand: CardId[];
  draw: CardId[];
  discard: CardId[];
  /** Wider War cards that have not joined yet (8.1). */
  wider: CardId[];
  /** Cards out of the game: financial straits, or a Power that has left. */
  removed: CardId[];
  /** Tactics held, in the pool, discarded, and those of the Wider War (15.4). */
  tactics: { held: TacticId[]; pool: TacticId[]; discard: TacticId[]; wider: TacticId[] };
  /** It has something in hand to redeploy: where that is hidden, nobody else imagines what (20.6, 24.5). */
  lifted?: true;
}

export interface Fleet {
  /** In the Force Pool, at sea, in a port as an FD, or out of the game. */
  place: 'pool' | 'sea' | 'port' | 'lost';
  sea: Sea;
  port: SpaceId | null;
  /** In a port, on its FD side (9.2.2). */
  fd: boolean;
  /** What it has done this Turn: a move, and a siege it has aided (12.11, 17.4.7). */
  moved: boolean;
  siege: SpaceId | null;
  /** Beaten: no use before the New Year Phase. */
  beaten: boolean;
  /** It has had its Supply Action this Segment (10.0). */
  served?: true;
}

export interface Prisoners {
  leaders: LeaderId[];
  troops: Contingents;
}

/** A marker that an event has left (8.6), and what ended or will end it. */
export interface Flag {
  readonly id: FlagId;
  readonly until: 'end_of_turn' | 'end_of_season' | 'new_year' | 'next_treasury' | 'game_end';
  /** The force it is about, where it is about one. */
  readonly stack?: number;
}

/** A crushing result or a won battle, for cards that ask for it. */
export interface Feat {
  readonly power: Power;
  readonly what: 'crushing-victory' | 'crushing-defeat' | 'won-attacking' | 'won-defending';
  readonly year: number;
}

/** An Anglo-French Armistice (22.5.2). */
export interface Armistice {
  readonly number: number;
  /** Whose Turn of which Round ends it, once a card says so; `new-year` if that lies beyond the year. */
  end: { readonly power: Power; readonly season: Season; readonly round: number } | 'new-year' | null;
}

export interface State {
  readonly scenario: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<Power, SeatId>>;

  year: number;
  season: Season;
  round: number;
  /** The Powers with Turns this Action Phase, in order (5.1.2), and whose Turn it is. */
  order: Power[];
  active: Power | null;
  /** What is under way, the innermost last: see agenda.ts. */
  agenda: Task[];
  /** VPs that went to an Alliance after the Russian marker froze (23.1.1). */
  frozenVp: Record<Alliance, number>;

  nations: Record<Nation, Affairs>;
  powers: Record<Power, Standing>;
  /** Where each leader is (4.6); on the map his stack has him. */
  leaders: Record<LeaderId, Whereabouts>;

  nextStack: number;
  stacks: Stack[];
  depots: Depot[];
  /** Fortresses (and spaces a card gives) that somebody else than the printed nation controls (17.2). */
  control: Record<SpaceId, Nation>;
  sieges: Record<SpaceId, Siege>;
  /** Whose works there are in a space: where both sides stand, perhaps both sides' (12.7). */
  entrenched: Record<SpaceId, Alliance | 'both'>;
  /** Fortresses with a Coup Attempt marker this Season (17.6). */
  coups: SpaceId[];
  /** Major Depots that are Disrupted (9.2.4). */
  disrupted: SpaceId[];
  fleets: Record<Navy, Fleet>;
  prisoners: Record<Alliance, Prisoners>;

  /** Light units in the Theater boxes (18). */
  boxes: Record<Theater, Partial<Record<Nation, Units>>>;
  /** Who has the KK Advantage (18.4). */
  advantage: Partial<Record<Theater, Alliance>>;
  /** Forage Points, and Devastation (18.6). */
  forage: Record<AreaId, number>;
  devastated: AreaId[];

  /** Fortunes of War in the pool, and those on the Turn Track (6.0). */
  chits: Chit[];
  drawn: Chit[];
  severe: boolean;
  halley: boolean;
  /** Deaths that have come up (6.6). */
  deaths: string[];

  colonial: number;
  /** Colonial Ops this Action Phase and this year (8.4.2). */
  colonialOps: Partial<Record<Power, { phase: number; year: number }>>;
  armistice: Armistice | null;
  subsidies: SubsidyId[];
  /** The Diplomacy option in effect, `1757A`, and Commitments incurred (19.4). */
  diplomacy: Partial<Record<Power, string>>;
  commitments: Power[];
  /** Who shares supply with which stack (10.5); `COOP` is the AU-RU marker. */
  sharing: Partial<Record<'PR' | 'BR' | 'AU' | 'FR' | 'IM' | 'COOP', number>>;

  flags: Flag[];
  /** Events played: card → years, the last one last. */
  played: Record<CardId, number[]>;
  feats: Feat[];
  /** One-time facts of Poland and others: `gdansk-entered`, `poland-violated`, `devalued/1758` … */
  marks: string[];

  /** Of the Turn under way: what may be done once (7.1). */
  turn: Once;
}

/** One thing a player has set while he puts a force together (11.1, 12.5). */
export type Setting =
  | { readonly do: 'leader'; readonly leader: LeaderId }
  | { readonly do: 'inf'; readonly nation: Nation; readonly num: number }
  | {
      readonly do: 'unit';
      readonly nation: Nation;
      readonly unit: Unit;
      readonly num: number;
      /** Of a kind that has both: only the full, or only the reduced ones. */
      readonly side?: 'full' | 'reduced';
    };

/** What has been done in the Turn under way. */
export interface Once {
  /** Light units have had their transfers (18.2). */
  transferred: boolean;
  card: boolean;
  supplyCard: boolean;
  leaderAlone: boolean;
  minorMarch: boolean;
  adminMarch: boolean;
  /** Nations that may not activate any more this Turn (an Interrupt). */
  barred: Nation[];
  /** Interrupts played: by whom against which stack (8.6.5). */
  interrupts: { by: Power; stack: number }[];
  /** Stacks that were activated this Turn and fortresses with an SA siege (17.4). */
  activated: number[];
  /** Of these, those that cannot be Intercepted this Turn (P1). */
  unhindered?: number[];
  /** Of these, Admin Marches, leaders alone, and whom an Interrupt has stopped: they prosecute no siege (12.4, 12.8, 11.2). */
  withoutCard?: number[];
  besieged: SpaceId[];
  /** Step (c) has been used: what may be done at any time is asked for once more (5.1.2b(2)). */
  prosecuted?: true;
  /** Fortresses whose garrisons have come out, or been asked whether they do in the besieger's Turn (17.5.1). */
  sorties: SpaceId[];
  /** Fortresses that have had their roll of the Siege Segment. */
  rolled: SpaceId[];
  /** Stacks whose supply an enemy has cut this Turn (9.4.1; readings, 14). */
  cut: number[];
  /** Major Forces that had a Supply Path when last looked at (9.4.1). */
  linked: number[];
  /** Stacks that have had their Supply Action this Segment (10.0). */
  served: number[];
  /** Stacks that have moved back, and those that have improved by themselves, in the Segment under way (9.5, 9.6). */
  movedBack?: number[];
  improved?: number[];
  /** Leaders of equal rank of whom one has been named Commander this Turn (4.3.4). */
  appointed?: string[];
  /** Nations whose players want no new leader this Turn (4.6). */
  content?: Nation[];
  /** What has been set in a force that is being put together, where that is hidden (24.5). */
  composing?: { readonly seat: SeatId; set: Setting[] };
  /** Modifiers that cards give a Command's sieges or coups this Turn (R12, B23). */
  drms: { readonly what: 'siege' | 'coup'; readonly stack: number; readonly num: number }[];
}

export const freshTurn = (): Once => ({
  transferred: false,
  card: false,
  supplyCard: false,
  leaderAlone: false,
  minorMarch: false,
  adminMarch: false,
  barred: [],
  interrupts: [],
  activated: [],
  besieged: [],
  sorties: [],
  rolled: [],
  cut: [],
  linked: [],
  served: [],
  drms: [],
});
