import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../.github/workflows/", import.meta.url);
const workflows = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(new URL(file, folder), "utf8"),
]);

describe.each(workflows)("%s", (_file, text) => {
  it("runs the one test command", () => {
    expect(text).toContain("run: bash .ci/run\n");
  });

  it("names every action's exact version", () => {
    const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/);
  });

  it("is given no more than it needs", () => {
    expect(text).toContain("\npermissions:\n  contents: read\n");
  });
});

it("publishes only after the tests, with provenance and without a secret", () => {
  const [, publish = ""] = workflows.find(([file]) => file === "publish.yml") ?? [];
  expect(publish).toMatch(/publish:\n {4}needs: test\n/);
  expect(publish).toContain("id-token: write");
  expect(publish).not.toMatch(/secrets\.|NPM_TOKEN/);
});
