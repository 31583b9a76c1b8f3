import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { labelled } from "../../../../test/labelled.ts";
import { button, field, text } from "../../../../test/page.tsx";

const path = "/assets/cash/bank";
const main = () => document.querySelector("main")?.textContent ?? "";
type Opened = Awaited<ReturnType<typeof openApp>>;

async function fill(app: Opened, holder: string) {
  const values = {
    "Friendly name": "Savings",
    "First name": "Vera",
    "Last name": "Ode",
    "Account holder": holder,
    IBAN: "NL20INGB0001234567",
  };
  for (const [label, typed] of Object.entries(values)) {
    const target = await labelled(label);
    await app.user.click(target);
    await app.user.clear(target);
    await app.user.paste(typed);
  }
}

it("lists own accounts and removes one after a question", async () => {
  const app = await openApp(path, { as: "mei" });
  await waitFor(() => expect(main()).toContain("My dollars"));
  expect(main()).toContain("•••• 4471");
  await app.press("cashBanks.remove");
  await app.press("cashBanks.remove");
  await waitFor(() => expect(app.sent("DeleteBankAccount")).toHaveLength(1));
});

it("saves an account with the fund PIN and refuses a foreign holder at the name", async () => {
  const app = await openApp(`${path}?add=1&channel=sepa`, { as: "verified" });
  await fill(app, "Jonas Keller");
  await app.type("form.fundPin", "246810");
  await app.press("cashBanks.saveBank");
  const holder = await labelled("Account holder");
  await waitFor(() => expect(holder.getAttribute("aria-invalid")).toBe("true"));
  await fill(app, "Vera Ode");
  await app.type("form.fundPin", "246810");
  await app.press("cashBanks.saveBank");
  await waitFor(() => expect(app.address()).toBe(path));
  await waitFor(() => expect(main()).toContain("Savings"));
  expect(JSON.parse(app.sent("CreateBankAccount").at(-1)?.body ?? "").verification.fundPassword).not.toContain(
    "246810",
  );
});

it("shows a wrong PIN at the PIN and keeps other input", async () => {
  const app = await openApp(`${path}?add=1&channel=sepa`, { as: "verified" });
  await fill(app, "Vera Ode");
  await app.type("form.fundPin", "111111");
  await app.press("cashBanks.saveBank");
  const pin = await field("form.fundPin");
  await waitFor(() => expect(pin.getAttribute("aria-invalid")).toBe("true"));
  expect(await labelled("IBAN")).toHaveProperty("value", "NL20INGB0001234567");
});

it("shows the way to an open account instead", async () => {
  await openApp(`${path}?add=1`, { as: "acceptor" });
  await text("cashStatus.accountNotOpenedNext");
  await button("cash.toAccount");
});
