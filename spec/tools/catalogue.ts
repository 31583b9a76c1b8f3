import { assumedNames, catalogueNames } from "../../packages/errors/src/index.ts";

/** The catalogue's codes with their names. Only tools may import another package's source. */
export const catalogue: ReadonlyMap<number, string> = new Map(
  Object.entries({ ...catalogueNames, ...assumedNames }).map(([code, name]) => [Number(code), name]),
);
