import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Publishes the versions npm doesn't have yet. pnpm packs, because it resolves `workspace:` and drops our source
// condition; npm sends the tarball, because trusted publishing and provenance are npm's.
const dry = process.argv.includes("--dry-run");
const pnpm = ["-y", "pnpm@12"];

// In this order: each depends on those before it.
for (const folder of ["packages/errors", "packages/sdk", "apps/sandbox"]) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" }).stdout.trim() === version) {
    console.log(`${name}@${version} is published already`);
    continue;
  }
  const packed = mkdtempSync(join(tmpdir(), "coffer-publish-"));
  execFileSync("npx", [...pnpm, "run", "build"], { cwd: folder, stdio: "inherit" });
  execFileSync("npx", [...pnpm, "pack", "--pack-destination", packed], { cwd: folder, stdio: "inherit" });
  const [tarball = ""] = readdirSync(packed);
  execFileSync("npm", ["publish", join(packed, tarball), "--access", "public", dry ? "--dry-run" : "--provenance"], {
    stdio: "inherit",
  });
}
// The action reads the tags' names from here and makes a release of each.
if (!dry) execFileSync("npx", [...pnpm, "exec", "changeset", "tag"], { stdio: "inherit" });
