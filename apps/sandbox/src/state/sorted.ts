/** Rows in a known order, the first or smallest first: read where they are looked for, without all of them. */
export type Run<Row> = { readonly length: number; at(index: number): Row | undefined };

/** Its rows, the last or largest first. */
export function* fromTheEnd<Row>(run: Run<Row>): Generator<Row> {
  for (let at = run.length - 1; at >= 0; at--) yield run.at(at) as Row;
}

/** Binary search: the first index for which it holds, if it holds for all that follow. The length where it never does. */
export function firstWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
