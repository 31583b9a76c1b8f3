/**
 * Work that rests now and then, so that a server answers others in between. What it yields is waited for. Everything
 * that walks a whole world is written so: run at once, or in time slices.
 */
export type TimeSliced<T> = Generator<Promise<unknown> | undefined, T>;

/** How many small steps are done between two rests. */
const STEPS = 256;

/** All of it now. Throws where it has to wait for something. */
export function atOnce<T>(turns: TimeSliced<T>): T {
  for (;;) {
    const { done, value } = turns.next();
    if (done) return value;
    if (value) throw new Error("Something else is being done with this world; ask again.");
  }
}

/** Begins it, and tells the result where that was all. */
export function begun<T>(turns: TimeSliced<T>): T | TimeSliced<T> {
  const { done, value } = turns.next();
  return done ? value : goOn(value, turns);
}
function* goOn<T>(first: Promise<unknown> | undefined, turns: TimeSliced<T>): TimeSliced<T> {
  yield first;
  return yield* turns;
}

export const isTimeSliced = <T>(it: T | TimeSliced<T>): it is TimeSliced<T> =>
  typeof it === "object" && it !== null && Symbol.iterator in it && "next" in it;

/** Does something with each, in time slices. */
export function* each<Item>(items: Iterable<Item>, work: (item: Item, index: number) => void): TimeSliced<void> {
  let index = 0;
  for (const item of items) {
    work(item, index);
    index += 1;
    if (index % STEPS === 0) yield;
  }
}

/** A sorted copy: pieces are sorted by themselves, then joined two by two. */
export function* sorted<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): TimeSliced<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += STEPS * 8) {
    runs.push(items.slice(start, start + STEPS * 8).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const joined: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) joined.push(yield* join(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = joined;
  }
  return runs[0] ?? [];
}

function* join<Item>(one: Item[], other: Item[], compare: (a: Item, b: Item) => number): TimeSliced<Item[]> {
  const [end, begin] = [one.at(-1), other[0]];
  if (end === undefined || begin === undefined) return end === undefined ? other : one;
  const all: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const [a, b] = [one[left], other[right]];
    // Of equals the first stays first.
    const takesOne = b === undefined || (a !== undefined && compare(a, b) <= 0);
    all.push((takesOne ? a : b) as Item);
    if (takesOne) left += 1;
    else right += 1;
    if (all.length % (STEPS * 8) === 0) yield;
  }
  return all;
}
