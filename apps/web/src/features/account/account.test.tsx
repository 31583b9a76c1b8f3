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
  await app.paste("account.oldPassword", "Coffer-demo-2026");
  await app.paste("account.newPassword", next);
  await app.paste("account.repeatPassword", repeat);
  return app;
}

it("changes the password, tells what it costs before and that it blocks withdrawals after", async () => {
  const app = await changingPassword();
  await text("account.costTitle");
  await askForCode(app);
  await app.press("account.changePassword");
  await text("account.passwordDone");
  await text("account.blockedTitle");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("changed"));
});

it("two passwords that differ are told before anything leaves", async () => {
  const app = await changingPassword("Harbour-2026-x", "Harbour-2026-y");
  await askForCode(app);
  await app.press("account.changePassword");
  await waitFor(async () => isWrong(await field("account.repeatPassword")));
  expect(app.sent("UpdatePassword")).toHaveLength(0);
});

it.each([
  [90001, "account.oldPassword"],
  [51091, "account.newPassword"],
  [90005, "form.code"],
] as const)("refused with %i, it says so at the field", async (value, label) => {
  const app = await changingPassword();
  await askForCode(app);
  app.fault("updatePassword", "code", { value });
  await app.press("account.changePassword");
  await waitFor(async () => isWrong(await field(label)));
  expect(noText("account.passwordDone")).toBe(true);
});

it("which form is open is in the address; Cancel closes it", async () => {
  const app = await openApp("/account/password?edit=pin", { as: "verified" });
  await field("account.newPin");
  await app.press("account.cancel");
  await waitFor(() => expect(app.address()).toBe("/account/password"));
});

it("sets the first PIN, which blocks nothing", async () => {
  const app = await openApp("/account/password?edit=pin", { as: "fresh", scenario: "just-verified" });
  await app.type("account.fundPin", "135791");
  await app.type("account.repeatPin", "135791");
  await askForCode(app);
  await app.press("account.setPin");
  await text("account.pinSetDone");
  expect(noText("account.blockedTitle")).toBe(true);
});

async function changingPin(oldPin: string) {
  const app = await openApp("/account/password?edit=pin", { as: "verified" });
  await app.type("account.oldPin", oldPin);
  await app.type("account.newPin", "135791");
  await app.type("account.repeatPin", "135791");
  await askForCode(app);
  return app;
}

it("changes the PIN with the old one", async () => {
  const app = await changingPin("246810");
  await app.press("account.changePin");
  await text("account.pinDone");
  await text("account.blockedTitle");
});

it("a wrong old PIN changes nothing and is emptied; the fifth locks it, says until when and closes the form", async () => {
  const app = await changingPin("111111");
  await app.press("account.changePin");
  await screen.findByRole("alert");
  expect(await field("account.oldPin")).toHaveProperty("value", "");
  for (let more = 0; more < 4; more++) {
    await app.type("account.oldPin", "111111");
    await app.press("account.changePin");
    await waitFor(() => expect(app.sent("UpdateFundPassword")).toHaveLength(2 + more));
    if (more < 3) await waitFor(async () => expect(await field("account.oldPin")).toHaveProperty("value", ""));
  }
  await text("error.locked");
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d:\d\d/);
  expect(noText("account.newPin")).toBe(true);
  await app.press("account.cancel");
  await waitFor(() => expect(app.address()).toBe("/account/password"));
});

it("offline nothing is sent, and nothing leaves by itself when the network is back", async () => {
  const app = await changingPin("246810");
  app.connect(false);
  await app.press("account.changePin");
  await screen.findByRole("alert");
  app.connect(true);
  await app.pass(60_000);
  expect(app.sent("UpdateFundPassword")).toHaveLength(0);
});

it("pressed twice it is changed once", async () => {
  const app = await changingPassword();
  await askForCode(app);
  const change = await button("account.changePassword");
  act(() => {
    change.click();
    change.click();
  });
  await text("account.passwordDone");
  expect(app.sent("UpdatePassword")).toHaveLength(1);
});

it("an answer that is lost: the change is done, or said not to be known", async () => {
  const app = await changingPassword();
  await askForCode(app);
  app.fault("updatePassword", "commitThenDrop");
  await app.press("account.changePassword");
  await screen.findByRole("alert");
  expect(app.sent("UpdatePassword")).toHaveLength(1);
});

it("binds an authenticator by two codes, and removes it again", async () => {
  const app = await openApp("/account/google", { as: "verified" });
  await app.type("form.authenticator", magicCode);
  await askForCode(app);
  await app.press("account.bind");
  await text("account.googleOnDone");
  await app.press("account.remove");
  await app.pass(61_000);
  await app.type("form.authenticator", magicCode);
  await askForCode(app);
  await app.press("account.removeNow");
  await text("account.googleOffDone");
  await text("account.blockedTitle");
});

it("a wrong authenticator code is refused, and nothing is bound", async () => {
  const app = await openApp("/account/google", { as: "verified" });
  await app.type("form.authenticator", "111111");
  await askForCode(app);
  await app.press("account.bind");
  await screen.findByRole("alert");
  expect(noText("account.googleOnDone")).toBe(true);
});

it("the block counts down and is gone when it is over", async () => {
  const app = await openApp("/account/password", { as: "mei", scenario: "blocked-after-change" });
  await text("account.blockedTitle");
  await app.pass(24 * 3600_000);
  await waitFor(() => expect(noText("account.blockedTitle")).toBe(true));
});

it("works by keyboard: the form that opens has the focus, and gives it back", async () => {
  const app = await openApp("/account/password", { as: "fresh", scenario: "just-verified" });
  await app.tabTo("account.setPin");
  await app.user.keyboard("{Enter}");
  const pin = await field("account.fundPin");
  await waitFor(() => expect(document.activeElement).toBe(pin));
  await app.tabTo("account.cancel");
  await app.user.keyboard("{Enter}");
  const open = await button("account.setPin");
  await waitFor(() => expect(document.activeElement).toBe(open));
});
