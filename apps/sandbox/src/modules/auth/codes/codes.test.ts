import { VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import type { Refusal } from "../../../core/refusal.ts";
import { TestSandbox } from "../../../testing/client.ts";
import { readInbox } from "../inbox/inbox.ts";
import { takeCode } from "./codes.ts";

const SECOND = 1000;
const { register, resetPassword, bindEmail, withdraw } = VerificationScene;
const NEW = "new.person@coffer.example";

const start = (allowMagicCode = false) => {
  const sandbox = TestSandbox.start({ settings: { allowMagicCode } });
  const world = sandbox.world();
  const refusalOf = (scene: VerificationScene, to: string, code: string) => {
    try {
      world.atomic(() => takeCode(world, scene, to, code));
      return null;
    } catch (error) {
      const { code: refused, details, options } = error as Refusal;
      options.remember?.();
      return [refused, typeof details === "string" ? details : (details?.en ?? null)];
    }
  };
  return {
    sandbox,
    world,
    refusalOf,
    api: sandbox.stranger(),
    codeTo: (to: string) => readInbox(world, to)[0]?.code ?? "",
  };
};

test("delivers a code to the inbox, valid once for its scene and contact", () => {
  const { api, codeTo, refusalOf } = start();
  const { result } = api.call("sendVerificationCode", { scene: register, emailAddress: "New.Person@coffer.example" });
  expect(result).toEqual({ sentTo: "n***n@coffer.example", resendAfterSeconds: 60, expiresInSeconds: 300 });
  const code = codeTo(NEW);
  expect(code).toMatch(/^\d{6}$/);
  expect(refusalOf(bindEmail, NEW, code)?.[0]).toBe(50002);
  expect(refusalOf(register, "other@coffer.example", code)?.[0]).toBe(50002);
  expect(refusalOf(register, NEW, code)).toBeNull();
  expect(refusalOf(register, NEW, code)?.[0]).toBe(50002);
});

test("refuses a second code within 60 s with the wait, and replaces the first one later", () => {
  const { api, codeTo, refusalOf } = start();
  const send = () => api.call("sendVerificationCode", { scene: register, emailAddress: NEW });
  send();
  const first = codeTo(NEW);
  api.control("POST", "clock/advance", { ms: 20 * SECOND });
  expect(send()).toMatchObject({ status: 429, headers: { "retry-after": "40" } });
  expect(codeTo(NEW)).toBe(first);
  api.control("POST", "clock/advance", { ms: 40 * SECOND });
  expect(send().status).toBe(200);
  expect(refusalOf(register, NEW, first)?.[0]).toBe(50002);
  expect(refusalOf(register, NEW, codeTo(NEW))).toBeNull();
});

test("invalidates a code after five wrong attempts or five minutes", () => {
  const { api, codeTo, refusalOf } = start();
  api.call("sendVerificationCode", { scene: register, emailAddress: NEW });
  const wrong = codeTo(NEW) === "123456" ? "654321" : "123456";
  expect([1, 2, 3, 4, 5].map(() => refusalOf(register, NEW, wrong)?.[1])).toEqual([
    "4 attempts left.",
    "3 attempts left.",
    "2 attempts left.",
    "1 attempt left.",
    "Ask for a new code.",
  ]);
  expect(refusalOf(register, NEW, codeTo(NEW))).toEqual([50002, "Ask for a new code."]);
  api.control("POST", "clock/advance", { ms: 60 * SECOND });
  api.call("sendVerificationCode", { scene: register, emailAddress: NEW });
  api.control("POST", "clock/advance", { ms: 300 * SECOND });
  expect(refusalOf(register, NEW, codeTo(NEW))?.[0]).toBe(90005);
});

test("refuses a used contact, except for a forgotten password", () => {
  const { api, codeTo } = start();
  const ask = (scene: VerificationScene, contact: Record<string, string>) =>
    api.call("sendVerificationCode", { scene, ...contact });
  const vera = { emailAddress: "vera.ode@coffer.example" };
  const phone = { countryCode: "+44", phoneNumber: "7700900123" };
  expect([ask(register, vera).error?.code, ask(register, phone).error?.code]).toEqual([51093, 51094]);
  expect(ask(resetPassword, vera).status).toBe(200);
  expect(codeTo(vera.emailAddress)).toMatch(/^\d{6}$/);
});

test("answers alike for an unknown account and sends nothing", () => {
  const { api, codeTo, refusalOf } = start();
  const reply = api.call("sendVerificationCode", { scene: resetPassword, emailAddress: NEW });
  expect(reply.result.expiresInSeconds).toBe(300);
  expect(codeTo(NEW)).toBe("");
  expect(refusalOf(resetPassword, NEW, "000000")?.[1]).toBe("4 attempts left.");
});

test("sends codes of a signed-in user to the user's own contact only", () => {
  const { sandbox, api, codeTo } = start();
  expect(api.call("sendVerificationCode", { scene: withdraw }).status).toBe(401);
  const vera = sandbox.as("verified");
  expect(vera.call("sendVerificationCode", { scene: withdraw }).status).toBe(200);
  expect(codeTo("vera.ode@coffer.example")).toMatch(/^\d{6}$/);
  const elsewhere = vera.call("sendVerificationCode", { scene: withdraw, emailAddress: NEW });
  expect(elsewhere.error?.validationErrors?.[0]).toMatchObject({ field: "emailAddress", rule: "own" });
});

test.each([
  [{ scene: register }, "emailAddress"],
  [{ scene: register, countryCode: "+44" }, "phoneNumber"],
  [{ scene: register, phoneNumber: "7700900999" }, "countryCode"],
  [{ scene: register, emailAddress: NEW, countryCode: "+44", phoneNumber: "7700900999" }, "phoneNumber"],
])("refuses %j naming %s", (input, field) => {
  const { api } = start();
  expect(api.call("sendVerificationCode", input).error?.validationErrors?.[0]?.field).toBe(field);
});

test("accepts 000000 after a request, where the world allows it", () => {
  const { api, refusalOf } = start(true);
  expect(refusalOf(register, NEW, "000000")?.[0]).toBe(50002);
  api.call("sendVerificationCode", { scene: register, emailAddress: NEW });
  expect(refusalOf(register, NEW, "000000")).toBeNull();
});

test("sends messages in the language of the request", () => {
  const { api, world } = start();
  api.call("sendVerificationCode", { scene: register, emailAddress: NEW }, { headers: { lang: "zh-CN" } });
  expect(readInbox(world, NEW)[0]).toMatchObject({ language: "zh-CN", subject: "您的 Coffer 验证码" });
});
