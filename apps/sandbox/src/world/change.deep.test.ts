import { test } from "vitest";
import { hold } from "../../../../.ci/deep.ts";
import { sameElsewhere } from "../testing/changes.ts";

/** Fewer walks leave kinds of changes out: resets, forks and long jumps of the clock come one step in ten. */
const LEAST_WALKS = 15;

test("changes applied elsewhere lead to the same state, on many walks", async () => {
  await hold("changes applied elsewhere", 150, sameElsewhere, { least: LEAST_WALKS });
});
