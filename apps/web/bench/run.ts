import { parseArgs } from "node:util";
import { printTable } from "../../sandbox/bench/table.ts";
import { withBuiltApp } from "../e2e/built-app.ts";
import { signedInDevice } from "../e2e/weight/signed-in-device.ts";
import { benchFloor } from "./floor.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchExport, benchLists, benchStatement } from "./lists.ts";
import { benchOrders, benchReport, benchTill, controlAt } from "./merchant.ts";
import { benchRoutes } from "./routes.ts";
import { benchTicks } from "./ticks/ticks.ts";

// The built app in Chromium over a sandbox with a long history, as the person it belongs to meets it; `--only lists | routes | merchant | ticks | floor | lighthouse`;
// Lighthouse meets its public pages (`--page` part of an address), with no account and no history.

const RECORDS = 100_000;
const ENTRIES = 1000;
const [PERSONA, UID] = ["verified", "80413"];
const MERCHANT = "80431";

const { values } = parseArgs({ options: { only: { type: "string" }, page: { type: "string" } } });
/** Benches that don't depend on the length of a history. */
const shortHistory = ["lighthouse", "routes", "floor"].includes(values.only ?? "");
const wants = (name: string) => values.only === undefined || values.only === name;

await withBuiltApp(
  async ({ browser, origin, sandboxPort }) => {
    const device = await signedInDevice(browser, origin, sandboxPort, { persona: PERSONA });
    const context = await browser.newContext({ storageState: device, acceptDownloads: true, baseURL: origin });
    const page = await context.newPage();
    const lines = [
      ...(wants("lists")
        ? [
            ...(await benchLists(page, RECORDS)),
            ...(await benchStatement(page, ENTRIES)),
            ...(await benchExport(page, sandboxPort, PERSONA)),
          ]
        : []),
      ...(wants("routes") ? await benchRoutes(page, controlAt(sandboxPort)) : []),
      ...(wants("merchant") ? await asMerchant() : []),
      ...(wants("ticks") ? await benchTicks(browser, origin, device) : []),
      ...(wants("floor") ? await benchFloor() : []),
      ...(wants("lighthouse") ? await benchLighthouse(origin, values.page) : []),
    ];
    async function asMerchant() {
      const own = await signedInDevice(browser, origin, sandboxPort, { persona: "merchant" });
      const desk = await (await browser.newContext({ storageState: own, baseURL: origin })).newPage();
      return [
        ...(await benchOrders(desk, RECORDS)),
        ...(await benchTill(desk, controlAt(sandboxPort))),
        ...(await benchReport(desk, RECORDS)),
      ];
    }
    printTable(lines);
    process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;
  },
  (port) => [
    "bench/server.ts",
    port,
    UID,
    String(shortHistory ? 0 : RECORDS),
    String(shortHistory ? 0 : ENTRIES),
    MERCHANT,
    String(wants("merchant") ? RECORDS : 0),
  ],
);
