/** What the client may import: types only, so that no geography comes along. Sheets lie in `boards/`. */
export * from './sheet.ts';
