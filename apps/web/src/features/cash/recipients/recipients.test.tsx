import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { labelled } from "../../../../test/labelled.ts";
import { button, field, noButton, text } from "../../../../test/page.tsx";

const path = "/assets/cash/beneficiaryAddress";
const open = (search = "", options: AppOptions = {}) => openApp(path + search, { as: "verified", ...options });
const main = () => document.querySelector("main")?.textContent ?? "";
type Opened = Awaited<ReturnType<typeof openApp>>;

async function fill(app: Opened, values: Record<string, string>) {
  for (const [label, typed] of Object.entries(values)) {
    const target = await labelled(label);
    await app.user.clear(target);
    await app.user.click(target);
    await app.user.paste(typed);
  }
}

async function choose(app: Opened, label: string, option: string) {
  await app.user.click(await labelled(label));
  const find = () =>
    [...document.querySelectorAll<HTMLElement>("[role=option]")].find((each) => each.textContent?.includes(option));
  await app.user.click(await waitFor(() => find() ?? Promise.reject(new Error(`There is no ${option}.`))));
}

const jonas = {
  "Friendly name": "Workshop",
  "First name": "Jonas",
  "Last name": "Keller",
  "Account holder": "Jonas Keller",
};

it("saves a person once by the channel's form, with printed codes", async () => {
  const app = await open("?add=1&channel=sepa");
  await fill(app, { ...jonas, IBAN: "de89 3704 0044 0532 0130 00" });
  await waitFor(() => expect(main()).toContain("Rhein Clearing Bank"));
  await app.user.dblClick(await button("cashBanks.saveRecipient"));
  await waitFor(() => expect(app.address()).toBe(path));
  await waitFor(() => expect(main()).toContain("Workshop"));
  expect(app.sent("Create")).toHaveLength(1);
  const { channel, payeeType, fields } = JSON.parse(app.sent("Create")[0]?.body ?? "");
  expect({ channel, payeeType }).toEqual({ channel: "sepa", payeeType: "person" });
  // The code tells the country; empty fields aren't sent.
  expect(fields).toMatchObject({ iban: "DE89370400440532013000", bankCountry: "DE", currency: "EUR" });
  expect(fields).not.toHaveProperty("beneficiaryCity");
});

it("asks a company for no first name", async () => {
  const app = await open("?add=1&channel=sepa");
  await labelled("First name");
  await app.press("cashBanks.company");
  await waitFor(() => expect(main()).not.toContain("First name"));
});

it("asks for the codes of the bank country's clearing", async () => {
  const app = await open("?add=1&channel=wire");
  await choose(app, "Bank country", "Mexico");
  await labelled("CLABE");
  await fill(app, { CLABE: "002010077777777770" });
  await app.user.tab();
  await text("cashBanks.checkDigit");
  await choose(app, "Bank country", "Australia");
  await labelled("BSB");
  await waitFor(() => expect(main()).not.toContain("CLABE"));
});

it("names each wrong field and sends nothing", async () => {
  const app = await open("?add=1&channel=sepa");
  await fill(app, { ...jonas, "Last name": " ", IBAN: "DE89370400440532013001" });
  await app.tabTo("cashBanks.saveRecipient");
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
  expect(main()).toContain("check digits");
  expect(app.sent("Create")).toHaveLength(0);
});

it("shows duplicates and foreign banks at their fields", async () => {
  const app = await open("?add=1&channel=sepa");
  await fill(app, { ...jonas, IBAN: "DE89370400440532013000" });
  await choose(app, "Bank country", "France");
  await app.press("cashBanks.saveRecipient");
  const iban = await labelled("IBAN");
  await waitFor(() => expect(iban.getAttribute("aria-invalid")).toBe("true"));
});

it("requires the authenticator's code, and lets a wrong one be corrected", async () => {
  const app = await open("?add=1&channel=sepa", { as: "mei" });
  await fill(app, { ...jonas, IBAN: "DE02120300000000202051" });
  await app.type("form.authenticator", "123456");
  await app.press("cashBanks.saveRecipient");
  const code = await field("form.authenticator");
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
  await app.type("form.authenticator", "000000");
  await app.press("cashBanks.saveRecipient");
  await waitFor(() => expect(app.address()).toBe(path));
});

it("changes a prefilled recipient, and removes it after a question", async () => {
  const app = await open();
  await app.press("cashBanks.change");
  const name = await labelled("Friendly name");
  expect(name).toHaveProperty("value", expect.stringContaining("Tonewood"));
  await fill(app, { "Friendly name": "Tonewood Lyon" });
  await app.press("cashBanks.saveChanges");
  await waitFor(() => expect(main()).toContain("Tonewood Lyon"));
  await app.press("cashBanks.remove");
  await text("cashBanks.removeTitle", { name: "Tonewood Lyon" });
  await app.press("cashBanks.remove");
  await text("cashBanks.noRecipients");
});

it("keeps keyword, channel and order in the address", async () => {
  const app = await open("?q=Atelier&channel=sepa&sort=created", { as: "mei" });
  await waitFor(() => expect(main()).toContain("Atelier Berlin"));
  expect(main()).not.toContain("Studio rent");
  app.reload();
  await waitFor(() => expect(main()).toContain("Atelier Berlin"));
  await app.goTo(`${path}?q=nobody`);
  await text("table.noMatch");
});

it("reports a recipient that was removed elsewhere", async () => {
  await open("?edit=bf_000000");
  await button("error.again");
});

it("shows the same form and list in the native app's pages, without links out", async () => {
  const app = await openApp("/apps/beneficiary/list?from=app", { as: "mei" });
  await waitFor(() => expect(main()).toContain("Studio rent"));
  expect(noButton("cash.pay")).toBe(true);
  await app.press("cash.addRecipient");
  await waitFor(() => expect(app.address()).toBe("/apps/beneficiary"));
  await field("cash.channel");
});
