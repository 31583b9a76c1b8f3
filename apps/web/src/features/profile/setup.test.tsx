import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, text } from "../../../test/page.tsx";

const code = "000000";

it("binds the missing contact and continues to the authenticator", async () => {
  const app = await openApp("/security/first", { as: "fresh" });
  await app.press("profile.bindPhone");
  await app.type("profile.newPhone", "7700900999");
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(1));
  await app.type("profile.newPhoneCode", code);
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(2));
  await app.type("form.code", code);
  await app.press("profile.bindPhone");
  await waitFor(() => expect(app.address()).toBe("/security/second"));
  await app.back();
  await text("profile.setupContactDone");
  expect(noButton("profile.bindPhone")).toBe(true);
});

it("skips each step, and continues to the identity check", async () => {
  const app = await openApp("/security/first", { as: "fresh" });
  for (const next of ["/security/second", "/security/third", "/account/verifiy"]) {
    await app.press("profile.setupLater");
    await waitFor(() => expect(app.address()).toBe(next));
  }
  expect(app.sent("BindPhoneNumber")).toHaveLength(0);
});

it("sets the fund PIN last, and leads a verified user to the security centre", async () => {
  const app = await openApp("/security/third", { as: "fresh", scenario: "just-verified" });
  await app.type("profile.fundPin", "135791");
  await app.type("profile.repeatPin", "135791");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", code);
  await app.press("profile.setPin");
  await waitFor(() => expect(app.address()).toBe("/account/userInfo"));
  await text("profile.changePinSet");
});

it("does not repeat completed steps", async () => {
  const app = await openApp("/security/second", { as: "mei" });
  await text("profile.setupThere");
  expect(noText("profile.bindConfirm")).toBe(true);
  await app.press("profile.setupGoOn");
  await text("profile.setupPinDone");
});

it("redirects to sign-in without a session, and back", async () => {
  const app = await openApp("/security/first");
  await waitFor(() => expect(app.address()).toBe("/user/login?next=%2Fsecurity%2Ffirst"));
});
