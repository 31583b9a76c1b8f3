import { API_KEY } from "@coffer/sdk/rules";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noButton, noText, offered, text, words } from "../../../test/page.tsx";
import { coffer as shell } from "../../platform/api.ts";
import { coffer } from "./api.ts";
import { keysMost } from "./use-keys.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const pin = "246810";
const main = () => document.querySelector("main")?.textContent ?? "";
const keys = async () => (await coffer.apiKeys.getApiKeyList()).items;
const sentTo = (app: Opened, name: string) => app.sent(name).map(({ body }) => JSON.parse(body));
const check = async (app: Opened, label: string) =>
  app.user.click(await screen.findByRole("checkbox", { name: label }));

/** Fills the form up to the proof: a read-only key without IP binding. */
async function toProof(app: Opened, remark = "Portfolio reader") {
  await app.type("apiKeys.remark", remark);
  await app.press("apiKeys.toReview");
  await text("apiKeys.reviewTitle");
  await app.press("apiKeys.toVerify");
  await app.type("form.fundPin", pin);
}
async function creating(options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp("/account/modifyApi", { as: "verified", ...options });
  await field("apiKeys.remark");
  return app;
}
/** Vera's seeded key. */
const made = (fields: object = {}) =>
  coffer.apiKeys.createApiKey({
    remark: "Treasury bot",
    permissions: [0],
    verification: { fundPassword: pin },
    ...fields,
  });
const savedAddress = () =>
  coffer.addressBook.createUserCoinAddress({
    coin: "USDT",
    network: "TRC20",
    address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
    label: "Vault",
  });

beforeEach(() => sessionStorage.clear());

it("shows the secret of a new key once, and continues after the user confirms saving it", async () => {
  const app = await creating();
  expect(main()).toContain(words("apiKeys.lastsDays", { days: 90 }));
  await toProof(app);
  await app.press("apiKeys.createNow");
  await text("apiKeys.newTitle");
  const [key] = await keys();
  expect(key).toMatchObject({ remark: "Portfolio reader", permissions: [0], boundIps: null, remainingDays: 90 });
  expect(main()).toContain(key?.accessKey);
  const secret = /[0-9a-f]{64}/.exec(main())?.[0] ?? "";
  expect(secret).toHaveLength(64);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(secret);
  expect(offered("apiKeys.done")).toBeUndefined();
  await check(app, words("apiKeys.saved"));
  await app.press("apiKeys.done");
  await waitFor(() => expect(app.address()).toBe("/account/api"));
  await text("apiKeys.lead", { count: 1, most: 20 });
  expect(main()).not.toContain(secret);
});

it("asks before leaving with an unsaved secret", async () => {
  const app = await creating();
  await toProof(app);
  await app.press("apiKeys.createNow");
  await text("apiKeys.newTitle");
  await app.goTo("/account/userInfo");
  await text("apiKeys.leaveTitle");
  await app.press("apiKeys.stay");
  await waitFor(() => expect(noText("apiKeys.leaveTitle")).toBe(true));
  expect(main()).toMatch(/[0-9a-f]{64}/);
});

it("drops the secret on a reload and offers a roll", async () => {
  const app = await creating();
  await toProof(app);
  await app.press("apiKeys.createNow");
  await text("apiKeys.newTitle");
  app.reload();
  await text("apiKeys.lostTitle");
  expect(main()).not.toMatch(/[0-9a-f]{64}/);
  await app.press("apiKeys.rollInstead");
  await text("apiKeys.rollTitle");
});

it("binds a withdrawal key to its addresses and IPs", async () => {
  const app = await openApp("/account/api", { as: "verified", locale: "zh-CN" });
  const { id } = await savedAddress();
  await app.press("apiKeys.create");
  await app.type("apiKeys.remark", "财务程序");
  await check(app, words("apiKeys.withdraw"));
  await app.press("apiKeys.toReview");
  await text("apiKeys.addressesMissing");
  await check(app, "Vault");
  await app.type("apiKeys.ips", "203.0.113.14\n198.51.100.0/28");
  await app.press("apiKeys.toReview");
  await text("apiKeys.reviewTitle");
  expect(main()).toContain("198.51.100.0/28");
  await app.press("apiKeys.toVerify");
  await app.type("form.fundPin", pin);
  await app.press("apiKeys.createNow");
  await text("apiKeys.newTitle");
  const [key] = await keys();
  expect(key).toMatchObject({ permissions: [0, 1], addressScope: 1, addressIds: [id], expiresAt: null });
  expect(key?.boundIps).toBe("203.0.113.14, 198.51.100.0/28");
});

