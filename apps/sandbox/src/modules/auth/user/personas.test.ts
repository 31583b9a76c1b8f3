import { AccountType, KycStatus, VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD, type Persona, personas } from "./personas.ts";

const all = personas as readonly Persona[];

test("there is somebody of every account type and of every identity status", () => {
  expect(new Set(all.map(({ user }) => user.accountType))).toEqual(new Set(Object.values(AccountType)));
  expect(new Set(all.map(({ user }) => user.kycStatus))).toEqual(new Set(Object.values(KycStatus)));
});

test.each(all.map((persona) => [persona.name, persona] as const))(
  "%s signs in with the documented password and refreshes at the call of its type",
  (name, { user, hasFundPin = false }) => {
    const sandbox = TestSandbox.start();
    const stranger = sandbox.stranger();
    const { emailAddress } = user;
    const first = stranger.call("authenticateByEmailAddress", { emailAddress, password: DEMO_PASSWORD });
    expect(first.error).toBeNull();
    const { verificationToken } = first.result;
    const { code } = stranger.control("GET", `authenticator?name=${name}`).body as { code: string | null };
    expect(verificationToken === null).toBe(code === null);
    const session =
      verificationToken === null
        ? first.result.session
        : stranger.call("securityVerification", { verificationToken, googleCode: code }).result.session;
    const api = sandbox.withToken(session?.accessToken ?? "");
    const { accountType, kycStatus } = user;
    expect(api.call("getAccountInfo").result).toMatchObject({ accountType, kycStatus, hasFundPassword: hasFundPin });
    const tokens = { accessToken: session?.accessToken, refreshToken: session?.refreshToken };
    const refresh = accountType === 1 || accountType === 3 ? "refreshMerchantToken" : "refreshToken";
    expect(stranger.call(refresh, tokens).status).toBe(200);
  },
);

test("the documented PIN confirms a withdrawal of those who may", () => {
  for (const { name } of all.filter((persona) => persona.hasFundPin && persona.name !== "enterprise")) {
    const api = TestSandbox.start().as(name as "mei");
    const { result } = api.call("applyTransactionOut", {
      ...{ coin: "USDT", network: "TRC20", amount: "50" },
      address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
    });
    api.call("sendVerificationCode", { scene: VerificationScene.withdraw });
    const verification = { fundPassword: DEMO_FUND_PIN, googleCode: "000000", code: "000000" };
    expect(api.call("confirmTransactionOut", { rid: result.rid, verification }).status, name).toBe(200);
  }
});
