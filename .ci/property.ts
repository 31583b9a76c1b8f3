import fc from "fast-check";

// How often property tests and stress tests run. `test` and `soak` have a fixed number each; `SOAK=20` runs a twentieth of a
// soak. Under mutation testing a tenth of `test` runs, because each mutant repeats it.

/** The number of runs in `test` and in `soak`. */
export type Times = { test: number; soak: number };

const isSoak = Boolean(process.env.SOAK);
const share = Number(process.env.SOAK || 1);
const isMutation = process.env.MUTATION === "1";

// Kept before a test installs fake timers.
const now = performance.now.bind(performance);
export const startWatch = now;

/** After this time (ms) the runner calls a property test stuck. The longest soak replays a day, minute by minute. */
export const TIMEOUT_MS = isSoak ? 3 * 3_600_000 : 900_000;

/** `SEED=…` repeats a run. Without it `soak` draws a new seed, and `test` always takes the same. */
export const seed: number = Number(process.env.SEED || (isSoak ? Date.now() % 2 ** 31 : 20_261_121));

function count({ test, soak }: Times): number {
  if (isSoak) return Math.ceil(soak / share);
  return isMutation ? Math.ceil(test / 10) : test;
}

/** @returns a size for a stress test: `full` in a soak, a tenth of it in `test`. */
export const runs = (full: number): number => count({ test: Math.ceil(full / 10), soak: full });

/** Prints what a stress test did and how long it took. */
export function say(what: string, figures: string, startedAt: number): void {
  process.stdout.write(`  ${what}: ${figures}, ${((now() - startedAt) / 1000).toFixed(2)} s\n`);
}

/** How often a long soak prints its progress. */
const PROGRESS_LINES = 24;

/** Yields the number of each round, and prints how many there were. */
export function* rounds(what: string, times: Times): Generator<number> {
  const startedAt = now();
  const all = count(times);
  const part = Math.ceil(all / PROGRESS_LINES);
  for (let round = 0; round < all; round++) {
    yield round;
    if (isSoak && part > 1 && (round + 1) % part === 0) say(what, `${round + 1} so far`, startedAt);
  }
  say(what, `${all} rounds`, startedAt);
}

/** Checks a property with a fixed number of runs, and prints the seed that repeats them. */
export async function checkProperty<Arguments>(
  what: string,
  times: Times,
  property: fc.IAsyncPropertyWithHooks<Arguments> | fc.IPropertyWithHooks<Arguments>,
  { examples = [] }: { examples?: Arguments[] } = {},
): Promise<void> {
  const startedAt = now();
  const numRuns = count(times);
  await fc.assert(property as fc.IAsyncPropertyWithHooks<Arguments>, { seed, numRuns, examples });
  say(what, `seed ${seed}, ${numRuns} runs`, startedAt);
}
