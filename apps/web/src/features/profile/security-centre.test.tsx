import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { field, noText, text, words } from "../../../test/page.tsx";

const code = "000000";
type Opened = Awaited<ReturnType<typeof openApp>>;

/** Requests and enters both codes: the new contact's, then the owner's. */
async function prove(app: Opened, label: "profile.newEmailCode" | "profile.newPhoneCode") {
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(1));
  await app.type(label, code);
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(2));
  await app.type("form.code", code);
}

async function bindingPhone(number = "7700900999") {
  const app = await openApp("/account/userInfo?edit=phone", { as: "verified" });
  await app.type("profile.newPhone", number);
  return app;
}

it("shows each protection's state and block, and missing ones", async () => {
  await openApp("/account/userInfo", { as: "verified" });
  await text("profile.centreSome", { on: 3, all: 5 });
  expect(screen.getAllByText(words("profile.notBound"))).toHaveLength(1);
  expect(screen.getAllByText(words("profile.blocksMoney"))).toHaveLength(3);
  expect(noText("profile.blockedTitle")).toBe(true);
});

it("shows a change's block on its row and counts it down", async () => {
  const app = await openApp("/account/userInfo", { as: "mei", scenario: "blocked-after-change" });
  await text("profile.justChanged");
  await text("profile.blockedNow");
  await text("profile.blockedTitle");
  await text("profile.changePinChanged");
  await app.pass(24 * 3600_000);
  await waitFor(() => expect(noText("profile.blockedTitle")).toBe(true));
});

it("binds a phone with two codes without a block", async () => {
  const app = await bindingPhone();
  await prove(app, "profile.newPhoneCode");
  await app.press("profile.bindPhone");
  await text("profile.donePhoneBound");
  await text("profile.centreSome", { on: 4, all: 5 });
  expect(app.address()).toBe("/account/userInfo");
  expect(noText("profile.blockedTitle")).toBe(true);
});

it("changes the e-mail address after a warning, and blocks", async () => {
  const app = await openApp("/account/userInfo?edit=email", { as: "verified" });
  await text("profile.costTitle");
  await app.type("profile.newEmail", "other.box@coffer.example");
  await prove(app, "profile.newEmailCode");
  await app.press("profile.changeEmail");
  await text("profile.doneEmailChanged");
  await text("profile.blockedTitle");
  await text("profile.changeEmailChanged");
});

it("shows a used contact at its field", async () => {
  const app = await openApp("/account/userInfo?edit=email", { as: "verified" });
  await app.type("profile.newEmail", "mei.lin@coffer.example");
  await prove(app, "profile.newEmailCode");
  app.fault("updateEmailAddress", "code", { value: 51093 });
  await app.press("profile.changeEmail");
  await waitFor(async () => expect((await field("profile.newEmail")).getAttribute("aria-invalid")).toBe("true"));
  expect(noText("profile.doneEmailChanged")).toBe(true);
});

it("explains why the last contact can't be removed", async () => {
  await openApp("/account/userInfo?edit=email", { as: "verified" });
  await text("profile.lastEmail");
  expect(noText("profile.removeInstead")).toBe(true);
});

it("removes one of two contacts", async () => {
  const app = await openApp("/account/userInfo?edit=phone", { as: "mei" });
  await app.press("profile.removeInstead");
  await text("profile.removePhoneNote");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", code);
  await app.type("form.authenticator", code);
  await app.press("profile.removePhone");
  await text("profile.donePhoneRemoved");
  await text("profile.notBound");
});

it("closes the form after five wrong codes, with a countdown and a link", async () => {
  const app = await openApp("/account/userInfo?edit=removePhone", { as: "mei" });
  await app.press("form.sendCode");
  await text("form.codeSent");
  for (let time = 1; time <= 5; time++) {
    await app.type("form.code", code);
    await app.type("form.authenticator", "111111");
    await app.press("profile.removePhone");
    await waitFor(() => expect(app.sent("UnBindPhoneNumber")).toHaveLength(time));
    if (time < 5) await waitFor(async () => expect(await field("form.authenticator")).toHaveProperty("value", ""));
  }
  await text("error.locked");
  expect(noText("form.authenticator")).toBe(true);
  await app.press("profile.cancel");
  await waitFor(() => expect(app.address()).toBe("/account/userInfo"));
});

it("saves the currency of totals", async () => {
  const app = await openApp("/account/userInfo", { as: "verified" });
  await app.choose("profile.currency", "EUR");
  await text("profile.currencyDone", { currency: "EUR" });
  app.reload();
  await waitFor(async () => expect((await field("profile.currency")).textContent).toContain("EUR"));
});
