import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../dev/ports.ts";
import { chromiumPath } from "./browser.ts";

// Chooses free ports and a browser for Playwright, whose config starts the servers over the builds of `pnpm e2e`.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// Started from the root, the PATH lacks this package's own tools.
process.env.PATH = [join(process.cwd(), "node_modules/.bin"), process.env.PATH].join(delimiter);
process.env.PLAYWRIGHT_CHROMIUM_PATH = chromiumPath();
process.env.SANDBOX_PORT = String(await freePort());
process.env.PORT = String(await freePort());
process.env.PAGES_PORT = String(await freePort());
// Some journeys import test code of the sandbox, from its sources.
process.env.NODE_OPTIONS = "--conditions=@coffer/source";
process.env.WEB_BUILD = "dist";
process.env.PAGES_BUILD = "dist-pages";
const { status, error } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit" });
if (error) console.error(`Playwright could not start: ${error.message}`);
process.exit(status ?? 1);
