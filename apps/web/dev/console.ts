import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sandbox = "apps/sandbox";
const built = `${sandbox}/dist/console/index.html`;
const sources = [`${sandbox}/src/console`, "packages/ui/src"];

/** Builds the sandbox's console if it is missing or older than its sources. Without it, only the console is missing. */
export function buildConsole(): void {
  if (changedAt(built) > Math.max(...sources.map(newest))) return;
  const args = ["build", "--config", "src/console/vite.config.ts", "--logLevel", "error"];
  const build = spawn("vite", args, { cwd: sandbox, stdio: "inherit" });
  const tell = (reason: string) => console.error(`The console could not be built: ${reason}`);
  build.on("error", (error) => tell(error.message));
  build.on("exit", (code) => code && tell(`vite ended with code ${code}.`));
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = (folder: string) =>
  Math.max(...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => changedAt(join(folder, name))));
