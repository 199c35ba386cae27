/** The roads of the printed map. */
import { ground } from './printed.build.ts';

export const roads: ReadonlyMap<string, readonly string[]> = new Map(
  ground.map(([id, { lines }]) => [id, lines.filter(({ sea }) => !sea).map(({ to }) => to)]),
);

/** So many roads away is still one seat of war. */
const NEAR = 6;

/** The spaces that lie near another. */
export function near(from: string): ReadonlySet<string> {
  const reached = new Set([from]);
  let edge: readonly string[] = [from];
  for (let steps = 0; steps < NEAR; steps++) {
    edge = edge.flatMap((at) => roads.get(at) ?? []).filter((to) => !reached.has(to));
    for (const at of edge) reached.add(at);
  }
  return reached;
}
