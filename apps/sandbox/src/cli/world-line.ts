export type WorldShown = { id: string; seed: string; now: string; mode: string; requests: number; entries: number };

export const worldLine = ({ id, seed, now, mode, requests, entries }: WorldShown): string =>
  `${id}: seed ${seed}, ${now}, ${mode}, ${requests} requests, ${entries} entries in its books\n`;