it.each([
  ["203.0.113.256", "apiKeys.ipOdd", { entry: "203.0.113.256" }],
  ["198.51.100.0/33", "apiKeys.ipOdd", { entry: "198.51.100.0/33" }],
  ["0.0.0.0/0", "apiKeys.ipTooWide", { entry: "0.0.0.0/0" }],
  ["10.0.0.1, 10.0.0.1", "apiKeys.ipTwice", { entry: "10.0.0.1" }],
  [Array.from({ length: 21 }, (_, last) => `10.0.0.${last}`).join(" "), "apiKeys.ipsTooMany", { most: 20 }],
] as const)("reports %.24s before sending", async (ips, fault, values) => {
  const app = await creating();
  await app.type("apiKeys.remark", "Reader");
  await app.type("apiKeys.ips", ips);
  await app.press("apiKeys.toReview");
  await text(fault, values);
  expect(app.sent("Create")).toHaveLength(0);
});

it("requires a name and a permission", async () => {
  const app = await creating();
  await check(app, words("apiKeys.read"));
  await app.press("apiKeys.toReview");
  await text("apiKeys.permissionsMissing");
  expect((await field("apiKeys.remark")).getAttribute("aria-invalid")).toBe("true");
});

it("clears a wrong fund PIN, creates no key, and locks after five", async () => {
  const app = await creating();
  await toProof(app);
  for (let tries = 1; tries <= 5; tries++) {
    await app.type("form.fundPin", "111111");
    await app.press("apiKeys.createNow");
    await waitFor(() => expect(app.sent("Create")).toHaveLength(tries));
    if (tries < 5) await waitFor(async () => expect(await field("form.fundPin")).toHaveProperty("value", ""));
  }
  await text("error.locked");
  expect(await keys()).toEqual([]);
});

it("reports a removed address at the addresses", async () => {
  const app = await openApp("/account/modifyApi", { as: "verified" });
  const { id } = await savedAddress();
  app.reload();
  await check(app, words("apiKeys.withdraw"));
  await check(app, "Vault");
  await coffer.addressBook.delUserCoinAddress({ id });
  await toProof(app);
  await app.press("apiKeys.createNow");
  await waitFor(() => expect(app.address()).not.toContain("verify"));
  await waitFor(() => expect(document.querySelector("[role=checkbox][aria-invalid=true]")).not.toBeNull());
  expect(await keys()).toEqual([]);
});

it("creates one key after a lost reply and shows its secret", async () => {
  const app = await creating();
  await toProof(app);
  app.fault("createApiKey", "commitThenDrop");
  await app.press("apiKeys.createNow");
  await text("flow.unknownTitle");
  app.noFaults();
  await app.press("flow.askNow");
  await text("apiKeys.newTitle");
  expect(await keys()).toHaveLength(1);
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
});

it("finds the key after a lost reply and a reload, and says that its secret is lost", async () => {
  const app = await creating();
  await toProof(app);
  app.fault("createApiKey", "commitThenDrop");
  await app.press("apiKeys.createNow");
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await app.press("flow.askNow");
  await text("apiKeys.lostTitle");
  expect(await keys()).toHaveLength(1);
});

it("creates one key on a double click", async () => {
  const app = await creating();
  await toProof(app);
  const create = await button("apiKeys.createNow");
  act(() => {
    create.click();
    create.click();
  });
  await text("apiKeys.newTitle");
  expect(await keys()).toHaveLength(1);
});

it("allows the product's maximum", () => expect(keysMost).toBe(API_KEY.keysMax));

it("explains why a twenty-first key is not offered", async () => {
  const app = await openApp("/account/api", { as: "verified" });
  for (let count = 0; count < 20; count++) await made({ remark: `Bot ${count}` });
  app.reload();
  await text("apiKeys.full", { most: 20 });
  expect(noButton("apiKeys.create")).toBe(true);
  await app.goTo("/account/modifyApi");
  await text("apiKeys.full", { most: 20 });
  expect(noButton("apiKeys.toReview")).toBe(true);
});

