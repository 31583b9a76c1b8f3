import { test } from "vitest";
import { checkProperty } from "../../../../.ci/property.ts";
import { sameElsewhere } from "../testing/changes.ts";

test("reaches the same state from the changes on many random walks", async () => {
  await checkProperty("changes applied elsewhere", { test: 15, soak: 150 }, sameElsewhere);
});
