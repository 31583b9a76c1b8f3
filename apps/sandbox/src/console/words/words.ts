import type { en } from "./en.ts";

/** Every language has the keys of English, with the same parameters. */
type Spoken<Said> = Said extends string
  ? string
  : Said extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { [Name in keyof Said]: Spoken<Said[Name]> };

export type Words = Spoken<typeof en>;
