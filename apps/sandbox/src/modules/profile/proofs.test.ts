import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { codeOf } from "../../testing/refusals.ts";
import { HOUR, MINUTE, someone } from "../../testing/someone.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName } from "../auth/user/personas.ts";
import { users } from "../auth/user/user.ts";

const { register, resetPassword, security, unbind } = VerificationScene;
const email = { emailAddress: "new.box@coffer.example" };
const phone = { countryCode: "+65", phoneNumber: "81234567" };
const PASSWORD = "Harbour-Pine-77";
const PIN = { fundPassword: "135790" };
const other = (code: string) => (code === "123456" ? "654321" : "123456");

/** Every call with an owner's proof: its caller, its input, and the scene of its code. */
const changes: readonly (readonly [OperationId, PersonaName, Record<string, unknown>, VerificationScene])[] = [
  ["bindPhoneNumber", "verified", { ...phone, code: "123456" }, security],
  ["updatePhoneNumber", "mei", { ...phone, code: "123456" }, security],
  ["unBindPhoneNumber", "mei", {}, unbind],
  ["updateEmailAddress", "mei", { ...email, code: "123456" }, security],
  ["unBindEmailAddress", "mei", {}, unbind],
  ["updatePassword", "mei", { oldPassword: DEMO_PASSWORD, newPassword: PASSWORD }, security],
  ["setFundPassword", "fresh", PIN, security],
  ["updateFundPassword", "mei", PIN, security],
  ["bindGoogleCode", "verified", { googleCode: "123456" }, security],
  ["unBindGoogleCode", "mei", {}, security],
];

describe.each(changes)("%s", (id, name, input, scene) => {
  const start = () => {
    const who = someone(name);
    const send = (code: string) => {
      const googleCode = who.user().googleSecret === null ? undefined : who.totp();
      const oldPin = id === "updateFundPassword" && { fundPassword: DEMO_FUND_PIN };
      const verification = { code, ...(googleCode && { googleCode }), ...oldPin };
      return who.api.call(id, { ...input, ...(id === "unBindGoogleCode" && { googleCode }), verification });
    };
    return { ...who, send };
  };

  test("counts a wrong code, refuses an expired one, and changes nothing", () => {
    const { send, code, user, world } = start();
    const before = user();
    const right = code(scene);
    expect(send(other(right)).error).toMatchObject({ code: 50002, details: "4 attempts left." });
    world.clock.advance(5 * MINUTE);
    expect(codeOf(send(right))).toBe(90005);
    expect(user()).toEqual(before);
  });

  test("locks together with the other proofs for two hours", () => {
    const { send, world, uid, code } = start();
    world.table(users).update(uid, { proofsLockedUntil: world.clock.now() + 2 * HOUR });
    expect(send(code(scene)).error).toMatchObject({ code: 50010, details: expect.stringMatching(/^Locked until/) });
  });
});

const names = { fullName: "Lantern Hill Limited", shortName: "Lantern Hill" };
describe.each([
  ["registerByEmailAddress", email, { accountType: 0 }, 51093],
  ["registerByPhoneNumber", phone, { accountType: 0 }, 51094],
  ["registerMerchant", email, names, 51093],
] as const)("%s", (id, contact, fields, taken) => {
  const start = () => {
    const who = someone();
    const send = (code: string, changes: Record<string, unknown> = {}) =>
      who.api.call(id, { ...contact, ...fields, code, password: PASSWORD, agreeTerms: true, ...changes });
    return { ...who, send, right: who.code(register, contact) };
  };

  test("counts a wrong code, and refuses a weak password and an expired code", () => {
    const { send, right, world, unchanged } = start();
    expect(send(other(right)).error).toMatchObject({ code: 50002, details: "4 attempts left." });
    expect(codeOf(unchanged(() => send(right, { password: "Coffer-77" })))).toBe(51091);
    world.clock.advance(5 * MINUTE);
    expect(codeOf(unchanged(() => send(right)))).toBe(90005);
  });

  test("opens one account per contact", () => {
    const { send, right, unchanged } = start();
    expect(send(right).status).toBe(200);
    expect(codeOf(unchanged(() => send(right)))).toBe(taken);
  });
});

describe.each([
  ["resetPasswordByEmailAddress", { emailAddress: "mei.lin@coffer.example" }],
  ["resetPasswordByPhoneNumber", { countryCode: "+44", phoneNumber: "7700900123" }],
] as const)("%s", (id, contact) => {
  test("proves the contact first, and requires a strong password, the authenticator and an enabled user", () => {
    const mei = someone("mei");
    const prove = (code: string) => mei.api.call(`${id}Verification`, { ...contact, code });
    const right = mei.code(resetPassword, contact);
    expect(prove(other(right)).error).toMatchObject({ code: 50002, details: "4 attempts left." });
    const { resetToken } = prove(right).result;
    expect(codeOf(prove(right))).toBe(50002);
    const reset = (changes = {}) =>
      mei.api.call(id, { resetToken, password: PASSWORD, googleCode: mei.totp(), ...changes });
    expect(codeOf(reset({ password: "weak" }))).toBe(51091);
    expect(codeOf(reset({ googleCode: "000000" }))).toBe(50002);
    mei.world.table(users).update(mei.uid, { disabled: true });
    expect(codeOf(reset())).toBe(60004);
    mei.world.table(users).update(mei.uid, { disabled: false, proofsLockedUntil: mei.world.clock.now() + HOUR });
    expect(codeOf(reset())).toBe(50010);
    mei.world.clock.advance(HOUR);
    expect(codeOf(reset())).toBe(90005);
    expect(codeOf(prove(right))).toBe(50002);
  });
});
