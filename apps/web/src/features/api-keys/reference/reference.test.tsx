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

it("finds an operation by what it does, and by a field of it", async () => {
  const app = await openApp("/account/ApiDocument", { as: "mei" });
  await text("apiKeysReference.startTitle");
  await app.type("apiKeysReference.search", "boundIps");
  await waitFor(() => expect(main()).toContain("createApiKey"));
  expect(app.address()).toContain("q=boundIps");
  await app.type("apiKeysReference.search", "nothing of this kind");
  await text("apiKeysReference.none");
});

it("an operation has its fields, its refusals in both languages and what permission it needs", async () => {
  await openApp(at("applyTransactionOut", "withdrawals"), { as: "mei", locale: "zh-CN" });
  await text("apiKeysReference.keyMay");
  await text("apiKeys.withdraw");
  expect(main()).toContain("ApplyTransactionOut");
  expect(main()).toContain("60003");
  expect(main()).toContain("There is no address for this user yet");
  expect(main()).toContain(words("apiKeysReference.retryKey"));
});

it("what stands inside a field is opened", async () => {
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

it("an operation no key may call says why, and isn't tried", async () => {
  await openApp(at("createApiKey", "apiKeys"), { as: "mei" });
  await text("apiKeysReference.noKey");
  await text("apiKeysReference.tryNoKey");
  expect(main()).toContain("A key may neither make nor change keys.");
});

it("a call is tried with one's own key: signed, answered, and the pair kept nowhere", async () => {
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

it("a refusal is an answer too: a key that only reads withdraws nothing", async () => {
  const app = await openApp(at("applyTransactionOut", "withdrawals"), { as: "verified" });
  const key = await coffer.apiKeys.createApiKey({ remark: "Reader", permissions: [0], verification });
  await text("apiKeysReference.tryReal");
  await app.type("apiKeys.accessKey", key.accessKey);
  await app.type("apiKeys.secret", key.secret);
  await app.press("apiKeysReference.trySend", { name: "applyTransactionOut" });
  await waitFor(() => expect(main()).toContain("HTTP 403"));
  expect((await code("apiKeysReference.reply")).textContent).toContain('"permission": "withdraw"');
});

it("what is no JSON isn't sent", async () => {
  const app = await openApp(at("getKEIS", "basic"), { as: "mei" });
  await app.type("apiKeysReference.tryInput", "{ not json");
  const before = app.sent("GetKEIS").length;
  await app.press("apiKeysReference.trySend", { name: "getKEIS" });
  await text("apiKeysReference.tryOdd");
  expect(app.sent("GetKEIS")).toHaveLength(before);
});

it("without a network the failure is told, and nothing is shown as an answer", async () => {
  const app = await openApp(at("getLegalCurrencyList", "basic"), { as: "mei" });
  const send = await button("apiKeysReference.trySend", { name: "getLegalCurrencyList" });
  app.connect(false);
  await app.user.click(send);
  await screen.findByRole("alert");
  expect(screen.queryByRole("region", { name: words("apiKeysReference.reply") })).toBeNull();
});

it("an operation there isn't leads back to the groups", async () => {
  const app = await openApp(at("getEverything", "assets"), { as: "mei" });
  await text("apiKeysReference.unknown");
  await app.press("apiKeysReference.allGroups");
  await text("apiKeysReference.startTitle");
});

it("snippets ask where the page itself comes from; a signed one is there for a key alone", async () => {
  await openApp(at("getAccountInfo", "profile"), { as: "mei" });
  const sdk = await code("apiKeysReference.snippet");
  expect(sdk.textContent).toContain(`baseUrl: "${location.origin}"`);
  expect(sdk.textContent).toContain("coffer.profile.getAccountInfo(");
  expect(noButton("apiKeysReference.signedCurl")).toBe(false);
  expect(await field("apiKeys.accessKey")).toBeTruthy();
});

it("every operation has its page, with an example that is found by the index", async () => {
  for (const [group, fetchIt] of Object.entries(load)) {
    const { default: page } = await fetchIt();
    const ids = entries.filter((entry) => entry.group === group).map(({ id }) => id);
    expect(page.operations.map(({ id }) => id)).toEqual(ids);
    for (const { errors } of page.operations)
      for (const each of errors) expect(page.errors[each]?.en, `${each}`).toBeTruthy();
  }
});
