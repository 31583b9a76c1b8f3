import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../../test/page.tsx";

const path = "/assets/cash/whitelist";
const open = (search = "", options: AppOptions = {}) => openApp(path + search, { as: "verified", ...options });
const main = () => document.querySelector("main")?.textContent ?? "";
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

it("adds an account and shows its review and approval", async () => {
  const app = await open("?add=1");
  await app.paste("cash.iban", "NL20 INGB 0001 2345 67");
  await waitFor(() => expect(dialog()).toContain(words("cash.bankCountry")));
  await waitFor(async () => expect((await field("cash.bankCountry")).textContent).toContain("Netherlands"));
  await app.user.dblClick(await button("cashBanks.addIban"));
  await waitFor(() => expect(app.address()).toBe(path));
  await text("cashStatus.ibanInReview");
  expect(app.sent("CreatePayWhitelist")).toHaveLength(1);
  expect(JSON.parse(app.sent("CreatePayWhitelist")[0]?.body ?? "")).toMatchObject({ iban: "NL20INGB0001234567" });
  const { items } = app.control("GET", "review" as never, undefined as never) as unknown as {
    items: { queue: string; id: string }[];
  };
  const waiting = items.find(({ queue }) => queue === "payWhitelist");
  app.control(
    "POST",
    "review/decide" as never,
    { queue: "payWhitelist", id: waiting?.id, decision: "approve" } as never,
  );
  await app.pass(11_000);
  await waitFor(() => expect(noText("cashStatus.ibanInReview")).toBe(true));
});

it("shows check digits, foreign names and duplicates at their fields", async () => {
  const app = await open("?add=1");
  await app.paste("cash.iban", "NL20INGB0001234568");
  await app.user.tab();
  await text("cashBanks.checkDigit");
  await app.paste("cash.iban", "NL91ABNA0417164300");
  await waitFor(async () => expect((await field("cash.bankCountry")).textContent).toContain("Netherlands"));
  await app.press("cashBanks.addIban");
  const iban = await field("cash.iban");
  await waitFor(() => expect(iban.getAttribute("aria-invalid")).toBe("true"));
  await app.paste("cash.iban", "NL20INGB0001234567");
  await app.type("cash.holder", "Jonas Keller");
  await app.press("cashBanks.addIban");
  const holder = await field("cash.holder");
  await waitFor(() => expect(holder.getAttribute("aria-invalid")).toBe("true"));
});

it("explains each status and a refusal, and filters by the address", async () => {
  const app = await open("", { scenario: "cash-whitelist" });
  await text("cashStatus.ibanInReviewNext");
  await text("cashStatus.ibanApprovedNext");
  await text("cashStatus.ibanRejected");
  await app.goTo(`${path}?status=rejected`);
  await waitFor(() => expect(noText("cashStatus.ibanApprovedNext")).toBe(true));
});

it("removes one after a question with its consequence", async () => {
  const app = await open();
  await app.press("cashBanks.remove");
  await text("cashBanks.removeIbanBody");
  await app.press("cashBanks.remove");
  await text("cashBanks.noIbans");
  expect(main()).not.toContain("0417");
});
