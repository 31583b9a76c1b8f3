import { execFileSync, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../dev/ports.ts";
import { chromiumPath } from "./browser.ts";

// Builds what a person gets, takes free ports, and hands over to Playwright, whose config starts the servers.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.PLAYWRIGHT_CHROMIUM_PATH = chromiumPath();
process.env.SANDBOX_PORT = String(await freePort());
process.env.PORT = String(await freePort());
execFileSync("vite", ["build", "--logLevel", "warn"], { stdio: "inherit" });
const { status } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
