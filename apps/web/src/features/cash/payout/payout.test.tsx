import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { labelled } from "../../../../test/labelled.ts";
import { button, field, noButton, noText, text, words } from "../../../../test/page.tsx";
import { speak } from "../../../platform/intl/locale-state.ts";
import { coffer } from "../api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const path = "/assets/cash/withdraw";
const sum = { amount: "800.00", currency: "USD" };
const pin = "246810";
const main = () => document.querySelector("main")?.textContent ?? "";

const open = (search: string, options: AppOptions = {}) => openApp(`${path}${search}`, { as: "mei", ...options });

/** Opens the review of 800 USD to Mei's landlady. */
async function atReview(options?: AppOptions): Promise<Opened> {
  const app = await open("?channel=ach", options);
  await app.choose("cash.payTo", "Studio rent");
  await app.type("cash.amount", "800");
  await app.press("cash.toPayoutReview");
  await text("cash.reviewTitle");
  return app;
}

async function atProof(options?: AppOptions): Promise<Opened> {
  const app = await atReview(options);
  await app.press("cash.toVerify");
  await field("form.fundPin");
  return app;
}

async function prove(app: Opened, entered = pin) {
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", entered);
  await app.press("cash.payOut", sum);
}

it("shows the fee while typing, freezes it at review, requires the server's proof, and follows the payout", async () => {
  const app = await open("?currency=USD");
  await app.user.click(await screen.findByText("ACH"));
  await app.choose("cash.payTo", "Studio rent");
  await app.type("cash.amount", "800");
  await app.pass(600);
  await waitFor(() => expect(main()).toContain("798"));
  await app.type("cash.payReference", "Rent December");
  await app.press("cash.toPayoutReview");
  await text("cash.cannotCancel");
  await text("cash.processedWithin");
  expect(main()).toContain("Rosa Whitfield");
  expect(main()).toContain("•••• 6789");
  await app.press("cash.toVerify");
  await prove(app);
  await text("cashStatus.payoutAtBankNext");
  expect(app.address()).toMatch(/withdraw\?id=cw_/);
  expect(app.sent("Create")).toHaveLength(1);
  expect(JSON.parse(app.sent("Create")[0]?.body ?? "")).toMatchObject({ amount: "800", reference: "Rent December" });
  app.reload();
  await text("cashStatus.payoutAtBankNext");
  const id = new URL(app.address(), "http://page").searchParams.get("id");
  app.control("POST", "actors/bank/credit", { id } as never);
  await app.pass(5000);
  await text("cashStatus.payoutPaidNext");
});

it("pays an own account by its own call without a reference, and lists it", async () => {
  const app = await open("?channel=ach");
  await app.choose("cash.payTo", "My dollars");
  expect(noText("cash.payReference")).toBe(true);
  await app.type("cash.amount", "800");
  await app.press("cash.toPayoutReview");
  await app.press("cash.toVerify");
  await prove(app);
  await text("cashStatus.payoutAtBankNext");
  expect(app.sent("CreateWithdrawOrder")).toHaveLength(1);
  await app.press("cash.anotherPayout");
  await screen.findByText("•••• 4471");
});

it("selects the link's payee with channel and currency", async () => {
  const app = await openApp("/assets/cash/bank", { as: "mei" });
  const links = () => [...document.querySelectorAll<HTMLElement>("main a[href*='bank=']")];
  await waitFor(() => expect(links()).toHaveLength(2));
  await app.user.click(links()[1] as HTMLElement);
  await waitFor(async () => expect((await field("cash.payTo")).textContent).toContain("My dollars"));
  expect((await field("cash.currency")).textContent).toContain("USD");
});

it("reports a deleted recipient and keeps the form", async () => {
  await open("?recipient=bf_NONE");
  await screen.findByRole("alert");
  await field("cash.currency");
});

it.each([
  ["less than the minimum", "9.99"],
  ["more than there is", "4200.01"],
  ["more decimals than the currency has", "10.001"],
] as const)("refuses %s in the form", async (_, typed) => {
  const app = await open("?channel=ach");
  await app.choose("cash.payTo", "Studio rent");
  if (typed.length > 5 && typed.startsWith("10.")) await app.paste("cash.amount", typed);
  else await app.type("cash.amount", typed);
  await app.press("cash.toPayoutReview");
  await waitFor(async () => expect((await field("cash.amount")).getAttribute("aria-invalid")).toBe("true"));
  expect(app.sent("ValidateInfo")).toHaveLength(0);
});

