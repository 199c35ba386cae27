declare module 'virtual:coalitions/words' {
  /** The game's catalogue: see `words/` of the game. */
  const words: Readonly<Record<string, string>>;
  export default words;
}

declare module 'virtual:coalitions/rebuilt' {
  /** Board → territory → the facts that are rebuilt. */
  const rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  export default rebuilt;
}
