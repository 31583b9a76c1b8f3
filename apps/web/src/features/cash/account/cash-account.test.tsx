import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../../test/page.tsx";

const open = (options: AppOptions = {}, search = "") => openApp(`/assets/cash${search}`, { as: "mei", ...options });
const main = () => document.querySelector("main")?.textContent ?? "";

type Opened = Awaited<ReturnType<typeof openApp>>;

/** As somebody whose account isn't open yet, with everything filled in. */
async function filledIn(taxId = ""): Promise<Opened> {
  const app = await open({ as: "acceptor" });
  await text("bank.openTitle");
  await app.type("bank.address", "410 Barton Lane");
  await app.type("bank.city", "Austin");
  await app.type("bank.postalCode", "TX 78704");
  await app.choose("bank.country", "Austria");
  await app.type("bank.occupation", "Dealer");
  await app.type("bank.phone", "+1 (512) 555-0142");
  await app.type("bank.email", "dealer@coffer.example");
  await app.choose("bank.source", words("bank.business"));
  await app.choose("bank.volume", words("bank.above250000"));
  if (taxId) await app.type("bank.taxId", taxId);
  await app.user.click(await field("bank.agree"));
  return app;
}

it("shows what there is, what it costs and who keeps it", async () => {
  await open();
  await waitFor(() => expect(main()).toContain("4,200.00"));
  await waitFor(() => expect(main()).toContain(words("cash.fasterPayments")));
  await waitFor(() => expect(main()).toContain("Office for Payment Institutions"));
  expect(noText("bank.openTitle")).toBe(true);
});

it("is opened with one call, however often the button is pressed, and followed to the end", async () => {
  const app = await filledIn();
  const press = await button("bank.open");
  await app.user.dblClick(press);
  await text("cashStatus.accountCreatingNext");
  expect(app.sent("CreateCustomer")).toHaveLength(1);
  const { data } = JSON.parse(app.sent("CreateCustomer")[0]?.body ?? "");
  expect(data).toMatchObject({ phoneNumber: "+15125550142", country: "AT", sourceOfFunds: "business" });
  expect(data).not.toHaveProperty("taxId");
  await app.pass(600_000);
  await text("bank.changeData");
  expect(noText("cashStatus.accountCreatingNext")).toBe(true);
});

it("names what is missing, and takes the keyboard there", async () => {
  const app = await open({ as: "acceptor" });
  await text("bank.openTitle");
  await app.tabTo("bank.open");
  await app.user.keyboard("{Enter}");
  await text("form.wrong", { count: 10 });
  expect(document.activeElement).toBe(await field("bank.address"));
  await app.type("bank.phone", "0512");
  await app.user.tab();
  await text("bank.phoneOdd");
  expect(app.sent("CreateCustomer")).toHaveLength(0);
});

it.each(["SANDBOX-DECLINED", "SANDBOX-UNREACHABLE"])("%s is told, and the form stays as it was", async (taxId) => {
  const app = await filledIn(taxId);
  await app.press("bank.open");
  await waitFor(() => expect(document.querySelector("main [role=alert]")?.textContent).toBeTruthy());
  expect((await field("bank.address")) as HTMLInputElement).toHaveProperty("value", "410 Barton Lane");
});

it("one whose creation takes long is followed, and says why it wasn't opened", async () => {
  const app = await open({ as: "acceptor", scenario: "cash-account-pending" });
  await text("cashStatus.accountCreatingNext");
  expect(noText("bank.openTitle")).toBe(true);
  app.control("POST", "actors/institution/decline", { name: "acceptor", reason: "Papers don't match." } as never);
  await app.pass(5000);
  await text("cash.notOpened");
  expect(main()).toContain("Papers don't match.");
  await text("bank.openTitle");
});

it("data to be confirmed again say why, are there already, and open the account when confirmed", async () => {
  const app = await open({ scenario: "cash-account-reconfirm" });
  // In the notice, and in each currency's line once they are here.
  await waitFor(() => expect(main()).toContain(words("cashStatus.accountReconfirm")));
  expect(main()).toContain("postal register");
  expect(await field("bank.city")).toHaveProperty("value", expect.stringMatching(/./));
  await app.press("bank.confirmData");
  await text("bank.dataKept");
  expect(app.sent("UpdateCustomer")).toHaveLength(1);
});

it("data are changed after a move", async () => {
  const app = await open({}, "?edit=data");
  await app.type("bank.city", "Leeds");
  await app.press("bank.saveData");
  await button("bank.changeData");
  expect(app.address()).toBe("/assets/cash");
  expect(JSON.parse(app.sent("UpdateCustomer")[0]?.body ?? "").data.city).toBe("Leeds");
});

it("what can't be fetched is said in its place, and fetched again", async () => {
  const app = await open({ as: "verified" });
  app.fault("getUserRateSetting", "status", { value: 500 });
  app.reload();
  const again = await button("error.again");
  app.noFaults();
  await app.user.click(again);
  await waitFor(() => expect(main()).toContain(words("cash.fasterPayments")));
});
