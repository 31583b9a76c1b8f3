import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text } from "../../../test/page.tsx";

const magicCode = "000000";
type Opened = Awaited<ReturnType<typeof openApp>>;
const isWrong = async (target: HTMLElement) => expect(target.getAttribute("aria-invalid")).toBe("true");

async function askForCode(app: Opened, code = magicCode) {
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", code);
}

async function changingPassword(next = "Harbour-2026-x", repeat = next) {
  const app = await openApp("/account/password?edit=password", { as: "verified" });
  await app.paste("profile.oldPassword", "Coffer-demo-2026");
  await app.paste("profile.newPassword", next);
  await app.paste("profile.repeatPassword", repeat);
  return app;
}

it("changes the password, with the block announced before and shown after", async () => {
  const app = await changingPassword();
  await text("profile.costTitle");
  await askForCode(app);
  await app.press("profile.changePassword");
  await text("profile.passwordDone");
  await text("profile.blockedTitle");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("changed"));
});

it("reports two different passwords before sending", async () => {
  const app = await changingPassword("Harbour-2026-x", "Harbour-2026-y");
  await askForCode(app);
  await app.press("profile.changePassword");
  await waitFor(async () => isWrong(await field("profile.repeatPassword")));
  expect(app.sent("UpdatePassword")).toHaveLength(0);
});

it.each([
  [90001, "profile.oldPassword"],
  [51091, "profile.newPassword"],
  [90005, "form.code"],
] as const)("shows refusal %i at its field", async (value, label) => {
  const app = await changingPassword();
  await askForCode(app);
  app.fault("updatePassword", "code", { value });
  await app.press("profile.changePassword");
  await waitFor(async () => isWrong(await field(label)));
  expect(noText("profile.passwordDone")).toBe(true);
});

it("opens a form by the address; Cancel closes it", async () => {
  const app = await openApp("/account/password?edit=pin", { as: "verified" });
  await field("profile.newPin");
  await app.press("profile.cancel");
  await waitFor(() => expect(app.address()).toBe("/account/password"));
});

it("sets the first PIN without a block", async () => {
  const app = await openApp("/account/password?edit=pin", { as: "fresh", scenario: "just-verified" });
  await app.type("profile.fundPin", "135791");
  await app.type("profile.repeatPin", "135791");
  await askForCode(app);
  await app.press("profile.setPin");
  await text("profile.pinSetDone");
  expect(noText("profile.blockedTitle")).toBe(true);
});

async function changingPin(oldPin: string) {
  const app = await openApp("/account/password?edit=pin", { as: "verified" });
  await app.type("profile.oldPin", oldPin);
  await app.type("profile.newPin", "135791");
  await app.type("profile.repeatPin", "135791");
  await askForCode(app);
  return app;
}

it("changes the PIN with the old one", async () => {
  const app = await changingPin("246810");
  await app.press("profile.changePin");
  await text("profile.pinDone");
  await text("profile.blockedTitle");
});

it("clears a wrong old PIN, and closes the form with the lock's end after the fifth", async () => {
  const app = await changingPin("111111");
  await app.press("profile.changePin");
  await screen.findByRole("alert");
  expect(await field("profile.oldPin")).toHaveProperty("value", "");
  for (let more = 0; more < 4; more++) {
    await app.type("profile.oldPin", "111111");
    await app.press("profile.changePin");
    await waitFor(() => expect(app.sent("UpdateFundPassword")).toHaveLength(2 + more));
    if (more < 3) await waitFor(async () => expect(await field("profile.oldPin")).toHaveProperty("value", ""));
  }
  await text("error.locked");
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d:\d\d/);
  expect(noText("profile.newPin")).toBe(true);
  await app.press("profile.cancel");
  await waitFor(() => expect(app.address()).toBe("/account/password"));
});

it("sends nothing offline, and nothing automatically once online", async () => {
  const app = await changingPin("246810");
  app.connect(false);
  await app.press("profile.changePin");
  await screen.findByRole("alert");
  app.connect(true);
  await app.pass(60_000);
  expect(app.sent("UpdateFundPassword")).toHaveLength(0);
});

it("changes once on a double click", async () => {
  const app = await changingPassword();
  await askForCode(app);
  const change = await button("profile.changePassword");
  act(() => {
    change.click();
    change.click();
  });
  await text("profile.passwordDone");
  expect(app.sent("UpdatePassword")).toHaveLength(1);
});

it("resolves a lost reply, or reports an unknown outcome", async () => {
  const app = await changingPassword();
  await askForCode(app);
  app.fault("updatePassword", "commitThenDrop");
  await app.press("profile.changePassword");
  await screen.findByRole("alert");
  expect(app.sent("UpdatePassword")).toHaveLength(1);
});

it("binds an authenticator with two codes, and removes it", async () => {
  const app = await openApp("/account/google", { as: "verified" });
  await app.type("form.authenticator", magicCode);
  await askForCode(app);
  await app.press("profile.bind");
  await text("profile.googleOnDone");
  await app.press("profile.remove");
  await app.pass(61_000);
  await app.type("form.authenticator", magicCode);
  await askForCode(app);
  await app.press("profile.removeNow");
  await text("profile.googleOffDone");
  await text("profile.blockedTitle");
});

it("refuses a wrong authenticator code and binds nothing", async () => {
  const app = await openApp("/account/google", { as: "verified" });
  await app.type("form.authenticator", "111111");
  await askForCode(app);
  await app.press("profile.bind");
  await screen.findByRole("alert");
  expect(noText("profile.googleOnDone")).toBe(true);
});

it("counts the block down and removes it at its end", async () => {
  const app = await openApp("/account/password", { as: "mei", scenario: "blocked-after-change" });
  await text("profile.blockedTitle");
  await app.pass(24 * 3600_000);
  await waitFor(() => expect(noText("profile.blockedTitle")).toBe(true));
});

it("focuses an opening form and returns the focus on closing", async () => {
  const app = await openApp("/account/password", { as: "fresh", scenario: "just-verified" });
  await app.tabTo("profile.setPin");
  await app.user.keyboard("{Enter}");
  const pin = await field("profile.fundPin");
  await waitFor(() => expect(document.activeElement).toBe(pin));
  await app.tabTo("profile.cancel");
  await app.user.keyboard("{Enter}");
  const open = await button("profile.setPin");
  await waitFor(() => expect(document.activeElement).toBe(open));
});
