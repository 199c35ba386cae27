import type { Title } from '@quadrille/kernel';

/** So many editions are kept made: anybody may bring one with a record. */
const KEPT = 20;

/** Keeps a game that was made from an edition, by the hash of its data; the oldest makes room. */
export function keepMade(made: Map<string, Title>, data: string, title: Title): Title {
  made.set(data, title);
  const [oldest] = made.keys();
  if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
  return title;
}
