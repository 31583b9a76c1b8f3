import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../../test/page.tsx";

const open = (options: AppOptions = {}, search = "") => openApp(`/assets/cash${search}`, { as: "mei", ...options });
const main = () => document.querySelector("main")?.textContent ?? "";

type Opened = Awaited<ReturnType<typeof openApp>>;

/** Opens the form of a user without an account, filled in. */
async function filledIn(taxId = ""): Promise<Opened> {
  const app = await open({ as: "acceptor" });
  await text("cashBanks.openTitle");
  await app.type("cashBanks.address", "410 Barton Lane");
  await app.type("cashBanks.city", "Austin");
  await app.type("cashBanks.postalCode", "TX 78704");
  await app.choose("cashBanks.country", "Austria");
  await app.type("cashBanks.occupation", "Dealer");
  await app.type("cashBanks.phone", "+1 (512) 555-0142");
  await app.type("cashBanks.email", "dealer@coffer.example");
  await app.choose("cashBanks.source", words("cashBanks.business"));
  await app.choose("cashBanks.volume", words("cashBanks.above250000"));
  if (taxId) await app.type("cashBanks.taxId", taxId);
  await app.user.click(await field("cashBanks.agree"));
  return app;
}

it("shows balances, fees and supervision", async () => {
  await open();
  await waitFor(() => expect(main()).toContain("4,200.00"));
  await waitFor(() => expect(main()).toContain(words("cash.fasterPayments")));
  await waitFor(() => expect(main()).toContain("Office for Payment Institutions"));
  expect(noText("cashBanks.openTitle")).toBe(true);
});

it("opens an account with one call on a double click, and follows it to the end", async () => {
  const app = await filledIn();
  const press = await button("cashBanks.open");
  await app.user.dblClick(press);
  await text("cashStatus.accountCreatingNext");
  expect(app.sent("CreateCustomer")).toHaveLength(1);
  const { data } = JSON.parse(app.sent("CreateCustomer")[0]?.body ?? "");
  expect(data).toMatchObject({ phoneNumber: "+15125550142", country: "AT", sourceOfFunds: "business" });
  expect(data).not.toHaveProperty("taxId");
  await app.pass(600_000);
  await text("cashBanks.changeData");
  expect(noText("cashStatus.accountCreatingNext")).toBe(true);
});

it("names missing fields and focuses the first", async () => {
  const app = await open({ as: "acceptor" });
  await text("cashBanks.openTitle");
  await app.tabTo("cashBanks.open");
  await app.user.keyboard("{Enter}");
  await text("form.wrong", { count: 10 });
  expect(document.activeElement).toBe(await field("cashBanks.address"));
  await app.type("cashBanks.phone", "0512");
  await app.user.tab();
  await text("cashBanks.phoneOdd");
  expect(app.sent("CreateCustomer")).toHaveLength(0);
});

it.each(["SANDBOX-DECLINED", "SANDBOX-UNREACHABLE"])("reports %s and keeps the form", async (taxId) => {
  const app = await filledIn(taxId);
  await app.press("cashBanks.open");
  await waitFor(() => expect(document.querySelector("main [role=alert]")?.textContent).toBeTruthy());
  expect((await field("cashBanks.address")) as HTMLInputElement).toHaveProperty("value", "410 Barton Lane");
});

it("follows a slow creation and explains a refusal", async () => {
  const app = await open({ as: "acceptor", scenario: "cash-account-pending" });
  await text("cashStatus.accountCreatingNext");
  expect(noText("cashBanks.openTitle")).toBe(true);
  app.control("POST", "actors/institution/decline", { name: "acceptor", reason: "Papers don't match." } as never);
  await app.pass(5000);
  await text("cash.notOpened");
  expect(main()).toContain("Papers don't match.");
  await text("cashBanks.openTitle");
});

it("explains data to be confirmed, prefills them, and opens the account on confirmation", async () => {
  const app = await open({ scenario: "cash-account-reconfirm" });
  // In the notice, and in each currency's line once loaded.
  await waitFor(() => expect(main()).toContain(words("cashStatus.accountReconfirm")));
  expect(main()).toContain("postal register");
  expect(await field("cashBanks.city")).toHaveProperty("value", expect.stringMatching(/./));
  await app.press("cashBanks.confirmData");
  await text("cashBanks.dataKept");
  expect(app.sent("UpdateCustomer")).toHaveLength(1);
});

it("changes the data after a move", async () => {
  const app = await open({}, "?edit=data");
  await app.type("cashBanks.city", "Leeds");
  await app.press("cashBanks.saveData");
  await button("cashBanks.changeData");
  expect(app.address()).toBe("/assets/cash");
  expect(JSON.parse(app.sent("UpdateCustomer")[0]?.body ?? "").data.city).toBe("Leeds");
});

it("reports a load failure in place and retries it", async () => {
  const app = await open({ as: "verified" });
  app.fault("getUserRateSetting", "status", { value: 500 });
  app.reload();
  const again = await button("error.again");
  app.noFaults();
  await app.user.click(again);
  await waitFor(() => expect(main()).toContain(words("cash.fasterPayments")));
});
