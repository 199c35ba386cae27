/** Keeps in place only what fulfils the condition: a waiting rule may hold on to the list. */
export const keep = <T>(list: T[], holds: (each: T) => boolean): void =>
  void list.splice(0, list.length, ...list.filter(holds));
