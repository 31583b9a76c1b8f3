import { entries, load } from "virtual:reference";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, field, noButton, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const main = () => document.querySelector("main")?.textContent ?? "";
const at = (op: string, group: string) => `/account/ApiDocument?group=${group}&op=${op}`;
const verification = { fundPassword: "246810" };
const code = (label: Parameters<typeof words>[0]) => screen.findByRole("region", { name: words(label) });

it("finds an operation by its description and by a field", async () => {
  const app = await openApp("/account/ApiDocument", { as: "mei" });
  await text("apiKeysReference.startTitle");
  await app.type("apiKeysReference.search", "boundIps");
  await waitFor(() => expect(main()).toContain("createApiKey"));
  expect(app.address()).toContain("q=boundIps");
  await app.type("apiKeysReference.search", "nothing of this kind");
  await text("apiKeysReference.none");
});

it("shows fields, refusals in both languages and the permission", async () => {
  await openApp(at("applyTransactionOut", "withdrawals"), { as: "mei", locale: "zh-CN" });
  await text("apiKeysReference.keyMay");
  await text("apiKeys.withdraw");
  expect(main()).toContain("ApplyTransactionOut");
  expect(main()).toContain("60003");
  expect(main()).toContain("There is no address for this user yet");
  expect(main()).toContain(words("apiKeysReference.retryKey"));
});

it("expands nested fields", async () => {
  const app = await openApp(at("getAssets", "assets"), { as: "mei" });
  const more = () =>
    [...document.querySelectorAll<HTMLElement>("[aria-expanded=false]")].find((each) =>
      each.textContent?.includes("items"),
    );
  await waitFor(() => expect(more()).toBeDefined());
  expect(main()).not.toContain("What can be spent");
  await app.user.click(more() as HTMLElement);
  await waitFor(() => expect(main()).toContain("available"));
});

it("explains why no key may call an operation, and offers no console", async () => {
  await openApp(at("createApiKey", "apiKeys"), { as: "mei" });
  await text("apiKeysReference.noKey");
  await text("apiKeysReference.tryNoKey");
  expect(main()).toContain("A key may neither make nor change keys.");
});

it("signs a call with the user's own key and stores the pair nowhere", async () => {
  const app = await openApp(at("getAssets", "assets"), { as: "verified" });
  const key = await coffer.apiKeys.createApiKey({ remark: "Reader", permissions: [0], verification });
  await app.type("apiKeys.accessKey", key.accessKey);
  await app.type("apiKeys.secret", key.secret);
  await app.type("apiKeysReference.tryInput", "{}");
  await app.press("apiKeysReference.trySend", { name: "getAssets" });
  expect((await code("apiKeysReference.reply")).textContent).toContain('"coin"');
  expect((await code("apiKeysReference.sentHeaders")).textContent).toContain(`x-coffer-key: ${key.accessKey}`);
  expect(main()).toContain("HTTP 200");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(key.secret);
});

it("shows a refusal as a reply: a read-only key withdraws nothing", async () => {
  const app = await openApp(at("applyTransactionOut", "withdrawals"), { as: "verified" });
  const key = await coffer.apiKeys.createApiKey({ remark: "Reader", permissions: [0], verification });
  await text("apiKeysReference.tryReal");
  await app.type("apiKeys.accessKey", key.accessKey);
  await app.type("apiKeys.secret", key.secret);
  await app.press("apiKeysReference.trySend", { name: "applyTransactionOut" });
  await waitFor(() => expect(main()).toContain("HTTP 403"));
  expect((await code("apiKeysReference.reply")).textContent).toContain('"permission": "withdraw"');
});

it("does not send invalid JSON", async () => {
  const app = await openApp(at("getKEIS", "basic"), { as: "mei" });
  await app.type("apiKeysReference.tryInput", "{ not json");
  const before = app.sent("GetKEIS").length;
  await app.press("apiKeysReference.trySend", { name: "getKEIS" });
  await text("apiKeysReference.tryOdd");
  expect(app.sent("GetKEIS")).toHaveLength(before);
});

it("shows a network failure, and no reply", async () => {
  const app = await openApp(at("getLegalCurrencyList", "basic"), { as: "mei" });
  const send = await button("apiKeysReference.trySend", { name: "getLegalCurrencyList" });
  app.connect(false);
  await app.user.click(send);
  await screen.findByRole("alert");
  expect(screen.queryByRole("region", { name: words("apiKeysReference.reply") })).toBeNull();
});

it("links an unknown operation to the groups", async () => {
  const app = await openApp(at("getEverything", "assets"), { as: "mei" });
  await text("apiKeysReference.unknown");
  await app.press("apiKeysReference.allGroups");
  await text("apiKeysReference.startTitle");
});

it("uses the page's origin in snippets, and signed snippets only for keys", async () => {
  await openApp(at("getAccountInfo", "profile"), { as: "mei" });
  const sdk = await code("apiKeysReference.snippet");
  expect(sdk.textContent).toContain(`baseUrl: "${location.origin}"`);
  expect(sdk.textContent).toContain("coffer.profile.getAccountInfo(");
  expect(noButton("apiKeysReference.signedCurl")).toBe(false);
  expect(await field("apiKeys.accessKey")).toBeTruthy();
});

it("has a page with an example for every operation, found by the index", async () => {
  for (const [group, fetchIt] of Object.entries(load)) {
    const { default: page } = await fetchIt();
    const ids = entries.filter((entry) => entry.group === group).map(({ id }) => id);
    expect(page.operations.map(({ id }) => id)).toEqual(ids);
    for (const { errors } of page.operations)
      for (const each of errors) expect(page.errors[each]?.en, `${each}`).toBeTruthy();
  }
});