it.each([
  [40015, "cash.amount"],
  [60007, "cash.amount"],
  [60020, "cash.payTo"],
  [60030, "cash.payTo"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await atProof();
  app.fault("createCashWithdrawOrder", "code", { value });
  await prove(app);
  await waitFor(async () => expect((await field(label)).getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
});

it("returns to the field of a wrong detail found at the proof", async () => {
  const app = await atProof();
  for (const value of [40001, 50014, 60012, 60029]) {
    app.fault("createCashWithdrawOrder", "code", { value });
    await prove(app);
    await waitFor(() => expect(app.address()).not.toContain("step="));
    const wrong = value === 50014 || value === 60029 ? field("cash.amount") : screen.findByRole("radiogroup");
    expect([value, (await wrong).getAttribute("aria-invalid")]).toEqual([value, "true"]);
    app.noFaults();
    await app.press("cash.toPayoutReview");
    await app.press("cash.toVerify");
  }
  expect((await coffer.cash.getCashWithdrawOrderList({})).items).toEqual([]);
});

it("shows the server's refusals at the proof, each with its text, and pays nothing", async () => {
  const app = await atProof();
  const said = new Set<string>();
  for (const value of [60004, 60006, 60011, 60013, 90002]) {
    app.fault("createCashWithdrawOrder", "code", { value });
    await prove(app);
    const words = await waitFor(() => {
      const found = screen.getByRole("alert").textContent ?? "";
      if (said.has(found)) throw new Error(`${value} says what another says: ${found}`);
      return found;
    });
    said.add(words);
    expect(app.address()).toContain("step=verify");
  }
  expect((await coffer.cash.getCashWithdrawOrderList({})).items).toEqual([]);
});

it("makes one payout from two copies of a tab", async () => {
  const app = await atProof();
  const { ...kept } = sessionStorage;
  const there = app.address();
  await prove(app);
  await text("cashStatus.payoutAtBankNext");
  const made = app.address();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await app.goTo(there);
  await prove(app);
  await waitFor(() => expect(app.address()).toBe(made));
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
  expect((await coffer.cash.getCashWithdrawOrderList({})).items).toHaveLength(1);
});

it("returns from adding or not adding a recipient to the form, with it selected", async () => {
  const app = await open("?channel=sepa");
  await app.press("cash.addRecipient");
  await app.press("cashBanks.leave");
  await waitFor(() => expect(app.address()).toBe(`${path}?channel=sepa`));
  await app.press("cash.addRecipient");
  const filled = {
    ...{ "Friendly name": "Joiner", "First name": "Noor", "Last name": "Visser", "Account holder": "Noor Visser" },
    IBAN: "NL91ABNA0417164300",
  };
  for (const [label, typed] of Object.entries(filled))
    fireEvent.input(await labelled(label), { target: { value: typed } });
  await app.type("form.authenticator", "000000");
  await app.press("cashBanks.saveRecipient");
  await waitFor(() => expect(app.address()).toMatch(/withdraw\?recipient=bf_/));
  await waitFor(async () => expect((await field("cash.payTo")).textContent).toContain("Joiner"));
});

it("returns from adding an own account to the form, with it selected", async () => {
  const app = await open("?channel=sepa");
  await app.press("cash.addBank");
  const filled = {
    ...{ "Friendly name": "Savings", "First name": "Mei", "Last name": "Lin", "Account holder": "Mei Lin" },
    IBAN: "NL20INGB0001234567",
  };
  for (const [label, typed] of Object.entries(filled))
    fireEvent.input(await labelled(label), { target: { value: typed } });
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  await app.press("cashBanks.saveBank");
  await waitFor(() => expect(app.address()).toMatch(/withdraw\?bank=/));
  await waitFor(async () => expect((await field("cash.payTo")).textContent).toContain("Savings"));
});

it("shows a wrong fund PIN at the proof and clears it; five lock", async () => {
  const app = await atProof();
  await prove(app, "135790");
  await screen.findByRole("alert");
  expect(((await field("form.fundPin")) as HTMLInputElement).value).toBe("");
  for (let wrong = 0; wrong < 4; wrong++) {
    await waitFor(async () => expect((await field("form.fundPin")) as HTMLInputElement).toHaveProperty("value", ""));
    await prove(app, "135790");
  }
  await text("error.locked");
  expect(noText("form.fundPin")).toBe(true);
});

it("reports a channel that closed meanwhile and disables it", async () => {
  const app = await open("?channel=ach");
  await app.choose("cash.payTo", "Studio rent");
  await app.type("cash.amount", "800");
  app.control("POST", "actors/bank/channel", { channel: "ach", direction: "withdraw", open: false } as never);
  await app.press("cash.toPayoutReview");
  await text("form.closed");
  expect(noText("cash.reviewTitle")).toBe(true);
});

it("pays once after a lost reply, with the same key and proof", async () => {
  const app = await atProof();
  app.fault("createCashWithdrawOrder", "commitThenDrop", { nth: 1 });
  await prove(app);
  await text("cashStatus.payoutAtBankNext");
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
});

it("finds the payout after a lost reply and a reload, without a second order", async () => {
  const app = await atProof();
  app.fault("createCashWithdrawOrder", "commitThenDrop");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await text("flow.unknownConfirm");
  await app.press("flow.askNow");
  await text("cashStatus.payoutAtBankNext");
  expect(app.address()).toMatch(/\?id=cw_/);
});

it("asks for the proof again under the same key if the request never arrived", async () => {
  const app = await atProof();
  app.fault("createCashWithdrawOrder", "reset");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  app.reload();
  await app.press("flow.askNow");
  await text("flow.reopened");
  await app.pass(31_000); // A code is valid once.
  await prove(app);
  await text("cashStatus.payoutAtBankNext");
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
});

it("makes one payout on a double click", async () => {
  const app = await atProof();
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  const press = await button("cash.payOut", sum);
  await act(async () => {
    press.click();
    press.click();
  });
  await text("cashStatus.payoutAtBankNext");
  expect(app.sent("Create")).toHaveLength(1);
});

it("keeps input, errors and focus through changes of language and theme", async () => {
  const app = await open("?channel=ach");
  await app.choose("cash.payTo", "Studio rent");
  const odd = `O'Brien <b>née</b> invoice\u202Egpj.exe 👩‍👩‍👧 ${"W".repeat(30)}`;
  await app.type("cash.payReference", odd);
  await app.type("cash.amount", "9.99");
  await app.press("cash.toPayoutReview");
  for (const [id, value] of [
    ["cash.amount", "9.99"],
    ["cash.payReference", odd],
  ] as const) {
    const target = await field(id);
    act(() => target.focus());
    for (const locale of ["zh-CN", "en"] as const) {
      await act(() => speak(locale));
      document.documentElement.dataset.themeMode = locale === "en" ? "light" : "dark";
      await waitFor(() => expect(document.querySelector("h1")?.textContent).toBe(words("cash.withdrawTitle")));
      const now = (await field(id)) as HTMLInputElement;
      expect([now.value, now.getAttribute("aria-invalid"), document.activeElement]).toEqual([value, "true", now]);
    }
  }
});

it("completes by keyboard alone", async () => {
  const app = await open("?channel=ach");
  (await field("cash.payTo")).focus();
  await app.user.keyboard("{Enter}");
  await screen.findAllByRole("option");
  await app.user.keyboard("{Enter}");
  await app.type("cash.amount", "800");
  await app.tabTo("cash.toPayoutReview");
  await app.user.keyboard("{Enter}");
  await text("cash.reviewTitle");
  await app.tabTo("cash.toVerify");
  await app.user.keyboard("{Enter}");
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  await app.tabTo("cash.payOut", sum);
  await app.user.keyboard("{Enter}");
  await text("cashStatus.payoutAtBankNext");
});

it("shows the end of the block instead of the form after a security change", async () => {
  await open("", { scenario: "blocked-after-change" });
  await waitFor(() => expect(main()).toMatch(/2[34]:\d\d:\d\d left/));
  expect(noButton("cash.toPayoutReview")).toBe(true);
});

it.each([
  ["acceptor", undefined, "cashStatus.accountNotOpenedNext"],
  ["acceptor", "cash-account-pending", "cashStatus.accountCreatingNext"],
  ["mei", "cash-account-reconfirm", "cashStatus.accountReconfirmNext"],
  ["fresh", undefined, "cash.verifyFirstBody"],
] as const)("explains what is missing without an open account (%s, %s)", async (as, scenario, said) => {
  await open("", { as, ...(scenario && { scenario }) });
  await text(said);
  expect(noButton("cash.toPayoutReview")).toBe(true);
});

it("links to the fund PIN without one", async () => {
  const app = await openApp("/assets", { as: "fresh", scenario: "just-verified" });
  const data = {
    ...{ addressLine: "410 Barton Lane", city: "Austin", postalCode: "TX 78704", country: "US", occupation: "Dealer" },
    ...{ phoneNumber: "+15125550142", emailAddress: "fresh@coffer.example" },
    ...({ sourceOfFunds: "business", expectedMonthlyVolume: "under10000" } as const),
  };
  await coffer.cash.createCashCustomer({ data, agreed: true });
  await app.pass(3600_000);
  await app.goTo(`${path}?channel=ach`);
  await text("form.pinFirst");
  expect((await button("form.setPin")).getAttribute("href")).toBe("/account/password?edit=pin");
});

it("reports an unknown payout", async () => {
  await open("?id=cw_NONE");
  await button("error.again");
});
