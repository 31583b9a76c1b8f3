import fc from "fast-check";

// How long a deep test goes on. `soak` does all of it, and with `SOAK=20` a twentieth. `test` does a tenth and stops early
// where that takes too long; each says how much it did. A hundredth is done where a test runs again for every mutant.

// Kept before a test installs fake timers.
const now = performance.now.bind(performance);
const soaking = Boolean(process.env.SOAK);
const share = soaking ? Number(process.env.SOAK) : process.env.MUTATION === "1" ? 100 : 10;
/** After so many milliseconds no further portion is started, except in a soak. */
const LONG_ENOUGH = soaking ? Number.POSITIVE_INFINITY : 1500;

/** What a deep test may take before the runner calls it stuck (ms): a soak's longest does a day's minutes, each with a kill. */
export const MOST_MS = soaking ? 3 * 3_600_000 : 900_000;

export const runs = (full: number): number => Math.ceil(full / share);

/** `SEED=…` does a run again. Without it a soak draws a new one each time, and `test` takes the same. */
export const seed: number = Number(process.env.SEED || (soaking ? Date.now() % 2 ** 31 : 20_261_121));

/** Prints what a stress test did, with the seed that repeats it. */
export function say(what: string, figures: string, startedAt: number): void {
  const seconds = Math.round((now() - startedAt) / 10) / 100;
  process.stdout.write(`  ${what}: ${figures}, ${seconds} s\n`);
}

export const startWatch = now;

/** How often a long soak tells how far it is. */
const TELLS = 24;

/** Rounds for as long as there is time, but never fewer than `least`; prints how many were done. */
export function* rounds(what: string, full: number, least = 1): Generator<number> {
  const startedAt = now();
  const part = Math.ceil(runs(full) / TELLS);
  let round = 0;
  while (round < least || (round < runs(full) && now() - startedAt < LONG_ENOUGH)) {
    yield round++;
    if (soaking && round % part === 0 && part > 1) say(what, `${round} so far`, startedAt);
  }
  say(what, `${round} of ${full} rounds`, startedAt);
}

/**
 * Checks a property with as many runs as there is time for, in portions with seeds of their own, and prints how many;
 * never fewer than `least`, for a property that says nothing after less. A failure names its portion's seed and path.
 */
export async function hold<Arguments>(
  what: string,
  full: number,
  property: fc.IAsyncPropertyWithHooks<Arguments> | fc.IPropertyWithHooks<Arguments>,
  { examples = [], least = 1 }: { examples?: Arguments[]; least?: number } = {},
): Promise<void> {
  const startedAt = now();
  const all = Math.max(runs(full), least);
  const portion = soaking ? all : Math.ceil(all / 10);
  let done = 0;
  while (done < least || (done < all && now() - startedAt < LONG_ENOUGH)) {
    const numRuns = Math.min(portion, all - done);
    await fc.assert(property as fc.IAsyncPropertyWithHooks<Arguments>, {
      seed: seed + done,
      numRuns,
      ...(done === 0 ? { examples } : {}),
    });
    done += numRuns;
  }
  say(what, `seed ${seed}, ${done} of ${full} runs`, startedAt);
}
