import { printTable } from "../../sandbox/bench/table.ts";
import { withBuiltApp } from "../e2e/built-app.ts";
import { signedInDevice } from "../e2e/weight/signed-in-device.ts";
import { benchExport, benchLists, benchStatement } from "./lists.ts";

// The built app in Chromium over a sandbox with a long history, as the person it belongs to meets it.

const RECORDS = 100_000;
const ENTRIES = 1000;
const [PERSONA, UID] = ["verified", "80413"];

await withBuiltApp(
  async ({ browser, origin, sandboxPort }) => {
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
  },
  (port) => ["bench/server.ts", port, UID, String(RECORDS), String(ENTRIES)],
);
