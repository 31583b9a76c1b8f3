export type WorldShown = { id: string; seed: string; now: string; mode: string; requests: number; entries: number };

export const worldLine = ({ id, seed, now, mode, requests, entries }: WorldShown): string =>
  `${id}: seed ${seed}, ${now}, ${mode}, ${requests} requests, ${entries} entries in its books\n`;

/** Of a world that was saved and not asked for since, only the name is known. */
export type WorldListed = { id: string } & ({ loaded: false } | ({ loaded: true } & WorldShown));
export const listedLine = (world: WorldListed): string => (world.loaded ? worldLine(world) : `${world.id}: saved\n`);
