import type { Area, Box, ConnectedSheet, Label, OffMap, Place, Sea, Sheet, Space, WashStyle } from '@quadrille/atlas';
import type { ComponentChild } from 'preact';
import type { IconName } from '../sprite/icons.ts';

/**
 * Where on a place a piece stands, by the name of the slot. Every land, space and area has `general` for what moves,
 * `garrison` for a sign beside it and `fortress`; areas also have `control`, `revolt` and `harbour/<sea>`, spaces
 * `inside`; seas have `fleet`, boxes `box`. `border` lies between two places. A slot that a place does not have is its
 * first one.
 */
export type Slot = string;

/** A piece of a stack that fans out. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly drawing: ComponentChild;
}

/** Anything that stands on the map. The drawing is made around the origin, in a disc of radius 20. */
export interface Piece {
  readonly id: string;
  readonly at: string;
  readonly slot: Slot;
  /** In the slot `border`: the place on the other side. */
  readonly beyond?: string;
  readonly title: string;
  readonly drawing: ComponentChild;
  /** The decision of the person looking is about this piece. */
  readonly chosen?: boolean;
  readonly caption?: string;
  /** What a stack is made of: touched, it fans out, and each part can be chosen by its id. */
  readonly parts?: readonly Part[];
  /** Printed rather than placed: it is not touched, and everything else stands over it. */
  readonly mark?: boolean;
  /** As a share of its natural size. */
  readonly scale?: number;
}

/** How a legal place glows: a plain march, a far one, one that starts a battle. */
export const TONES = ['near', 'far', 'attack'] as const;
export type Tone = (typeof TONES)[number];

/** A place the decision offers. */
export interface Target {
  readonly place: string;
  /** The offer is about the border between the two. */
  readonly beyond?: string;
  readonly option: string;
  /** What the medallion shows: the key of the option. */
  readonly mark: string;
  readonly title: string;
  readonly tone: Tone;
}

/** A colour washed over a place: who holds it, or which side it is on. */
export interface Wash {
  readonly place: string;
  /** A tint of the sheet, or anything the styles have a colour for. */
  readonly power: string;
  readonly strength?: 'quiet' | 'strong';
  /** Solid if it is home, striped if a domain, an edge if an ally's. */
  readonly style?: WashStyle;
}

/** A line drawn from place to place: a march that is planned, the support in a battle. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'march' | 'support' | 'trail';
  /** The places on the way: the line keeps to the roads between them. */
  readonly by?: readonly string[];
}

/** How good news is. */
export const SHADES = ['plain', 'good', 'warn', 'bad'] as const;
export type Shade = (typeof SHADES)[number];

/** A few letters at a place: a cost, a chance, a value. */
export interface Tag {
  readonly place: string;
  readonly text: string;
  readonly shade?: Shade;
  /** Beneath the middle of the place: above it stands a piece. */
  readonly low?: boolean;
}

/** Something that can be laid over the map and taken away: reach with its cost, supply, odds, control. */
export interface Layer {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** The letter that lays it over the map and takes it away. */
  readonly key?: string;
  readonly tags?: readonly Tag[];
  readonly washes?: readonly Wash[];
  /** Places joined by roads. */
  readonly ways?: readonly { readonly by: readonly string[]; readonly shade?: Shade }[];
}

/** A place as the widget draws it, whatever the sheet is made of. */
export interface Ground {
  readonly name: string;
  readonly path: string;
  readonly bounds: Box;
  readonly label: Label;
  /** Its name is set like a land's; seas and boxes have letters of their own. */
  readonly lettered: boolean;
  /** One of many small areas, and no key area: from afar its name only hides the others. */
  readonly lesser?: boolean;
  /** Room for pieces by the name of the slot, best places first; the first slot is for what has none of its own. */
  readonly slots: Readonly<Record<Slot, readonly Place[]>>;
  /** Where the number of an option stands. */
  readonly medallion: Place;
  /** A finger finds the place here, however small or torn its land is. */
  readonly touch?: Place;
  readonly marks: Marks;
}

