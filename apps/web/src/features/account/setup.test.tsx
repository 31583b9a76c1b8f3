import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, text } from "../../../test/page.tsx";

const code = "000000";

it("binds the contact that is missing and goes on to the authenticator", async () => {
  const app = await openApp("/security/first", { as: "fresh" });
  await app.press("account.bindPhone");
  await app.type("account.newPhone", "7700900999");
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(1));
  await app.type("account.newPhoneCode", code);
  await app.press("form.sendCode");
  await waitFor(() => expect(app.sent("SendVerificationCode")).toHaveLength(2));
  await app.type("form.code", code);
  await app.press("account.bindPhone");
  await waitFor(() => expect(app.address()).toBe("/security/second"));
  await app.back();
  await text("account.setupContactDone");
  expect(noButton("account.bindPhone")).toBe(true);
});

it("each step can be skipped; after the last comes the identity check", async () => {
  const app = await openApp("/security/first", { as: "fresh" });
  for (const next of ["/security/second", "/security/third", "/account/verifiy"]) {
    await app.press("account.setupLater");
    await waitFor(() => expect(app.address()).toBe(next));
  }
  expect(app.sent("BindPhoneNumber")).toHaveLength(0);
});

it("sets the fund PIN last; who is verified comes to the security centre", async () => {
  const app = await openApp("/security/third", { as: "fresh", scenario: "just-verified" });
  await app.type("account.fundPin", "135791");
  await app.type("account.repeatPin", "135791");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", code);
  await app.press("account.setPin");
  await waitFor(() => expect(app.address()).toBe("/account/userInfo"));
  await text("account.changePinSet");
});

it("what is there already isn't asked for again", async () => {
  const app = await openApp("/security/second", { as: "mei" });
  await text("account.setupThere");
  expect(noText("account.bindConfirm")).toBe(true);
  await app.press("account.setupGoOn");
  await text("account.setupPinDone");
});

it("without a session it leads to sign-in, and back", async () => {
  const app = await openApp("/security/first");
  await waitFor(() => expect(app.address()).toBe("/user/login?next=%2Fsecurity%2Ffirst"));
});
