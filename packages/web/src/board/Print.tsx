import {
  liveText,
  offMapOf,
  type Printed,
  type Rendition,
  type Sheet,
  spacesOf,
  townsOf,
  waysOf,
} from '@quadrille/atlas';
import { memo } from 'preact/compat';
import { landsMarkup, letteringMarkup, marksMarkup } from './markup.ts';
import type { Ground } from './model.ts';

type Grounds = ReadonlyMap<string, Ground>;

/** What is printed never changes: it is handed to the browser as text, which draws it many times faster than as parts. */
const markup = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The lands: what the pointer finds. */
export const Lands = memo(({ grounds }: { grounds: Grounds }) => <g class="lands" {...markup(landsMarkup(grounds))} />);

/** Limits and connections of areas: above the owners' colours, below everything that is offered. */
export const Ways = memo(({ sheet, rendition }: { sheet: Sheet; rendition: Rendition }) =>
  sheet.kind === 'connected' ? (
    <g class="printed" {...markup(waysOf(sheet, rendition, sheet.inks[rendition]))} />
  ) : null,
);

/** The flags that lead to other sheets: what the pointer finds there. Keys have the list of maps. */
export const Stubs = memo(({ sheet }: { sheet: Sheet }) => (
  <g class="stubs">
    {sheet.stubs
      ?.filter((stub) => stub.sheet !== sheet.board)
      .map(({ here, there, sheet: other, at: [left, top, right, bottom] }) => (
        <rect
          key={`${here}/${there}`}
          data-sheet={other}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          rx={(bottom - top) / 2}
        />
      ))}
  </g>
));

interface PrintProps {
  readonly sheet: Sheet;
  readonly grounds: Grounds;
  readonly rendition: Rendition;
  /** What the edition at this table prints instead of what the sheet says. */
  readonly printed: Printed;
}

/** Symbols, boxes and stubs, then the names of the places along their paths, and the marks on lands. */
export const Print = memo(({ sheet, grounds, rendition, printed }: PrintProps) => (
  <>
    <g class="printed" {...markup(printedMarkup(sheet, rendition, printed))} />
    <g class="lettering" style={{ fontFamily: sheet.fonts.names }} {...markup(letteringMarkup(grounds))} />
    <g class="marks" {...markup(marksMarkup(grounds, printed))} />
  </>
));

function printedMarkup(sheet: Sheet, rendition: Rendition, printed: Printed): string {
  const type = liveText(sheet.fonts);
  const symbols =
    sheet.kind === 'points'
      ? spacesOf(sheet, rendition, type, printed)
      : sheet.kind === 'connected'
        ? townsOf(sheet, rendition)
        : '';
  return offMapOf(sheet, rendition, type, printed) + symbols;
}
