/** The words of the game: closed lists, and the unions that follow from them. Codes of nations are those of 2.2.4. */

/** The Powers, who take Turns (1.0). */
export const POWERS = ['PR', 'BR', 'AU', 'FR', 'RU'] as const;
export type Power = (typeof POWERS)[number];

/** The minor nations, always under a Patron (22.3). */
export const MINORS = ['IM', 'SA', 'SW', 'DA'] as const;
export type Minor = (typeof MINORS)[number];

/** Everybody with troops; British and Hanoverians are one nation, the Anglo-Allies (4.1.1). */
export const NATIONS = [...POWERS, ...MINORS] as const;
export type Nation = (typeof NATIONS)[number];

/** The printed colour of a space (2.1.1). Purple is British for all purposes; Polish spaces belong to nobody who fights. */
export const COLOURS = [...NATIONS, 'PO'] as const;
export type Colour = (typeof COLOURS)[number];

export const ALLIANCES = ['ap', 'coalition'] as const;
export type Alliance = (typeof ALLIANCES)[number];

export const opposing = (alliance: Alliance): Alliance => (alliance === 'ap' ? 'coalition' : 'ap');

/** Whether a nation fights, stands aside, or has left the game (21.3.2, 22.1). */
export const STANCES = ['belligerent', 'neutral', 'out'] as const;
export type Stance = (typeof STANCES)[number];

/** Units of two steps (2.2.2). Line infantry is counted in SPs instead. */
export const UNITS = ['line_cav', 'dual_cav', 'hussar_dual', 'lt_cav', 'lt_inf', 'field_art', 'siege_art'] as const;
export type Unit = (typeof UNITS)[number];

export const CAVALRY = ['line_cav', 'dual_cav', 'hussar_dual', 'lt_cav'] as const satisfies readonly Unit[];
/** What counts as Line cavalry, and what as Light: dual-role units are both (2.2.2). */
export const LINE_CAVALRY = ['line_cav', 'dual_cav', 'hussar_dual'] as const satisfies readonly Unit[];
export const LIGHT = ['lt_inf', 'lt_cav', 'dual_cav', 'hussar_dual'] as const satisfies readonly Unit[];
export const ARTILLERY = ['field_art', 'siege_art'] as const satisfies readonly Unit[];

export const SUPPLY_STATES = ['full', 'short', 'critical'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export const MORALES = ['good', 'demoralized', 'routed'] as const;
export type Morale = (typeof MORALES)[number];

export const SEASONS = ['summer', 'fall', 'winter', 'spring'] as const;
export type Season = (typeof SEASONS)[number];

export const THEATERS = ['border', 'german', 'northern'] as const;
export type Theater = (typeof THEATERS)[number];

export const SEAS = ['north', 'baltic'] as const;
export type Sea = (typeof SEAS)[number];

/** Nations that have a Fleet (2.2.3). */
export const NAVIES = ['RU', 'BR', 'DA'] as const satisfies readonly Nation[];
export type Navy = (typeof NAVIES)[number];

/** Fortunes of War (6.0); the two Desertion chits name different nations (6.3). */
export const CHITS = [
  'attrition',
  'cs_ss_attrition',
  'desertion_a',
  'desertion_b',
  'dies_irae',
  'kk_raids',
  'media_vita',
] as const;
export type Chit = (typeof CHITS)[number];

/** Who decides at the table: a Power with its Clients, France together with Russia, or a whole Alliance (readings, 35). */
export const SEATS = ['prussia', 'britain', 'austria', 'france', 'anglo-prussia', 'coalition'] as const;
export type SeatId = (typeof SEATS)[number];

/** Where a leader is when he is not on the map (4.6, 15.7.2, 19.2); `gone` is whom a card or the set-up has taken out of the game. */
export const WHEREABOUTS = [
  'map',
  'pool',
  'wider',
  'aside',
  'optional',
  'wounded',
  'captured',
  'dead',
  'gone',
] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** Ids that come from the data: the compiler cannot list them, `check` does. */
export type SpaceId = string;
export type AreaId = string;
export type LeaderId = string;
export type CardId = string;
export type FlagId = string;
export type TacticId = string;
export type SubsidyId = string;
