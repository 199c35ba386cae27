/** What the client may import: the sheet's types and the live layer. No geography comes along; sheets lie in `boards/`. */

export { coverOf, type Washed, type WashStyle, washesMarkup, washStyles } from './live/wash.ts';
export { waysOf } from './live/ways.ts';
export {
  liveText,
  marksOf,
  nameOf,
  offMapOf,
  overlayOf,
  type Printed,
  spacesOf,
  type Typesetter,
  townsOf,
} from './overlay.ts';
export * from './sheet.ts';
