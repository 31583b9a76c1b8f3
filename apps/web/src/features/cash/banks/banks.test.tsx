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

it("own accounts are listed, and one is removed after a question", async () => {
  const app = await openApp(path, { as: "mei" });
  await waitFor(() => expect(main()).toContain("My dollars"));
  expect(main()).toContain("•••• 4471");
  await app.press("cashBanks.remove");
  await app.press("cashBanks.remove");
  await waitFor(() => expect(app.sent("DeleteBankAccount")).toHaveLength(1));
});

it("one is saved with the fund PIN; somebody else's is refused at the holder's name", async () => {
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

it("a wrong PIN is told at the PIN, and what was typed beside it stays", async () => {
  const app = await openApp(`${path}?add=1&channel=sepa`, { as: "verified" });
  await fill(app, "Vera Ode");
  await app.type("form.fundPin", "111111");
  await app.press("cashBanks.saveBank");
  const pin = await field("form.fundPin");
  await waitFor(() => expect(pin.getAttribute("aria-invalid")).toBe("true"));
  expect(await labelled("IBAN")).toHaveProperty("value", "NL20INGB0001234567");
});

it("without an open account the way there is shown instead", async () => {
  await openApp(`${path}?add=1`, { as: "acceptor" });
  await text("cashStatus.accountNotOpenedNext");
  await button("cash.toAccount");
});