/** What is printed on the place and drawn live. */
export interface Marks {
  readonly capital?: Place;
  readonly port?: Place;
  readonly elector?: Place;
  readonly value?: Place & { readonly figure: number; readonly laurel: boolean };
}

/** The places of a slot; those of the first slot if there is none of that name. */
export const placesFor = ({ slots }: Ground, slot: Slot): readonly Place[] =>
  slots[slot] ?? Object.values(slots)[0] ?? [];

/** The middle of a place: where its first piece stands. */
export const middle = (ground: Ground): readonly [number, number] => {
  const first = Object.values(ground.slots)[0]?.[0];
  return first ? [first.x, first.y] : ground.label.at;
};

/** Reads the places of any kind of sheet: seas first, so that land lies over water, and boxes over all. */
export function groundsOf(sheet: Sheet): ReadonlyMap<string, Ground> {
  const seas = Object.entries(sheet.seas ?? {}).map(([id, sea]) => [id, seaGround(sea)] as const);
  const boxes = Object.entries(sheet.boxes ?? {}).map(([id, box]) => [id, boxGround(box)] as const);
  return new Map([...seas, ...landsOf(sheet), ...boxes]);
}

function landsOf(sheet: Sheet): (readonly [string, Ground])[] {
  if (sheet.kind === 'points') return Object.entries(sheet.spaces).map(([id, space]) => [id, spaceGround(space)]);
  if (sheet.kind === 'connected') return areaGrounds(sheet);
  return Object.entries(sheet.territories).map(([id, { name, path, bounds, label, places, value, kind }]) => {
    const { generals, garrison, fortress, value: spot, ...marks } = places;
    const figure = spot ? { value: { ...spot, figure: value, laurel: kind === 'disputed' } } : {};
    const slots = { general: generals, garrison: [garrison], fortress: [fortress] };
    const looks = { name, path, bounds, label, lettered: true };
    return [id, { ...looks, slots, medallion: garrison, marks: { ...marks, ...figure } }];
  });
}

const areaGrounds = ({ areas }: ConnectedSheet): (readonly [string, Ground])[] =>
  Object.entries(areas).map(([id, area]) => [id, areaGround(area)]);

/** Half a finger at the zoom from which small areas can be read, in sheet pixels. */
const FINGER = 16;

function areaGround({ name, key, path, bounds, label, places, town, slots: named, harbours }: Area): Ground {
  const single = Object.entries(named).map(([slot, place]) => [slot, [place]] as const);
  const ports = Object.entries(harbours).map(([sea, place]) => [`harbour/${sea}`, [place]] as const);
  const { control = town } = named;
  const slots = {
    general: places,
    garrison: [control],
    fortress: [town],
    ...Object.fromEntries([...single, ...ports]),
  };
  const touch = { ...town, r: FINGER };
  return { name, path, bounds, label, lettered: true, lesser: !key, slots, medallion: town, touch, marks: {} };
}

/** A finger is wider than a space: what can be touched is a little larger than what is drawn. */
const REACH = 22;

function spaceGround({ name, at: [x, y], r, label, places }: Space): Ground {
  const here = { x, y, r };
  const reach = Math.max(r, REACH);
  const bounds: Box = [x - reach, y - reach, x + reach, y + reach];
  const [, first = here, second = first] = places;
  const slots = { general: places, garrison: [first], fortress: [second], inside: [here] };
  return { name, path: round(x, y, reach), bounds, label, lettered: true, slots, medallion: here, marks: {} };
}

function seaGround({ name, path, bounds, label, places }: Sea): Ground {
  const [x, y] = label.at;
  const named = { x, y: y - label.size, r: 12 };
  const slots = { fleet: places.length > 0 ? places : [named] };
  return { name, path, bounds, label, lettered: false, slots, medallion: named, marks: {} };
}

function boxGround({ name, at, label, places }: OffMap): Ground {
  const [left, top, right, bottom] = at;
  const path = `M${left} ${top}H${right}V${bottom}H${left}z`;
  const medallion = { x: right, y: top, r: 12 };
  return { name, path, bounds: at, label, lettered: false, slots: { box: places }, medallion, marks: {} };
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
