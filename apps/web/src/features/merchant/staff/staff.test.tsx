import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { field, noButton, noText, text, words } from "../../../../test/page.tsx";

type App = Awaited<ReturnType<typeof openApp>>;
const name = "quay-till-9";
const emailAddress = "till9@harbour-pine.example";
const PIN = "246810";

async function fillIn(app: App, userName = name) {
  await app.press("merchantCashiers.new");
  await app.type("merchantCashiers.userName", userName);
  await app.type("merchantCashiers.email", emailAddress);
  await app.type("merchantCashiers.contactName", "Nils Aker");
}
const passwordShown = () =>
  [...document.querySelectorAll("dd code")].map((code) => code.textContent ?? "").at(-1) ?? "";
async function choose(app: App, what: Parameters<App["press"]>[0], userName = name) {
  await app.user.click(await screen.findByLabelText(words("merchantCashiers.actionsOf", { name: userName })));
  await app.user.click(await screen.findByRole("menuitem", { name: words(what) }));
}

it("creates a cashier with a password shown once, which signs in", async () => {
  const app = await openApp("/merchant/subaccount", { as: "merchant" });
  await fillIn(app);
  await app.press("merchantCashiers.create");
  await text("merchantCashiers.onceTitle", { name });
  const password = passwordShown();
  expect(password).toHaveLength(16);
  await app.user.keyboard("{Escape}");
  await text("merchantCashiers.onceTitle", { name });
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("merchantCashiers.done");
  expect(document.body.textContent).not.toContain(password);
  await screen.findByText(name);
  await choose(app, "merchantCashiers.stop");
  await app.press("merchantCashiers.stop");
  await text("merchantCashiers.stopped", { name });
});

it("creates one cashier after a lost reply, with the valid password", async () => {
  const app = await openApp("/merchant/subaccount", { as: "merchant" });
  await fillIn(app);
  app.fault("createSubMerchant", "commitThenDrop", { nth: 1 });
  await app.press("merchantCashiers.create");
  await waitFor(() => expect(app.sent("Create").length).toBeGreaterThan(0));
  await app.pass(20_000);
  app.noFaults();
  if (noText("merchantCashiers.onceTitle", { name })) await app.press("merchantCashiers.create");
  await text("merchantCashiers.onceTitle", { name });
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
});

it("shows used names and invalid numbers at their fields", async () => {
  const app = await openApp("/merchant/subaccount", { as: "merchant" });
  await fillIn(app, "quay-till-2");
  await app.type("merchantCashiers.minutes", "2");
  await app.press("merchantCashiers.create");
  await text("merchantCashiers.between", { min: 5, max: 1440 });
  expect(app.sent("Create")).toHaveLength(0);
  await app.type("merchantCashiers.minutes", "45");
  await app.press("merchantCashiers.create");
  await waitFor(async () =>
    expect((await field("merchantCashiers.userName")).getAttribute("aria-invalid")).toBe("true"),
  );
});

it("requires the merchant's PIN for a new password, and shows a wrong one at its field", async () => {
  const app = await openApp("/merchant/subaccount", { as: "merchant" });
  await choose(app, "merchantCashiers.reset", "quay-till-2");
  await app.type("form.fundPin", "000001");
  await app.press("merchantCashiers.resetNow");
  await waitFor(() => expect(app.sent("ResetPassword")).toHaveLength(1));
  await app.type("form.fundPin", PIN);
  await app.press("merchantCashiers.resetNow");
  await text("merchantCashiers.onceTitle", { name: "quay-till-2" });
});

it("changes a cashier, and deletes it when nothing is pending", async () => {
  const app = await openApp("/merchant/subaccount", { as: "merchant" });
  await choose(app, "merchantCashiers.change", "quay-till-2");
  await app.type("merchantCashiers.minutes", "45");
  await app.press("merchantCashiers.save");
  await text("merchantCashiers.payable", { minutes: 45 });
  await choose(app, "merchantCashiers.delete", "quay-till-2");
  await app.press("merchantCashiers.delete");
  await text("merchantCashiers.none");
});

it("shows a cashier itself, without actions", async () => {
  await openApp("/merchant/subaccount", { as: "cashier" });
  await text("merchantCashiers.leadOwn");
  await screen.findByText("quay-till-2");
  expect(noButton("merchantCashiers.new")).toBe(true);
  expect(screen.queryByLabelText(words("merchantCashiers.actionsOf", { name: "quay-till-2" }))).toBeNull();
});
