import { operations, PtrBusinessType, VerificationScene } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { totpAt } from "../../crypto/totp.ts";
import { encryptFields } from "../../testing/encrypt.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { HOUR, type Someone, someone } from "../../testing/someone.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD } from "../auth/user/personas.ts";

const { security, unbind } = VerificationScene;
const NEW = "Ab-34567";

describe("sign-in password", () => {
  const change = ({ api, code }: Someone, changes: Record<string, unknown> = {}) => {
    const verification = changes.verification ?? { code: code(security) };
    return api.call("updatePassword", { oldPassword: DEMO_PASSWORD, newPassword: NEW, ...changes, verification });
  };

  test("changes with this session kept, others ended, a block and a notification", () => {
    const vera = someone("verified");
    const other = vera.sandbox.as("verified");
    const { result } = change(vera);
    expect(Date.parse(result.withdrawBlockedUntil ?? "")).toBe(vera.world.clock.now() + 24 * HOUR);
    expect(vera.api.call("getAccountInfo").result.withdrawBlockedUntil).toBe(result.withdrawBlockedUntil);
    expect(other.call("getAccountInfo").status).toBe(401);
    const signIn = (password: string) => {
      const input = { emailAddress: "vera.ode@coffer.example", password };
      return codeOf(vera.sandbox.stranger().call("authenticateByEmailAddress", input));
    };
    expect([signIn(DEMO_PASSWORD), signIn(NEW)]).toEqual([90001, undefined]);
    expect(vera.inbox()[0]?.subject).toBe("The password was changed");
  });

  test("has 8 to 20 characters here, with the same mix as at sign-up", () => {
    const vera = someone("verified");
    for (const newPassword of ["Ab-3456", "Abcdefgh-12345678901x", "ab-345678", "AB-345678", "Ab-cdefgh", "Ab3456789"])
      expect(change(vera, { newPassword }).error).toMatchObject({
        code: 51091,
        details: expect.stringContaining("8 to 20"),
      });
    expect(change(vera).status).toBe(200);
  });

  test("locks together with sign-in after five wrong old ones, with the attempts left", () => {
    const vera = someone("verified");
    const attempt = () => change(vera, { oldPassword: "wrong" }).error;
    expect([1, 2, 3, 4].map(() => attempt()?.details)).toEqual([
      "4 attempts left.",
      "3 attempts left.",
      "2 attempts left.",
      "1 attempt left.",
    ]);
    expect(attempt()).toMatchObject({ code: 50010, details: expect.stringMatching(/^Locked until/) });
    expect(codeOf(change(vera))).toBe(50010);
    const signIn = { emailAddress: "vera.ode@coffer.example", password: DEMO_PASSWORD };
    expect(codeOf(vera.sandbox.stranger().call("authenticateByEmailAddress", signIn))).toBe(50010);
    vera.pass(2 * HOUR);
    expect(change(vera).status).toBe(200);
  });

  test("uses the ticket on a wrong old password, and refuses a sign-in ticket", () => {
    const { sandbox } = someone("verified");
    const api = sandbox.as("verified");
    const wire = (oldPassword: string) => {
      const input = { oldPassword, newPassword: NEW, verification: { code: "123456" } };
      return encryptFields(api, operations.updatePassword, input);
    };
    const send = (input: Record<string, unknown>) => {
      const reply = api.call("updatePassword", input, { raw: true });
      return rulesOf(reply) ?? codeOf(reply);
    };
    const used = wire("wrong");
    expect([send(used), send(used)]).toEqual([90001, ["ticket ticket"]]);
    const { t } = api.call("pTR", { businessType: PtrBusinessType.signIn, key: "vera.ode@coffer.example" }).result;
    expect(send({ ...wire(DEMO_PASSWORD), ticket: t })).toEqual(["ticket ticket"]);
    const { t: meis } = api.call("pTR", { businessType: PtrBusinessType.changePassword, key: "80412" }).result;
    expect(send({ ...wire(DEMO_PASSWORD), ticket: meis })).toEqual(["ticket ticket"]);
    // A right one reaches the check of the code.
    expect(send(wire(DEMO_PASSWORD))).toBe(50002);
  });

  test("requires a code to the own contact, and the authenticator if bound", () => {
    const mei = someone("mei");
    expect(rulesOf(change(mei))).toEqual(["verification.googleCode required"]);
    expect(rulesOf(change(mei, { verification: { googleCode: "123456" } }))).toEqual(["verification.code required"]);
    const verification = { code: mei.code(security), googleCode: mei.totp() };
    expect(change(mei, { verification }).status).toBe(200);
    // Both are valid once.
    expect(codeOf(change(mei, { oldPassword: NEW, newPassword: "Cd-34567", verification }))).toBe(50002);
  });
});

