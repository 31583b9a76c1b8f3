import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { built } from "../../../.ci/builds.ts";
import { printTable } from "../../sandbox/bench/table.ts";
import { freePort } from "../dev/ports.ts";
import { chromiumPath } from "../e2e/browser.ts";
import { signedInDevice } from "../e2e/weight/signed-in-device.ts";
import { benchExport, benchLists, benchStatement } from "./lists.ts";

// The built app in Chromium over a sandbox with a long history, as the person it belongs to meets it.

const RECORDS = 100_000;
const ENTRIES = 1000;
const [PERSONA, UID] = ["verified", "80413"];

const build = await built("web");
process.chdir(`${import.meta.dirname}/..`);
const [port, sandboxPort] = [await freePort(), await freePort()];
const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
const history = [String(sandboxPort), UID, String(RECORDS), String(ENTRIES)];
const preview = ["preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort", "--outDir", build];
const servers = [
  spawn("node", ["--conditions=@coffer/source", "bench/server.ts", ...history], { env, stdio: "inherit" }),
  spawn("node_modules/.bin/vite", preview, { env }),
];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await answered(`http://127.0.0.1:${sandboxPort}/__sandbox/api/world`);
  const origin = `http://127.0.0.1:${port}`;
  await answered(origin);
  const device = await signedInDevice(browser, origin, sandboxPort, PERSONA);
  const context = await browser.newContext({ storageState: device, acceptDownloads: true, baseURL: origin });
  const page = await context.newPage();
  const lines = [
    ...(await benchLists(page, RECORDS)),
    ...(await benchStatement(page, ENTRIES)),
    ...(await benchExport(page, sandboxPort, PERSONA)),
  ];
  printTable(lines);
  process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} doesn't answer.`);
}
