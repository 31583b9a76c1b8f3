import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { HOUR, type Someone, someone } from "../../testing/someone.ts";

const { bindEmail, bindPhone, security, unbind, withdraw } = VerificationScene;
const PHONE = { countryCode: "+65", phoneNumber: "81234567" };
const EMAIL = { emailAddress: "other.box@coffer.example" };

/** Proves both contacts: codes to the new one and to the owner's, and the authenticator's if bound. */
const proven = (who: Someone, scene: VerificationScene, contact: Record<string, string>) => ({
  ...contact,
  code: who.code(scene, contact),
  verification: verificationOf(who),
});
const verificationOf = (who: Someone, scene: VerificationScene = security) => ({
  code: who.code(scene),
  ...(who.user().googleSecret === null ? {} : { googleCode: who.totp() }),
});

test("binds a phone without a block and accepts it for sign-in", () => {
  const vera = someone("verified");
  const input = proven(vera, bindPhone, PHONE);
  expect(vera.api.call("bindPhoneNumber", input).result).toMatchObject({ withdrawBlockedUntil: null });
  const password = "Coffer-demo-2026";
  const signIn = { ...PHONE, password };
  expect(vera.sandbox.stranger().call("authenticateByPhoneNumber", signIn).result.session).not.toBeNull();
  expect(rulesOf(vera.api.call("bindPhoneNumber", input))).toEqual(["phoneNumber alreadyBound"]);
  expect(vera.inbox("vera.ode@coffer.example")[0]?.subject).toBe("A phone was bound");
});

test("requires both contacts and the authenticator for a change, and blocks for 24 hours", () => {
  const mei = someone("mei");
  const phone = proven(mei, bindPhone, PHONE);
  const { googleCode: _left, ...without } = phone.verification as Record<string, string>;
  const incomplete = mei.unchanged(() => mei.api.call("updatePhoneNumber", { ...phone, verification: without }));
  expect(rulesOf(incomplete)).toEqual(["verification.googleCode required"]);
  const { result } = mei.api.call("updatePhoneNumber", phone);
  expect(Date.parse(result.withdrawBlockedUntil ?? "")).toBe(mei.world.clock.now() + 24 * HOUR);
  expect(mei.api.call("getAccountInfo").result).toMatchObject({ countryCode: "+65", phoneNumber: "****4567" });

  const email = proven(mei, bindEmail, EMAIL);
  expect(mei.api.call("updateEmailAddress", email).status).toBe(200);
  expect(mei.user().emailAddress).toBe(EMAIL.emailAddress);
  // The owner is notified at the old contact.
  expect(mei.inbox("mei.lin@coffer.example")[0]?.subject).toBe("The e-mail address was changed");
  expect(mei.api.call("getSafeOperationHistory").result.items.map(({ operation }) => operation)).toEqual([
    SafeOperation.updateEmail,
    SafeOperation.updatePhone,
  ]);
  const apply = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "100" };
  expect(codeOf(mei.api.call("applyTransactionOut", apply))).toBe(60011);
});

test("removes one contact while the other remains, and never the last", () => {
  const mei = someone("mei");
  const removed = mei.api.call("unBindPhoneNumber", { verification: verificationOf(mei, unbind) });
  expect(Date.parse(removed.result.withdrawBlockedUntil ?? "")).toBe(mei.world.clock.now() + 24 * HOUR);
  const verification = { code: "123456", googleCode: "123456" };
  expect(rulesOf(mei.unchanged(() => mei.api.call("unBindPhoneNumber", { verification })))).toEqual([
    "phoneNumber notBound",
  ]);
  expect(rulesOf(mei.unchanged(() => mei.api.call("unBindEmailAddress", { verification })))).toEqual([
    "phoneNumber boundFirst",
  ]);
  expect(mei.api.call("bindPhoneNumber", proven(mei, bindPhone, PHONE)).status).toBe(200);
  expect(mei.api.call("unBindEmailAddress", { verification: verificationOf(mei, unbind) }).status).toBe(200);
  expect(mei.user()).toMatchObject({ emailAddress: null, phone: "+6581234567" });
  const last = mei.api.call("unBindPhoneNumber", { verification });
  expect(rulesOf(last)).toEqual(["emailAddress boundFirst"]);
  expect(mei.api.call("bindEmailAddress", proven(mei, bindEmail, EMAIL)).status).toBe(200);
});

test("refuses to change an unbound contact and to bind a bound one", () => {
  const vera = someone("verified");
  const phone = { ...PHONE, code: "123456", verification: { code: "123456" } };
  const email = { ...EMAIL, code: "123456", verification: { code: "123456" } };
  expect(rulesOf(vera.unchanged(() => vera.api.call("updatePhoneNumber", phone)))).toEqual(["phoneNumber notBound"]);
  expect(rulesOf(vera.unchanged(() => vera.api.call("bindEmailAddress", email)))).toEqual([
    "emailAddress alreadyBound",
  ]);
});

test("refuses a contact of another account", () => {
  const vera = someone("verified");
  const verification = { code: "123456" };
  const phone = { countryCode: "+44", phoneNumber: "7700900123", code: "123456", verification };
  const email = { emailAddress: "Mei.Lin@coffer.example", code: "123456", verification };
  expect(codeOf(vera.unchanged(() => vera.api.call("bindPhoneNumber", phone)))).toBe(51094);
  expect(codeOf(vera.unchanged(() => vera.api.call("updateEmailAddress", email)))).toBe(51093);
});

test("counts the new contact's code separately, and accepts both once", () => {
  const vera = someone("verified");
  const input = proven(vera, bindEmail, EMAIL);
  const wrong = input.code === "123456" ? "654321" : "123456";
  expect(vera.api.call("updateEmailAddress", { ...input, code: wrong }).error).toMatchObject({
    code: 50002,
    details: "4 attempts left.",
  });
  expect(codeOf(vera.api.call("updateEmailAddress", { ...input, verification: { code: wrong } }))).toBe(50002);
  expect(vera.api.call("updateEmailAddress", input).status).toBe(200);
  const next = { emailAddress: "third.box@coffer.example" };
  expect(codeOf(vera.api.call("updateEmailAddress", { ...input, ...next }))).toBe(50002);
});

test("accepts a code requested for the phone though an e-mail address is bound", () => {
  const mei = someone("mei");
  const own = { countryCode: "+44", phoneNumber: "7700900123" };
  mei.code(unbind);
  const verification = { code: mei.code(unbind, own), googleCode: mei.totp() };
  expect(mei.api.call("unBindPhoneNumber", { verification }).status).toBe(200);
});

test("refuses a code of another scene, and reports an expired one", () => {
  const vera = someone("verified");
  const code = vera.code(bindPhone, PHONE);
  const other = { ...PHONE, code, verification: { code: vera.code(withdraw) } };
  expect(codeOf(vera.api.call("bindPhoneNumber", other))).toBe(50002);
  const late = proven(vera, bindPhone, PHONE);
  vera.world.clock.advance(5 * 60_000);
  expect(codeOf(vera.api.call("bindPhoneNumber", late))).toBe(90005);
});
