import { assumedNames, catalogueNames } from "../../packages/errors/src/index.ts";

/** Name of each code the catalogue knows. Only our tools may look into another package's source. */
export const catalogue: ReadonlyMap<number, string> = new Map(
  Object.entries({ ...catalogueNames, ...assumedNames }).map(([code, name]) => [Number(code), name]),
);
