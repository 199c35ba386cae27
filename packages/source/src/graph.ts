/** Who is next to whom. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The graph of these pairs; every node is in it, also one without neighbours. */
export function graphOf(nodes: Iterable<string>, pairs: Iterable<readonly [string, string]>): Graph {
  const graph = new Map<string, Set<string>>([...nodes].map((node) => [node, new Set()]));
  for (const [a, b] of pairs) {
    graph.get(a)?.add(b);
    graph.get(b)?.add(a);
  }
  return graph;
}

/** The steps from a node to each that can be reached. */
export function distances(graph: Graph, from: string): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [node, count] of steps)
    for (const next of graph.get(node) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}

/** The parts of the graph that hang together, the largest first. */
export function parts(graph: Graph): readonly ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  for (const node of graph.keys())
    if (!found.some((part) => part.has(node))) found.push(new Set(distances(graph, node).keys()));
  return found.sort((a, b) => b.size - a.size);
}
