const share = process.env.SOAK === "1" ? 1 : process.env.MUTATION === "1" ? 100 : 10;

/**
 * How often a property or a stress test runs: all of it where there is time (`SOAK=1`), else a tenth; a hundredth when
 * it runs again for every mutant.
 */
export const runs = (full: number): number => Math.ceil(full / share);

/** `SEED=…` does a run again. Without it a soak draws a new one each time, and `test` takes the same. */
const drawn = () => Number(process.hrtime.bigint() % 2_147_483_648n);
export const seed = Number(process.env.SEED || (process.env.SOAK === "1" ? drawn() : 20_261_121));
