import { execFileSync } from "node:child_process";
import { join } from "node:path";

// `pnpm bench`: ours beside the others' on the same work, in one run. `node run.ts sizes calls` runs some of it.
const pnpm = (args: string[], cwd: string) =>
  execFileSync("npx", ["-y", "pnpm@12", ...args], { cwd, stdio: ["ignore", "ignore", "inherit"] });
const here = import.meta.dirname;

pnpm(["install", "--frozen-lockfile", "--prefer-offline"], here);
for (const name of ["errors", "sdk"]) pnpm(["run", "build"], join(here, "../..", name));
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"], {
  cwd: here,
  stdio: "inherit",
});

// Loaded only now: what they import was installed a moment ago.
const { print } = await import("./table.ts");
const parts = {
  sizes: async () => (await import("./sizes.ts")).sizes(),
  imports: async () => (await import("./imports.ts")).imports(),
  calls: async () => (await import("./calls.ts")).calls(),
  checking: async () => (await import("./checking.ts")).checking(),
  publishing: async () => (await import("./publishing.ts")).publishing(),
};
const wanted = process.argv.slice(2);
let ok = true;
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) ok = print(await part()) && ok;
}
process.exit(ok ? 0 : 1);
