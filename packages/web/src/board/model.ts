import type { Box, Label, Place, Sheet } from '@quadrille/atlas';
import type { ComponentChild } from 'preact';

/** Where on a place a piece stands. */
export const SLOTS = ['general', 'garrison', 'fortress', 'border'] as const;
export type Slot = (typeof SLOTS)[number];

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
  readonly power: string;
  readonly strength?: 'quiet' | 'strong';
}

/** A line drawn from place to place: a march that is planned, the support in a battle. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly kind: 'march' | 'support' | 'trail';
}

/** A place as the widget draws it, whatever the sheet is made of. */
export interface Ground {
  readonly name: string;
  readonly path: string;
  readonly bounds: Box;
  readonly label: Label;
  readonly generals: readonly Place[];
  readonly garrison: Place;
  readonly fortress: Place;
  readonly marks: Marks;
}

/** What is printed on the place and drawn live. */
export interface Marks {
  readonly capital?: Place;
  readonly port?: Place;
  readonly elector?: Place;
  readonly value?: Place & { readonly figure: number; readonly laurel: boolean };
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Reads the places of either kind of sheet. */
export function groundsOf(sheet: Sheet): ReadonlyMap<string, Ground> {
  if (sheet.kind === 'points')
    return new Map(
      Object.entries(sheet.spaces).map(
        ([
          id,
          {
            name,
            at: [x, y],
            r,
            label,
            places,
          },
        ]) => {
          const here = { x, y, r };
          const [first = here, second = first] = places;
          const bounds: Box = [x - r, y - r, x + r, y + r];
          const path = round(x, y, r);
          return [id, { name, path, bounds, label, generals: places, garrison: first, fortress: second, marks: {} }];
        },
      ),
    );
  return new Map(
    Object.entries(sheet.territories).map(([id, { name, path, bounds, label, places, value, kind }]) => {
      const { generals, garrison, fortress, value: spot, ...marks } = places;
      const figure = spot && value > 0 ? { value: { ...spot, figure: value, laurel: kind === 'disputed' } } : {};
      return [id, { name, path, bounds, label, generals, garrison, fortress, marks: { ...marks, ...figure } }];
    }),
  );
}

/** The middle of a place: where its first General stands. */
export const middle = ({ generals, label }: Ground): readonly [number, number] => {
  const [first] = generals;
  return first ? [first.x, first.y] : label.at;
};
