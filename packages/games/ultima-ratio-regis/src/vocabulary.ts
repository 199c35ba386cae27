/** The closed vocabularies of the game. Areas, provinces, cards and leaders are ids of the data. */

export const POWERS = [
  'spain',
  'france',
  'england',
  'portugal',
  'ottomans',
  'austria',
  'venice',
  'poland',
  'hungary',
  'russia',
  'persia',
  'mamluks',
  'crimea',
  'barbary',
  'denmark',
  'sweden',
  'netherlands',
  'huguenots',
  'catholic_league',
  'bohemian_rebels',
  'prussia',
  'parliament',
  'austracists',
  'united_states',
] as const;
export type Power = (typeof POWERS)[number];

export const MINORS = [
  'scotland',
  'papal_states',
  'florence',
  'genoa',
  'savoy',
  'saxony',
  'brandenburg',
  'bavaria',
  'palatinate',
  'cossacks',
  'elite_mercenaries',
  'german_mercenaries',
  'rhine_bishoprics',
  'bohemia',
  'empire',
  'hesse',
  'hanover',
  'hansa',
  'lorraine',
  'guelders',
  'switzerland',
  'ragusa',
  'knights',
  'morocco',
  'danubian_principalities',
  'georgia',
  'transylvania',
  'volga_khanates',
  'parma',
  'prussia_duchy',
  'pomerania',
  'portugal_minor',
  'two_sicilies',
  'venice_minor',
  'crimea_minor',
  'barbary_minor',
] as const;
export type Minor = (typeof MINORS)[number];

/** Whose counter a unit is. */
export type Owner = Power | Minor;

export const THEATERS = [
  'WM',
  'CM',
  'EM',
  'WE',
  'CE',
  'EE',
  'SEE',
  'BT',
  'TE',
  'Si',
  'Na',
  'Ca',
  'Sa',
  'Af',
  'In',
  'As',
] as const;
export type Theater = (typeof THEATERS)[number];

/** Dispersion boxes: one for each theater, two for Western Europe (§18.1). */
export const BOXES = [
  'box-WM',
  'box-CM',
  'box-EM',
  'box-WE-France',
  'box-WE-British-Isles',
  'box-CE',
  'box-EE',
  'box-SEE',
  'box-BT',
  'box-TE',
  'box-Si',
  'box-Na',
  'box-Ca',
  'box-Sa',
  'box-Af',
  'box-In',
  'box-As',
] as const;
export type Box = (typeof BOXES)[number];

export const SEAS = [
  'baltic',
  'north_sea',
  'east_atlantic',
  'west_med',
  'central_med',
  'east_med',
  'black_sea',
  'north_atlantic',
  'caribbean',
  'southwest_atlantic',
  'southeast_atlantic',
  'south_indian',
  'arabian_sea',
  'bay_of_bengal',
  'java_sea',
  'china_sea',
  'pacific',
] as const;
export type Sea = (typeof SEAS)[number];

export const TRADE_CENTERS = [
  'tc_baltic',
  'tc_north_sea',
  'tc_east_atlantic',
  'tc_west_med',
  'tc_central_med',
  'tc_east_med',
  'tc_black_sea',
  'tc_eastern_europe',
  'tc_siberia',
  'tc_north_america',
  'tc_caribbean',
  'tc_brazil',
  'tc_africa',
  'tc_india',
  'tc_asia',
] as const;
export type TradeCenter = (typeof TRADE_CENTERS)[number];

export const MAPS = ['main', 'siberia', 'america', 'africa', 'india', 'asia'] as const;
export type MapId = (typeof MAPS)[number];

export const TERRAINS = ['open', 'wood', 'mountain', 'marsh'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** How two areas are joined: rough passes narrow the battlefield, blue-and-white lines carry no supply (§13.3.4, §15.2). */
export const CONNECTIONS = ['normal', 'rough', 'blue_white'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** Counters: troops with sides 2/3 and 3/4, squadrons of quality 2 and 3 (§4.1). */
export const TROOPS = ['I23', 'I34'] as const;
export type TroopKind = (typeof TROOPS)[number];
export const SQUADRONS = ['S2', 'S3'] as const;
export type SquadronKind = (typeof SQUADRONS)[number];
export const UNIT_KINDS = [...TROOPS, ...SQUADRONS] as const;
export type UnitKind = TroopKind | SquadronKind;

export const RELIGIONS = ['catholic', 'protestant', 'orthodox', 'muslim'] as const;
export type Religion = (typeof RELIGIONS)[number];

/** What a leader's extraordinary side is good at, in the order of command (§17.3.2). */
export const ABILITIES = ['tactical', 'admiral', 'determined', 'creative', 'organizer'] as const;
export type Ability = (typeof ABILITIES)[number];

export const PRIORITIES = ['blue', 'gradient', 'none'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const TECHNOLOGIES = ['siege', 'land', 'naval', 'industrial'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

/** The kinds of combat (§13). */
export const COMBATS = ['naval', 'land', 'siege', 'subjugation'] as const;
export type Combat = (typeof COMBATS)[number];

/** Lasting rules that cards and turns bring into force. */
export const LASTING_RULES = [
  'galleon',
  'modern_army',
  'tercios',
  'professional_army',
  'protestant_princes',
  'act_of_union',
  'ingria_home',
  'trent',
  'yermak',
  'nerchinsk',
] as const;
export type LastingRule = (typeof LASTING_RULES)[number];

/** Ids of the data. */
export type Area = string;
export type Province = string;
export type CardId = string;
export type LeaderId = string;

/** Where a unit can be: an area (in port, for squadrons), a sea, a dispersion box, or the box of the eliminated. */
export type Place = Area | Sea | Box | 'eliminated';

/** A player, who leads several Powers. */
export const PLAYERS = [
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'player-5',
  'player-6',
  'player-7',
  'player-8',
] as const;
export type Player = (typeof PLAYERS)[number];

/**
 * To whom an area belongs (§22): a home area or domain of a Power, an area of a minor, an active independent of level 2
 * or 3, an inactive independent, or not in play at all.
 */
export type Title = `home:${Power}` | `domain:${Power}` | `minor:${Minor}` | 'A2' | 'A3' | 'inactive' | 'off';

/** Where play stands in the sequence of a turn (§8). */
export const STAGES = ['groups', 'turn', 'deployment', 'deck', 'half', 'impulse', 'act', 'close', 'turnEnd'] as const;
export type Stage = (typeof STAGES)[number];