it("changes a key, removes what was deselected, and never shows its secret", async () => {
  const app = await openApp("/account/api", { as: "verified" });
  await made({ permissions: [0, 1], addressScope: 0, boundIps: "203.0.113.14" });
  app.reload();
  await text("apiKeys.toAll");
  await app.press("apiKeys.changeOf", { name: "Treasury bot" });
  expect(await field("apiKeys.ips")).toHaveProperty("value", "203.0.113.14");
  await check(app, words("apiKeys.withdraw"));
  await app.press("apiKeys.toReview");
  await app.press("apiKeys.toVerify");
  await app.type("form.fundPin", pin);
  await app.press("apiKeys.changeNow");
  await text("apiKeys.changedTitle");
  expect((await keys())[0]).toMatchObject({ permissions: [0], addressScope: null, boundIps: "203.0.113.14" });
});

it("rolls a key with a day's grace and lists the old pair", async () => {
  const app = await openApp("/account/api", { as: "verified" });
  const { accessKey } = await made();
  app.reload();
  await app.press("apiKeys.rollOf", { name: "Treasury bot" });
  await app.press("apiKeys.rollCheck");
  await app.press("apiKeys.toVerify");
  await app.type("form.fundPin", pin);
  await app.press("apiKeys.rollNow");
  await text("apiKeys.newTitle");
  expect(sentTo(app, "Roll")).toMatchObject([{ graceHours: 24 }]);
  expect(main()).not.toContain(accessKey);
  await check(app, words("apiKeys.saved"));
  await app.press("apiKeys.done");
  await waitFor(() => expect(main()).toContain(words("apiKeys.oldUnused")));
  expect(main()).toContain(`…${accessKey.slice(-6)}`);
});

it("deletes a key with a proof, and keeps it on a wrong one", async () => {
  const app = await openApp("/account/api", { as: "verified" });
  await made();
  app.reload();
  await app.press("apiKeys.deleteOf", { name: "Treasury bot" });
  await app.type("form.fundPin", "111111");
  await app.press("apiKeys.deleteNow");
  await waitFor(async () => expect((await field("form.fundPin")).getAttribute("aria-invalid")).toBe("true"));
  expect(await keys()).toHaveLength(1);
  await app.type("form.fundPin", pin);
  await app.press("apiKeys.deleteNow");
  await waitFor(async () => expect(await keys()).toEqual([]));
  await text("apiKeys.none");
});

it("requires the authenticator's code too", async () => {
  const app = await openApp("/account/modifyApi", { as: "mei" });
  await toProof(app);
  await app.type("form.authenticator", "000000");
  await app.press("apiKeys.createNow");
  await text("apiKeys.newTitle");
});

it("shows the way to a fund PIN instead of the form", async () => {
  await openApp("/account/modifyApi", { as: "fresh", scenario: "just-verified" });
  await text("form.pinFirst");
  expect(noButton("apiKeys.toReview")).toBe(true);
});

it("tells a cashier that keys belong to the merchant", async () => {
  await openApp("/account/api", { as: "cashier" });
  await text("apiKeys.notYours");
});

it("marks an expired key", async () => {
  const app = await openApp("/account/api", { as: "verified" });
  await made();
  await app.pass(91 * 24 * 60 * 60 * 1000);
  shell.session.accept(app.control("POST", "personas/sign-in", { name: "verified" }));
  app.reload();
  await text("apiKeys.ended");
  await text("apiKeys.stopped");
});

it("creates a key by keyboard alone", async () => {
  const app = await creating();
  await app.user.tab();
  const remark = await field("apiKeys.remark");
  act(() => remark.focus());
  await app.user.keyboard("Keyboard bot");
  await app.tabTo("apiKeys.toReview");
  await app.user.keyboard("{Enter}");
  await text("apiKeys.reviewTitle");
  await app.tabTo("apiKeys.toVerify");
  await app.user.keyboard("{Enter}");
  await field("form.fundPin");
  while (document.activeElement !== (await field("form.fundPin"))) await app.user.tab();
  await app.user.keyboard(`${pin}{Enter}`);
  await text("apiKeys.newTitle");
  while (document.activeElement?.getAttribute("role") !== "checkbox") await app.user.tab();
  await app.user.keyboard(" ");
  await app.tabTo("apiKeys.done");
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.address()).toBe("/account/api"));
});
