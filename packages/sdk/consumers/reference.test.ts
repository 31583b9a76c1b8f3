import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { run } from "./harness/run.ts";

const spec = fileURLToPath(new URL("../../../spec", import.meta.url));

// It fails by itself when something exported has no comment.
it("has every entry, every error code and every operation in the reference", async () => {
  await run(process.execPath, ["tools/reference.ts"], spec);
  const { info, paths } = JSON.parse(await readFile(`${spec}/dist/reference.json`, "utf8"));
  for (const entry of ["", "/effect", "/react-query", "/rules", "/testing", "/contract"]) {
    expect(info.description).toContain(`## @coffer/sdk${entry}\n`);
  }
  expect(info.description).toContain("### ClientOptions\n");
  expect(info.description).toContain("| 60028 | insufficientAssets | showMessage |");
  expect(Object.keys(paths).length).toBeGreaterThan(200);
});
