import type { sample } from "./sample.ts";

export type Sample = ReturnType<typeof sample>;
/** A fault, how it gets into the sample, and the finding it has to lead to. */
export type Planted = readonly [planted: string, spoil: (it: Sample) => void, finding: RegExp];
