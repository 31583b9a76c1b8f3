import { expect, it } from "vitest";
import { TestSandbox } from "../testing/client.ts";

it("creates a world from the seed regardless of this world's history", () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.stranger();
  const seeded = sandbox.world().hash();
  api.control("POST", "clock/advance", { ms: 60_000 });
  expect(api.control("POST", "worlds", { id: "trial" })).toMatchObject({ status: 200, body: { id: "trial" } });
  expect(sandbox.world("trial").hash()).toBe(seeded);
  expect(sandbox.world().hash()).not.toBe(seeded);
});

it.each([
  ["main", "unique"],
  ["no spaces", "pattern"],
])("refuses the name %s", (id, rule) => {
  const { status, body } = TestSandbox.start().stranger().control("POST", "worlds", { id });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { validationErrors: [{ field: "id", rule }] } });
});
