import type { sample } from "./sample.ts";

export type Sample = ReturnType<typeof sample>;
/** A fault, the function that plants it, and the expected finding. */
export type Planted = readonly [planted: string, spoil: (it: Sample) => void, finding: RegExp];
