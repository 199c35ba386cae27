/** The catalogue of a title (see `words/` of the game) and the facts of its boards that are rebuilt. */
interface Given {
  readonly words: Readonly<Record<string, string>>;
  /** Board → territory → the facts that are rebuilt. */
  readonly rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

declare module 'virtual:coalition-wars/coalitions' {
  const given: Given;
  export default given;
}

declare module 'virtual:coalition-wars/ancien-regime' {
  const given: Given;
  export default given;
}

declare module 'virtual:coalition-wars/realpolitik' {
  const given: Given;
  export default given;
}
