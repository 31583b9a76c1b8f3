import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { DAY, HOUR, someone } from "../../../testing/someone.ts";
import { DEMO_PASSWORD } from "../user/personas.ts";
import { users } from "../user/user.ts";

test("returns the signed-in user with masked contacts", () => {
  const { api } = someone("mei");
  expect(api.call("getAccountInfo").result).toMatchObject({
    uid: "80412",
    name: "Mei Lin",
    kycStatus: 3,
    emailAddress: "m***n@coffer.example",
    countryCode: "+44",
    phoneNumber: "******0123",
    hasFundPassword: true,
    hasGoogleAuthenticator: true,
    pricingCurrency: "USD",
    withdrawBlockedUntil: null,
  });
});

test("shows at most half of a short phone number", () => {
  const { api, world, uid } = someone();
  world.table(users).update(uid, { countryCode: "+290", phoneNumber: "2256", phone: "+2902256", emailAddress: null });
  expect(api.call("getAccountInfo").result).toMatchObject({ phoneNumber: "**56", emailAddress: null });
});

test("ends only this session and its refresh token on sign-out", () => {
  const sandbox = TestSandbox.start();
  const signIn = () => {
    const input = { emailAddress: "vera.ode@coffer.example", password: DEMO_PASSWORD };
    return sandbox.stranger().call("authenticateByEmailAddress", input).result.session;
  };
  const [here, there] = [signIn(), signIn()];
  const api = sandbox.withToken(here?.accessToken ?? "");
  expect(api.call("exit").result).toEqual({ exited: true });
  expect(api.call("getAccountInfo").status).toBe(401);
  const { accessToken = "", refreshToken = "" } = here ?? {};
  expect(codeOf(sandbox.stranger().call("refreshToken", { accessToken, refreshToken }))).toBe(50001);
  const other = sandbox.withToken(there?.accessToken ?? "");
  expect(other.call("getSafeOperationHistory").result.items[0]).toMatchObject({ operation: SafeOperation.signOut });
});

test("shows totals in a listed fiat currency only", () => {
  const { api, unchanged } = someone("mei");
  const listed = api.call("getLegalPricingCurrencyList").result.map(({ currency }) => currency);
  for (const currency of listed)
    expect(api.call("setPricingCurrency", { currency }).result).toEqual({ pricingCurrency: currency });
  expect(api.call("getAccountInfo").result.pricingCurrency).toBe(listed.at(-1));
  for (const currency of ["BTC", "JPY"])
    expect(codeOf(unchanged(() => api.call("setPricingCurrency", { currency })))).toBe(40001);
  expect(rulesOf(unchanged(() => api.call("setPricingCurrency", { currency: "eur" })))).toEqual(["currency pattern"]);
});

test("lists sign-ins of 90 days in pages, newest first", () => {
  const { sandbox, world } = someone();
  const vera = () => sandbox.withUid("80413");
  const wrong = { emailAddress: "vera.ode@coffer.example", password: "wrong" };
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0" };
  sandbox.stranger().call("authenticateByEmailAddress", wrong, { headers });
  world.clock.advance(HOUR);
  const { items, totalCount } = vera().call("getLoginHistory").result;
  expect(totalCount).toBe(2);
  expect(items.map(({ result }) => result)).toEqual([0, 1]);
  expect(items[1]).toMatchObject({ device: "Firefox · Linux", ip: "203.0.113.7", location: "London, GB" });
  expect(vera().call("getLoginHistory", { SkipCount: 1, MaxResultCount: 1 }).result).toMatchObject({
    items: [{ result: 0 }],
    totalCount: 3,
  });
  world.clock.advance(90 * DAY - HOUR);
  expect(vera().call("getLoginHistory").result.totalCount).toBe(4);
  world.clock.advance(1);
  expect(
    vera()
      .call("getLoginHistory")
      .result.items.map(({ result }) => result),
  ).toEqual([0, 0, 0, 0]);
});

test("never shows another user's history", () => {
  const { api, code, sandbox } = someone("verified");
  const fundPassword = "135790";
  const verification = { fundPassword: "246810", code: code(VerificationScene.security) };
  api.call("updateFundPassword", { fundPassword, verification });
  expect(api.call("getSafeOperationHistory").result.items).toMatchObject([
    { operation: SafeOperation.updateFundPassword },
  ]);
  expect(sandbox.as("mei").call("getSafeOperationHistory").result.totalCount).toBe(0);
});

test("shows our bank accounts with the user's reference to verified users", () => {
  const { api, sandbox, unchanged } = someone("mei");
  const banks = api.call("getRechargeBank").result;
  expect(new Set(banks.map(({ currency }) => currency))).toEqual(new Set(["USD", "EUR", "GBP", "HKD", "CNY"]));
  expect(banks.every(({ reference }) => reference === "CF80412")).toBe(true);
  expect(api.call("getRechargeBank", { currency: "GBP" }).result).toMatchObject([{ channel: "Faster Payments" }]);
  expect(api.call("getRechargeBank", { currency: "JPY" }).result).toEqual([]);
  const fresh = sandbox.as("fresh");
  expect(codeOf(unchanged(() => fresh.call("getRechargeBank")))).toBe(60013);
});
