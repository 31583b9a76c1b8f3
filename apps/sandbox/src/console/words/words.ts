import type { en } from "./en.ts";

/** What English says, every language says: the same names, and sentences of the same parts. */
type Spoken<Said> = Said extends string
  ? string
  : Said extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { [Name in keyof Said]: Spoken<Said[Name]> };

export type Words = Spoken<typeof en>;
