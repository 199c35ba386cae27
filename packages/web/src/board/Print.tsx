import type { Sheet } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import { landsMarkup, letteringMarkup, marksMarkup } from './markup.ts';
import type { Ground } from './model.ts';

type Grounds = ReadonlyMap<string, Ground>;

/** What is printed never changes: it is handed to the browser as text, which draws it many times faster than as parts. */
const markup = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The lands: what the pointer finds. */
export const Lands = memo(({ grounds }: { grounds: Grounds }) => <g class="lands" {...markup(landsMarkup(grounds))} />);

/** The names of the places along their paths, and the marks: capitals, ports, electors, values. */
export const Print = memo(({ sheet, grounds }: { sheet: Sheet; grounds: Grounds }) => (
  <>
    <g class="lettering" style={{ fontFamily: sheet.fonts.names }} {...markup(letteringMarkup(grounds))} />
    <g class="marks" {...markup(marksMarkup(grounds))} />
  </>
));
