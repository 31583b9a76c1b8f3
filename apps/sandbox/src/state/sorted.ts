/** Rows in a known order, the first or smallest first: read where they are looked for, without all of them. */
export type Run<Row> = { readonly length: number; at(index: number): Row | undefined };

/** The first index for which it holds, by halving: it holds for all that follow too. The length where it never does. */
export function firstWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
