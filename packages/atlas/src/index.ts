/** What the client may import: the sheet's types and the live layer. No geography comes along; sheets lie in `boards/`. */

export { liveText, marksOf, nameOf, overlayOf, type Typesetter } from './overlay.ts';
export * from './sheet.ts';
