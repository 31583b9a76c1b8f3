import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

/** The holdings table, which follows the chart's. */
const table = () => [...document.querySelectorAll("table")].at(-1);
const rows = () => [...(table()?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent ?? "");
const rowOf = (coin: string) => rows().find((row) => row.includes(coin));

async function open(options: Parameters<typeof openApp>[1] = {}, search = "") {
  const app = await openApp(`/assets${search}`, { as: "verified", ...options });
  await text("assets.total");
  return app;
}

it("shows the balances coin by coin", async () => {
  await open();
  await waitFor(() => expect(rowOf("USDT")).toContain("1,000"));
  expect(rows()).toHaveLength(1);
});

it("shows empty coins on demand, by the address", async () => {
  const app = await open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await app.user.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(app.address()).toContain("empty=1");
  app.reload();
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
});

it("finds a coin by name", async () => {
  const app = await open({ as: "mei" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await app.user.type(await field("assets.search"), "bitco");
  await app.pass(200);
  await waitFor(() => expect(rows().every((row) => row.includes("Bitcoin"))).toBe(true));
});

it("sorts on demand, by the address", async () => {
  const app = await open({ as: "mei" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const [first] = rows();
  const sortBy = async () => {
    const headers = [...(table()?.querySelectorAll<HTMLElement>("th button") ?? [])];
    const header = headers.find((each) => each.textContent?.includes(words("assets.coin")));
    if (!header) throw new Error("The coin's column doesn't sort.");
    await app.user.click(header);
  };
  const order = () => table()?.querySelector("th[aria-sort]")?.getAttribute("aria-sort");
  await sortBy();
  await waitFor(() => expect(order()).toBe("descending"));
  expect(rows()[0]).not.toBe(first);
  await sortBy();
  await waitFor(() => expect(rows()[0]).toBe(first));
  expect(app.address()).toContain("sort=");
});

it("changes the currency of every value at once", async () => {
  const app = await open({ as: "mei" });
  await waitFor(() => expect(document.body.textContent).toContain("$"));
  await app.user.click(screen.getByRole("radio", { name: "EUR" }));
  await waitFor(() => expect(rows().every((row) => !row.includes("$"))).toBe(true));
  expect(app.address()).toContain("currency=EUR");
});

/** Returns a row's text in a column. */
function cell(coin: string, column: Parameters<typeof words>[0]): string {
  const at = [...(table()?.querySelectorAll("th") ?? [])].findIndex((head) => head.textContent === words(column));
  const row = [...(table()?.querySelectorAll("tbody tr") ?? [])].find((each) => each.textContent?.includes(coin));
  return row?.children[at]?.textContent ?? "";
}
const figures = (text: string) => [...text.matchAll(/[\d,]+\.\d+/g)].map(([figure]) => figure.replaceAll(",", ""));

it("shows the usable balance and the others by wallet, each with its worth", async () => {
  await open({ as: "mei" });
  await waitFor(() => expect(cell("ETH", "assets.available")).toContain("2.405"));
  const [all, worthOfAll, ...split] = figures(cell("ETH", "assets.balance"));
  expect(Number(all)).toBe(12.405);
  expect(split.map(Number)).toEqual([2.405, 8, 2]);
  expect(cell("ETH", "assets.balance")).toContain(words("assets.inWallets", { wallets: 3 }));
  const [usable, worthOfUsable] = figures(cell("ETH", "assets.available"));
  expect(Number(worthOfUsable) / Number(usable)).toBeCloseTo(Number(worthOfAll) / Number(all), 1);
});

it("shows total, rows and shares of one moment's prices, even if prices change between replies", async () => {
  const app = await openApp("/maintain", { as: "mei" });
  const send = globalThis.fetch;
  const first = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (request: Request) => {
    const held = request.url.includes("GetAssetDistribution") && app.sent("GetAssetDistribution").length === 0;
    if (held) {
      await first.promise;
      app.control("POST", "clock/advance", { ms: 10_000 });
    }
    const reply = await send(request);
    if (request.url.endsWith("GetAssets")) first.resolve();
    return reply;
  });
  await app.goTo("/assets");
  await text("assets.total");
  const [total] = figures(document.querySelector("main [aria-live=polite]")?.textContent ?? "");
  const shares = [...document.querySelectorAll("section[aria-labelledby=allocation] li")].map(({ textContent }) =>
    figures(textContent ?? ""),
  );
  const cents = (amounts: readonly (string | undefined)[]) =>
    amounts.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0);
  const rowWorths = rows().map(
    (_, at) => figures(table()?.querySelectorAll("tbody tr")[at]?.children[1]?.textContent ?? "")[1],
  );
  expect(cents(rowWorths)).toBe(cents([total]));
  expect(cents(shares.map(([worth]) => worth))).toBe(cents([total]));
  expect(cents(shares.map(([, percent]) => percent))).toBe(100_00);
  expect(app.sent("GetAssets")).toHaveLength(2);
});

it("shows total, currency, actions and coins on phones, with search and export in a menu", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: query.includes("width < 640px"), media: query, onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    }),
  );
  const app = await open({ as: "mei" });
  const all = () => document.querySelector("main")?.textContent?.split(words("assets.total"))[1] ?? "";
  await waitFor(() => expect(all()).toContain(words("assets.holdings")));
  const places = ["BTC", words("assets.deposit"), words("assets.holdings"), words("assets.allocation")];
  const at = places.map((place) => all().indexOf(place));
  expect(Math.min(...at)).toBeGreaterThan(0);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(noText("table.csv")).toBe(true);
  await app.press("table.tools");
  await text("table.csv");
  await field("assets.search");
  // A list with neither has no menu.
});

it("links each row to its coin's deposit and withdrawal", async () => {
  await open();
  expect((await button("assets.depositCoin", { coin: "USDT" })).getAttribute("href")).toContain("coin=USDT");
  expect((await button("assets.withdrawCoin", { coin: "USDT" })).getAttribute("href")).toContain("coin=USDT");
});

it("suggests first steps on an empty account", async () => {
  await open({ scenario: "just-verified", as: "fresh" });
  await text("assets.none");
});

it("reports a load failure and retries on demand", async () => {
  const app = await openApp("/maintain", { as: "verified" });
  app.fault("getAssets", "code", { value: 60006 });
  await app.goTo("/assets");
  await screen.findByRole("alert");
  app.noFaults();
  await app.press("error.again");
  await text("assets.total");
});

it("shows an arriving deposit without a reload", async () => {
  const app = await open();
  await waitFor(() => expect(rowOf("USDT")).toContain("1,000"));
  app.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount: "250", name: "verified" });
  await app.pass(3600_000);
  await waitFor(() => expect(rowOf("USDT")).toContain("1,250"));
});

it("sends visitors through sign-in and back", async () => {
  const app = await openApp("/assets?empty=1");
  await waitFor(() => expect(app.address()).toContain("/user/login?next=%2Fassets%3Fempty%3D1"));
  await text("auth.neededTitle");
});