describe("fund PIN", () => {
  const send = ({ api }: Someone, id: "setFundPassword" | "updateFundPassword", input: Record<string, unknown>) =>
    api.call(id, input);

  test("is set once without a block, and then proves a withdrawal", () => {
    const fresh = someone("fresh");
    const set = () =>
      send(fresh, "setFundPassword", { fundPassword: "135790", verification: { code: fresh.code(security) } });
    expect(set().result).toMatchObject({ withdrawBlockedUntil: null });
    expect(fresh.api.call("getAccountInfo").result.hasFundPassword).toBe(true);
    expect(rulesOf(set())).toEqual(["fundPassword alreadySet"]);
    expect(fresh.inbox()[0]?.subject).toMatch(/code/);
    expect(fresh.inbox()[1]?.subject).toBe("The fund PIN was set");
  });

  test.each(["12345", "1234567", "12345a", "１２３４５６", " 123456"])("rejects %j", (fundPassword) => {
    const fresh = someone("fresh");
    const verification = { code: fresh.code(security) };
    const reply = fresh.unchanged(() => send(fresh, "setFundPassword", { fundPassword, verification }));
    expect(rulesOf(reply)).toEqual(["fundPassword pattern"]);
  });

  test("is changed with the old one and a block, and only after it is set", () => {
    const vera = someone("verified");
    const verification = { fundPassword: DEMO_FUND_PIN, code: vera.code(security) };
    const { result } = send(vera, "updateFundPassword", { fundPassword: "135790", verification });
    expect(Date.parse(result.withdrawBlockedUntil ?? "")).toBe(vera.world.clock.now() + 24 * HOUR);
    const fresh = someone("fresh");
    const refused = fresh.unchanged(() =>
      send(fresh, "updateFundPassword", { fundPassword: "135790", verification: { code: "123456" } }),
    );
    expect(codeOf(refused)).toBe(90002);
  });

  test("requires the old one for a change, and locks after five wrong ones", () => {
    const vera = someone("verified");
    const change = (oldPin?: string) =>
      send(vera, "updateFundPassword", {
        fundPassword: "135790",
        verification: { fundPassword: oldPin, code: "000000" },
      });
    expect(rulesOf(vera.unchanged(() => change()))).toEqual(["verification.fundPassword required"]);
    const tries = [1, 2, 3, 4, 5].map(() => codeOf(change("111111")));
    expect(tries).toEqual([50002, 50002, 50002, 50002, 50010]);
    expect(codeOf(change(DEMO_FUND_PIN))).toBe(50010);
  });

  test("accepts neither a code of another scene nor the old PIN alone", () => {
    const vera = someone("verified");
    const change = (verification: Record<string, string>) =>
      send(vera, "updateFundPassword", { fundPassword: "135790", verification });
    expect(codeOf(change({ fundPassword: DEMO_FUND_PIN, code: vera.code(unbind) }))).toBe(50002);
    expect(rulesOf(change({ fundPassword: DEMO_FUND_PIN }))).toEqual(["verification.code required"]);
  });
});

