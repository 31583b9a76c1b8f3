import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, webBuild } from "../test.ts";

const files = () => readdirSync(webBuild, { recursive: true, encoding: "utf8" });

test("what is built for people has no source maps", () => {
  expect(files().filter((name) => name.endsWith(".map"))).toEqual([]);
  const scripts = files().filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const pointing = scripts.filter((name) => readFileSync(join(webBuild, name), "utf8").includes("sourceMappingURL"));
  expect(pointing).toEqual([]);
});

test("what is built for people has nothing of the sandbox and no stand-in of the identity provider", () => {
  expect(files().filter((name) => /mockServiceWorker|sandbox|stand-in/i.test(name))).toEqual([]);
  // Names of theirs that no minifier changes: of the worker, of the header for a world, of a class of the stand-in's.
  const theirs = ["mockServiceWorker", "X-Sandbox-World", "__sandbox", "fpjs.io", "fpnpmcdn"];
  for (const name of files().filter((each) => /\.(js|html|css)$/.test(each))) {
    const text = readFileSync(join(webBuild, name), "utf8");
    expect(
      theirs.filter((word) => text.includes(word)),
      name,
    ).toEqual([]);
  }
});
