import { test } from "vitest";
import { checkProperty } from "../../../../.ci/property.ts";
import { sameElsewhere } from "../testing/changes.ts";

test("changes applied elsewhere lead to the same state, on many walks", async () => {
  await checkProperty("changes applied elsewhere", { test: 15, soak: 150 }, sameElsewhere);
});
