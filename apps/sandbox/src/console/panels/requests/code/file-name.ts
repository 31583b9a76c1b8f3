/** Returns the name of a logged file, "me.png, 2048 bytes"; null for anything else. */
export const fileName = (value: unknown): string | null =>
  typeof value === "string" ? (/^(.+), \d+ bytes$/.exec(value)?.[1] ?? null) : null;