describe("authenticator", () => {
  const bind = ({ api, code }: Someone, googleCode: string) =>
    api.call("bindGoogleCode", { googleCode, verification: { code: code(security) } });
  const secretOf = ({ api }: Someone) => api.call("getGoogleBindInfo").result.secret ?? "";

  test("keeps its secret until it is bound, and never shows it again", () => {
    const fresh = someone("fresh");
    const { bound, secret, otpauthUri } = fresh.api.call("getGoogleBindInfo").result;
    expect([bound, secret]).toEqual([false, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    const uri = new URL(otpauthUri ?? "");
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Coffer:80401\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret,
      issuer: "Coffer",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(secretOf(fresh)).toBe(secret);
    const verification = { code: fresh.code(security) };
    const googleCode = fresh.totp(secret ?? "");
    const reply = fresh.api.call("bindGoogleCode", { googleCode, verification });
    expect(reply.result).toMatchObject({ withdrawBlockedUntil: null });
    expect(fresh.api.call("getGoogleBindInfo").result).toEqual({ bound: true, secret: null, otpauthUri: null });
    expect(fresh.api.call("getAccountInfo").result.hasGoogleAuthenticator).toBe(true);

    const remove = { verification: { code: fresh.code(security) }, googleCode: fresh.totp() };
    expect(fresh.api.call("unBindGoogleCode", remove).status).toBe(200);
    expect(secretOf(fresh)).not.toBe(secret);
  });

  test("refuses its binding code at sign-in", () => {
    const fresh = someone("fresh");
    const secret = secretOf(fresh);
    const verification = { code: fresh.code(security) };
    const googleCode = fresh.totp(secret);
    expect(fresh.api.call("bindGoogleCode", { googleCode, verification }).status).toBe(200);
    const enter = (code: string) => {
      const stranger = fresh.sandbox.stranger();
      const contact = { emailAddress: "nora.fresh@coffer.example", password: DEMO_PASSWORD };
      const { verificationToken } = stranger.call("authenticateByEmailAddress", contact).result;
      return codeOf(stranger.call("securityVerification", { verificationToken, googleCode: code }));
    };
    expect(enter(googleCode)).toBe(50002);
    expect(enter(fresh.totp(secret))).toBeUndefined();
  });

  test("refuses a wrong, missing or second binding", () => {
    const fresh = someone("fresh");
    expect(codeOf(bind(fresh, "123456"))).toBe(50002);
    const secret = secretOf(fresh);
    const right = totpAt(secret, fresh.world.clock.now() + 60_000);
    expect(codeOf(bind(fresh, right === "123456" ? "654321" : "123456"))).toBe(50002);
    expect(secretOf(fresh)).toBe(secret);
    expect(rulesOf(bind(someone("mei"), "123456"))).toEqual(["googleCode alreadyBound"]);
  });

  test("is removed with its own code and a block, and then has another secret", () => {
    const mei = someone("mei");
    const before = mei.user().googleSecret;
    const remove = (googleCode: string) =>
      mei.api.call("unBindGoogleCode", { googleCode, verification: { code: mei.code(security) } });
    const wrong = totpAt(before ?? "", mei.world.clock.now() + 60_000) === "123456" ? "654321" : "123456";
    expect(remove(wrong).error).toMatchObject({ code: 50002, details: "4 attempts left." });
    const verification = { code: mei.code(security) };
    const { result } = mei.api.call("unBindGoogleCode", { googleCode: mei.totp(), verification });
    expect(Date.parse(result.withdrawBlockedUntil ?? "")).toBe(mei.world.clock.now() + 24 * HOUR);
    expect(secretOf(mei)).not.toBe(before);
    expect(rulesOf(remove("123456"))).toEqual(["googleCode notBound"]);
    const signIn = { emailAddress: "mei.lin@coffer.example", password: DEMO_PASSWORD };
    const { session } = mei.sandbox.stranger().call("authenticateByEmailAddress", signIn).result;
    expect(session).not.toBeNull();
  });

  test("locks every proof for two hours after five wrong codes", () => {
    const mei = someone("mei");
    const attempt = () => {
      const verification = { code: "123456" };
      return mei.api.call("unBindGoogleCode", { googleCode: "000000", verification }).error?.code;
    };
    expect([1, 2, 3, 4, 5].map(attempt)).toEqual([50002, 50002, 50002, 50002, 50010]);
    const verification = { fundPassword: DEMO_FUND_PIN, code: "123456", googleCode: "123456" };
    const fund = { fundPassword: "135790", verification };
    expect(codeOf(mei.api.call("updateFundPassword", fund))).toBe(50010);
    mei.pass(2 * HOUR);
    expect(codeOf(mei.api.call("updateFundPassword", fund))).toBe(50002);
  });
});
