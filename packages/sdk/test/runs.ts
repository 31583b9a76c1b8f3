import fc from "fast-check";

// Taken before any test puts a fake clock in its place.
const now = performance.now.bind(performance);
const soaking = process.env.SOAK === "1";

/** How often a property or a stress test runs: in full under `SOAK=1`, a tenth of it in `test`. */
export const runs = (full: number): number => (soaking ? full : Math.ceil(full / 10));

/** `SEED=…` replays a run. Without it a soak draws a new one each time, and `test` takes the same. */
export const seed: number = Number(process.env.SEED || (soaking ? Date.now() % 2 ** 31 : 20_261_121));

/** Says what a stress test did, with what it takes to do it again. */
export function say(what: string, figures: string, startedAt: number): void {
  const seconds = Math.round((now() - startedAt) / 10) / 100;
  process.stdout.write(`  ${what}: ${figures}, ${seconds} s\n`);
}

export const startWatch = now;

/** Holds a property over so many runs, and says seed, runs and time. A failure names its own seed and path. */
export async function hold<Arguments>(
  what: string,
  full: number,
  property: fc.IAsyncPropertyWithHooks<Arguments> | fc.IPropertyWithHooks<Arguments>,
): Promise<void> {
  const startedAt = now();
  const numRuns = runs(full);
  await fc.assert(property as fc.IAsyncPropertyWithHooks<Arguments>, { seed, numRuns });
  say(what, `seed ${seed}, ${numRuns} runs`, startedAt);
}
