/** The roads of the printed map. */
import { ground } from './printed.build.ts';

export const roads: ReadonlyMap<string, readonly string[]> = new Map(
  ground.map(([id, { lines }]) => [id, lines.filter(({ sea }) => !sea).map(({ to }) => to)]),
);

/** So many roads away is still one seat of war; armies that are looked at together stand closer. */
const NEAR = 6;
export const TOGETHER = 3;

/** The spaces that lie near another. */
export function near(from: string, most = NEAR): ReadonlySet<string> {
  const reached = new Set([from]);
  let edge: readonly string[] = [from];
  for (let steps = 0; steps < most; steps++) {
    edge = edge.flatMap((at) => roads.get(at) ?? []).filter((to) => !reached.has(to));
    for (const at of edge) reached.add(at);
  }
  return reached;
}
