import { VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { type Api, TestSandbox } from "../../../testing/client.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { HOUR, MINUTE, someone } from "../../../testing/someone.ts";
import { readInbox } from "../inbox/inbox.ts";
import { DEMO_PASSWORD } from "../user/personas.ts";
import { users } from "../user/user.ts";

const PASSWORD = "Harbour-Pine-77";
const EMAIL = "new.person@coffer.example";
const PHONE = { countryCode: "+65", phoneNumber: "81234567" };
const { register, resetPassword } = VerificationScene;

const start = () => {
  const sandbox = TestSandbox.start({ settings: { allowMagicCode: false } });
  const world = sandbox.world();
  const api = sandbox.stranger();
  const codeFor = (scene: VerificationScene, contact: Record<string, string>, to: string) => {
    world.clock.advance(MINUTE);
    api.call("sendVerificationCode", { scene, ...contact });
    return readInbox(world, to)[0]?.code ?? "";
  };
  const unchanged = <T>(work: () => T): T => {
    const before = world.hash();
    const done = work();
    expect(world.hash()).toBe(before);
    return done;
  };
  return { sandbox, world, api, codeFor, unchanged };
};
const byEmail = (api: Api, changes: Record<string, unknown>) =>
  api.call("registerByEmailAddress", {
    emailAddress: EMAIL,
    password: PASSWORD,
    accountType: 0,
    agreeTerms: true,
    ...changes,
  });

test("signs in after opening an account by e-mail, with no balance", () => {
  const { sandbox, api, codeFor } = start();
  const code = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  const { uid } = byEmail(api, { code, emailAddress: "New.Person@Coffer.example", referralCode: "HARBOUR7" }).result;
  const signedIn = api.call("authenticateByEmailAddress", { emailAddress: EMAIL, password: PASSWORD }).result;
  const me = sandbox.withToken(signedIn.session?.accessToken ?? "");
  expect(me.call("getAccountInfo").result).toMatchObject({
    uid,
    name: "n***n@coffer.example",
    accountType: 0,
    kycStatus: 0,
    emailAddress: "n***n@coffer.example",
    phoneNumber: null,
    hasFundPassword: false,
    hasGoogleAuthenticator: false,
    withdrawBlockedUntil: null,
  });
  expect(me.call("getAssets").result.items.every((item) => /^0(\.0+)?$/.test(item.available))).toBe(true);
});

test("opens an enterprise account by phone", () => {
  const { api, codeFor, world } = start();
  const code = codeFor(register, PHONE, "+6581234567");
  const input = { ...PHONE, code, password: PASSWORD, accountType: 2, agreeTerms: true };
  const { uid } = api.call("registerByPhoneNumber", input).result;
  expect(world.table(users).get(uid)).toMatchObject({ accountType: 2, phone: "+6581234567", emailAddress: null });
  expect(api.call("authenticateByPhoneNumber", { ...PHONE, password: PASSWORD }).result.session).not.toBeNull();
});

test("opens a merchant account by phone, and asks for a choice between both contacts", () => {
  const { api, codeFor, world } = start();
  const code = codeFor(register, PHONE, "+6581234567");
  const input = { code, password: PASSWORD, agreeTerms: true, fullName: "Lantern Hill Limited", shortName: "Lantern" };
  expect(rulesOf(api.call("registerMerchant", input))).toEqual(["body oneOf"]);
  expect(rulesOf(api.call("registerMerchant", { ...input, ...PHONE, emailAddress: EMAIL }))).toEqual(["body oneOf"]);
  const { uid } = api.call("registerMerchant", { ...input, ...PHONE }).result;
  expect(world.table(users).get(uid)).toMatchObject({ accountType: 1, phone: "+6581234567", emailAddress: null });
});

test("names the rejected statement of the questionnaire and keeps the code", () => {
  const { api, codeFor } = start();
  const code = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  const questions = ["age", "convictions", "bankruptcy", "authority", "professional"];
  const answers = (no: readonly string[]) =>
    questions.map((question) => ({ question, agreed: !no.includes(question) }));
  const refused = byEmail(api, { code, eligibilityAnswers: answers(["bankruptcy"]) }).error;
  expect(refused).toMatchObject({ code: 90006, data: { questions: ["bankruptcy"] } });
  expect(byEmail(api, { code, eligibilityAnswers: answers([]) }).status).toBe(200);
});

test("opens a merchant account on trial by e-mail, under its short name", () => {
  const { sandbox, api, codeFor } = start();
  const code = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  const names = { fullName: "Lantern Hill Limited", shortName: "Lantern Hill", website: "https://lantern.example" };
  const input = { emailAddress: EMAIL, code, password: PASSWORD, agreeTerms: true, ...names };
  const { uid } = api.call("registerMerchant", input).result;
  const me = sandbox.withUid(uid);
  expect(me.call("getAccountInfo").result).toMatchObject({ accountType: 1, name: "Lantern Hill", isOfficial: false });
  expect(me.call("getMerchantInfo").result).toMatchObject({ merchantType: 0, status: 0, application: null });
});

test("refuses a contact of another account", () => {
  const { api, unchanged } = start();
  const taken = { emailAddress: "Vera.Ode@coffer.example", code: "123456" };
  expect(codeOf(unchanged(() => byEmail(api, taken)))).toBe(51093);
  const phone = { countryCode: "+44", phoneNumber: "7700900123", code: "123456", password: PASSWORD };
  const reply = unchanged(() => api.call("registerByPhoneNumber", { ...phone, accountType: 0, agreeTerms: true }));
  expect(codeOf(reply)).toBe(51094);
});

test.each([
  ["Short-pw1A", "too short"],
  ["Far-too-long-for-this-1", "too long"],
  ["harbour-pine-77", "no capital"],
  ["HARBOUR-PINE-77", "no small letter"],
  ["Harbour-Pine-xy", "no digit"],
  ["HarbourPine7755", "no symbol"],
])("rejects %s as a password: %s", (password) => {
  const { api, codeFor, unchanged } = start();
  const code = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  const { error } = unchanged(() => byEmail(api, { code, password }));
  expect(error).toMatchObject({ code: 51091, details: expect.stringContaining("12 to 20") });
  expect(byEmail(api, { code }).status).toBe(200);
});

test("accepts a code once, counts wrong entries and expires it", () => {
  const { api, codeFor, world } = start();
  const code = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  const wrong = code === "123456" ? "654321" : "123456";
  expect(byEmail(api, { code: wrong }).error).toMatchObject({ code: 50002, details: "4 attempts left." });
  expect(byEmail(api, { code: wrong }).error).toMatchObject({ code: 50002, details: "3 attempts left." });
  expect(codeOf(byEmail(api, { code, emailAddress: "other@coffer.example" }))).toBe(50002);
  expect(byEmail(api, { code }).status).toBe(200);
  world.table(users).update(userNamed(world, EMAIL), { emailAddress: "moved@coffer.example" });
  expect(codeOf(byEmail(api, { code }))).toBe(50002);
  const late = codeFor(register, { emailAddress: EMAIL }, EMAIL);
  world.clock.advance(5 * MINUTE);
  expect(codeOf(byEmail(api, { code: late }))).toBe(90005);
});
const userNamed = (world: ReturnType<typeof start>["world"], email: string) =>
  world.table(users).one("emailAddress", email)?.uid ?? "";

test("requires consent", () => {
  const { api, unchanged } = start();
  const reply = unchanged(() => byEmail(api, { code: "123456", agreeTerms: false }));
  expect(rulesOf(reply)).toEqual(["agreeTerms const"]);
});

test("resets a password by contact, ends sessions, lifts the lock and starts a block", () => {
  const { api, user, world, code, inbox, sandbox } = someone("verified");
  const contact = { emailAddress: "vera.ode@coffer.example" };
  const signIn = (password: string) => sandbox.stranger().call("authenticateByEmailAddress", { ...contact, password });
  for (let turn = 0; turn < 5; turn++) signIn("wrong");
  expect(codeOf(signIn(DEMO_PASSWORD))).toBe(50010);
  const grant = api.call("resetPasswordByEmailAddressVerification", {
    ...contact,
    code: code(resetPassword, contact),
  }).result;
  expect(grant).toMatchObject({ googleCodeRequired: false, expiresInSeconds: 600 });
  const reset = (password = PASSWORD) =>
    api.call("resetPasswordByEmailAddress", { resetToken: grant.resetToken, password });
  expect(codeOf(reset("weak"))).toBe(51091);
  const changed = reset();
  expect(Date.parse(changed.result.withdrawBlockedUntil ?? "")).toBe(world.clock.now() + 24 * HOUR);
  expect(codeOf(reset())).toBe(90005);
  expect(api.call("getAccountInfo").status).toBe(401);
  expect(codeOf(signIn(DEMO_PASSWORD))).toBe(90001);
  const session = signIn(PASSWORD).result.session;
  const info = sandbox.withToken(session?.accessToken ?? "").call("getAccountInfo").result;
  expect(info.withdrawBlockedUntil).toBe(changed.result.withdrawBlockedUntil);
  expect(inbox()[0]).toMatchObject({ subject: "The password was reset", to: user().emailAddress });
});

test("requires the authenticator code and locks after wrong codes", () => {
  const { api, code, totp } = someone("mei");
  const contact = { countryCode: "+44", phoneNumber: "7700900123" };
  const grant = api.call("resetPasswordByPhoneNumberVerification", {
    ...contact,
    code: code(resetPassword, contact),
  }).result;
  expect(grant.googleCodeRequired).toBe(true);
  const reset = (more: Record<string, string>) =>
    api.call("resetPasswordByPhoneNumber", { resetToken: grant.resetToken, password: PASSWORD, ...more });
  expect(rulesOf(reset({}))).toEqual(["googleCode required"]);
  expect(reset({ googleCode: "000000" }).error).toMatchObject({ code: 50002, details: "4 attempts left." });
  // A token of the phone is not valid for the e-mail address.
  const other = api.call("resetPasswordByEmailAddress", { resetToken: grant.resetToken, password: PASSWORD });
  expect(codeOf(other)).toBe(90005);
  expect(reset({ googleCode: totp() }).status).toBe(200);

  const again = someone("mei");
  const second = again.api.call("resetPasswordByPhoneNumberVerification", {
    ...contact,
    code: again.code(resetPassword, contact),
  }).result.resetToken;
  const guess = (googleCode: string) =>
    codeOf(again.api.call("resetPasswordByPhoneNumber", { resetToken: second, password: PASSWORD, googleCode }));
  expect([1, 2, 3, 4, 5].map(() => guess("000000"))).toEqual([50002, 50002, 50002, 50002, 50010]);
  expect(guess(again.totp())).toBe(50010);
});

test("expires a reset token after 600 s, and a new proof replaces the earlier one", () => {
  const { api, code, world } = someone("verified");
  const contact = { emailAddress: "vera.ode@coffer.example" };
  const prove = () =>
    api.call("resetPasswordByEmailAddressVerification", { ...contact, code: code(resetPassword, contact) }).result
      .resetToken;
  const reset = (resetToken: string) =>
    codeOf(api.call("resetPasswordByEmailAddress", { resetToken, password: PASSWORD }));
  const [first, second] = [prove(), prove()];
  expect(reset(first)).toBe(90005);
  world.clock.advance(600_000);
  expect(reset(second)).toBe(90005);
});

test("does not reveal accounts during a reset, and informs a disabled user", () => {
  const { api, codeFor, world } = start();
  const prove = (emailAddress: string, code: string) =>
    codeOf(api.call("resetPasswordByEmailAddressVerification", { emailAddress, code }));
  codeFor(resetPassword, { emailAddress: EMAIL }, EMAIL);
  const vera = "vera.ode@coffer.example";
  const code = codeFor(resetPassword, { emailAddress: vera }, vera);
  const wrong = code === "123456" ? "654321" : "123456";
  expect([prove(EMAIL, wrong), prove(vera, wrong)]).toEqual([50002, 50002]);
  world.table(users).update("80413", { disabled: true });
  expect(prove(vera, code)).toBe(60004);
});
