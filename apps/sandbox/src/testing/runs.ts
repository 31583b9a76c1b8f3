/** How often a property or a stress test runs: all of it where there is time (`SOAK=1`), else a tenth. */
export const runs = (full: number): number => (process.env.SOAK === "1" ? full : Math.ceil(full / 10));
