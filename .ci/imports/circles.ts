type Edge = { from: string; to: string };
/** Folders that import each other, with an import for each direction. */
type Circle = { folder: string; members: string[]; between: string[] };

/**
 * Finds folders that import each other, directly or through others. It compares the entries of one folder and counts each
 * subfolder with all its files. Biome's noImportCycles finds circles between files.
 */
export function circles(edges: readonly Edge[]): Circle[] {
  const graphs = new Map<string, Map<string, Edge[]>>();
  for (const edge of edges) {
    const from = segments(edge.from);
    const to = segments(edge.to);
    const depth = from.findIndex((name, index) => name !== to[index]);
    if (depth < 0) continue;
    const folder = from.slice(0, depth).join("/");
    const graph = graphs.get(folder) ?? new Map<string, Edge[]>();
    graphs.set(folder, graph);
    const key = `${from[depth]}\n${to[depth]}`;
    graph.set(key, [...(graph.get(key) ?? []), edge]);
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const pairs = [...graph.keys()].map((key) => key.split("\n") as [string, string]);
    return stronglyConnected(pairs)
      .filter((members) => members.some((name) => !/\.\w+$/.test(name)))
      .map((members) => ({ folder, members: members.toSorted(), between: examples(members, graph) }));
  });
}

/**
 * Splits a path from the root. A workspace package (packages/sdk) and a module of the sandbox (modules/cash/orders) count
 * as one folder each.
 */
function segments(path: string): string[] {
  return path.match(/^(?:packages|apps)\/[^/]+|(?<=\/modules\/)[^/]+\/[^/.]+(?=\/)|[^/]+/g) ?? [];
}

/** Returns one import for each direction within the cycle, as a hint where to cut. */
function examples(members: string[], graph: Map<string, Edge[]>): string[] {
  return [...graph].flatMap(([key, [edge]]) =>
    edge && key.split("\n").every((name) => members.includes(name)) ? [`${edge.from} → ${edge.to}`] : [],
  );
}

/** Returns strongly connected components of two or more (Tarjan's algorithm). */
export function stronglyConnected(pairs: readonly (readonly [string, string])[]): string[][] {
  const next = Map.groupBy(pairs, ([from]) => from);
  const order = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    let low = own;
    order.set(node, own);
    stack.push(node);
    for (const [, to] of next.get(node) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group);
    }
    return low;
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found;
}
