import { operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { totpAt } from "../../../crypto/totp.ts";
import { type Api, TestSandbox } from "../../../testing/client.ts";
import { encryptFields } from "../../../testing/encrypt.ts";
import { DEMO_PASSWORD } from "../user/personas.ts";
import { users } from "../user/user.ts";
import { signInRecords } from "./sign-in.ts";
import { KEPT_NAMES, unknownNames } from "./unknown-name.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const VERA = { emailAddress: "vera.ode@coffer.example" };
const MEI = { emailAddress: "mei.lin@coffer.example" };
const VERA_UID = "80413";

const signIn = (api: Api, who = VERA, password = DEMO_PASSWORD) =>
  api.call("authenticateByEmailAddress", { ...who, password });
const wait = (api: Api, ms: number) => api.control("POST", "clock/advance", { ms });
const start = () => {
  const sandbox = TestSandbox.start({ settings: { allowMagicCode: false } });
  return { sandbox, world: sandbox.world(), api: sandbox.stranger() };
};
const works = (sandbox: TestSandbox, token: string) =>
  sandbox.withToken(token).call("getAddress", { coin: "BTC", network: "BTC" }).status === 200;

describe("signing in", () => {
  test("accepts an e-mail address in any case, and a phone number", () => {
    const { sandbox, api } = start();
    const { result } = signIn(api, { emailAddress: "Vera.Ode@Coffer.example" });
    expect(result).toMatchObject({
      verificationToken: null,
      session: { accountType: 0, accessTokenExpireInSeconds: 1800 },
    });
    expect(works(sandbox, result.session?.accessToken ?? "")).toBe(true);
    const phone = { countryCode: "+44", phoneNumber: "7700900123", password: DEMO_PASSWORD };
    expect(api.call("authenticateByPhoneNumber", phone).result.verificationToken).toMatch(/^vt_/);
  });

  test("locks for two hours after five wrong passwords, with the attempts left", () => {
    const { api } = start();
    const details = [1, 2, 3, 4].map(() => signIn(api, VERA, "wrong").error);
    expect(details.map((error) => [error?.code, error?.details])).toEqual([
      [90001, "4 attempts left."],
      [90001, "3 attempts left."],
      [90001, "2 attempts left."],
      [90001, "1 attempt left."],
    ]);
    expect(signIn(api, VERA, "wrong").error).toMatchObject({
      code: 50010,
      details: expect.stringMatching(/^Locked until 2026-/),
    });
    expect(signIn(api).error?.code).toBe(50010);
    wait(api, 2 * HOUR - SECOND);
    expect(signIn(api).error?.code).toBe(50010);
    wait(api, SECOND);
    expect(signIn(api).status).toBe(200);
  });

  test("resets the count with the right password", () => {
    const { api } = start();
    for (let turn = 0; turn < 3; turn++) signIn(api, VERA, "wrong");
    signIn(api);
    expect(signIn(api, VERA, "wrong").error?.details).toBe("4 attempts left.");
  });

  test("answers for an unknown name as for an account, until its lock ends", () => {
    const { api } = start();
    const tries = (who: typeof VERA) => {
      const answers = [1, 2, 3, 4, 5, 6].map(() => signIn(api, who, "wrong"));
      return answers.map(({ status, error }) => ({ ...error, status }));
    };
    const [known, unknown] = [tries(VERA), tries({ emailAddress: "nobody@coffer.example" })];
    expect(unknown).toEqual(known);
    wait(api, 2 * HOUR);
    expect(signIn(api, { emailAddress: "Nobody@coffer.example" }, "wrong").error?.data).toEqual({ attemptsLeft: 4 });
  });

  test("limits the memory of unknown names and drops the oldest", () => {
    const { api, world } = start();
    const locked = { emailAddress: "locked@coffer.example" };
    for (let turn = 0; turn < 5; turn++) signIn(api, locked, "wrong");
    const names = world.table(unknownNames);
    for (let each = 0; each < KEPT_NAMES - 1; each++) names.insert({ contact: `+${each}`, wrong: 1, until: null });
    signIn(api, { emailAddress: "one.more@coffer.example" }, "wrong");
    expect(names.size).toBe(KEPT_NAMES);
    expect([names.get(locked.emailAddress), names.get("+0"), names.get("one.more@coffer.example")]).toEqual([
      undefined,
      expect.anything(),
      expect.anything(),
    ]);
  });

  test("gives an unknown account a constant pepper", () => {
    const { api } = start();
    const ptr = (key: string) => api.call("pTR", { businessType: 1, key }).result;
    expect(ptr("nobody@coffer.example").p).toBe(ptr("nobody@coffer.example").p);
    expect(ptr("nobody@coffer.example").p).toHaveLength(ptr(VERA.emailAddress).p.length);
    expect(ptr("nobody@coffer.example").t).not.toBe(ptr("nobody@coffer.example").t);
  });

  test("accepts a ticket once, for its account, for five minutes", () => {
    const { api } = start();
    const wire = () => encryptFields(api, operations.authenticateByEmailAddress, { ...VERA, password: DEMO_PASSWORD });
    const send = (input: Record<string, unknown>) =>
      api.call("authenticateByEmailAddress", input, { raw: true }).error?.validationErrors?.[0]?.field ?? "taken";
    const used = wire();
    expect([send(used), send(used)]).toEqual(["taken", "ticket"]);
    expect(send({ ...wire(), ...MEI })).toBe("ticket");
    const wrong = { ...wire(), password: wire().password };
    expect([send(wrong), send(wrong)]).toEqual(["taken", "ticket"]);
    const late = wire();
    wait(api, 5 * MINUTE);
    expect(send(late)).toBe("ticket");
  });

  test("informs a disabled user", () => {
    const { world, api } = start();
    world.table(users).update(VERA_UID, { disabled: true });
    expect(signIn(api)).toMatchObject({ status: 401, error: { code: 80001 } });
  });

  test("records every attempt in the history", () => {
    const { world, api } = start();
    signIn(api, VERA, "wrong");
    signIn(api);
    expect(
      world
        .table(signInRecords)
        .find("uid", VERA_UID)
        .map(({ result }) => result),
    ).toEqual([1, 0]);
  });
});

describe("second step", () => {
  const code = (world: ReturnType<typeof start>["world"], ms = 0) =>
    totpAt(world.table(users).get("80412")?.googleSecret ?? "", world.clock.now() + ms);

  test("accepts the authenticator's code once, with one step of drift either way", () => {
    const { world, api } = start();
    const enter = (googleCode: string) => {
      const verificationToken = signIn(api, MEI).result.verificationToken;
      return api.call("securityVerification", { verificationToken, googleCode });
    };
    expect(enter(code(world, -30 * SECOND)).status).toBe(200);
    expect(enter(code(world)).result.session?.accessToken).toMatch(/^at_main\./);
    expect(enter(code(world)).error?.code).toBe(50002);
    expect(enter(code(world, -30 * SECOND)).error?.code).toBe(50002);
    expect(enter(code(world, 90 * SECOND)).error?.code).toBe(50002);
    wait(api, 30 * SECOND);
    expect(enter(code(world)).status).toBe(200);
  });

  test("allows five attempts within five minutes", () => {
    const { world, api } = start();
    const first = signIn(api, MEI).result.verificationToken;
    const attempt = (verificationToken: string | null, googleCode: string) =>
      api.call("securityVerification", { verificationToken, googleCode }).error;
    for (let left = 4; left >= 0; left--) expect(attempt(first, "000000")).toMatchObject({ code: 50002 });
    expect(attempt(first, code(world))?.code).toBe(90005);
    const late = signIn(api, MEI).result.verificationToken;
    wait(api, 5 * MINUTE);
    expect(attempt(late, code(world))?.code).toBe(90005);
    expect(attempt("vt_made_up", code(world))?.code).toBe(90005);
  });

  test("accepts 000000 only where the world allows it", () => {
    const { world, api } = start();
    const enter = () => {
      const verificationToken = signIn(api, MEI).result.verificationToken;
      return api.call("securityVerification", { verificationToken, googleCode: "000000" }).status;
    };
    expect(enter()).toBe(400);
    world.settings = { ...world.settings, allowMagicCode: true };
    expect(enter()).toBe(200);
  });
});

describe("refreshing", () => {
  const session = (api: Api) => signIn(api).result.session ?? { accessToken: "", refreshToken: "" };
  const refresh = (api: Api, tokens: { accessToken: string; refreshToken: string }) =>
    api.call("refreshToken", { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });

  test("gives a new pair after an access token's 30 minutes", () => {
    const { sandbox, api } = start();
    const first = session(api);
    wait(api, 30 * MINUTE - SECOND);
    expect(works(sandbox, first.accessToken)).toBe(true);
    wait(api, SECOND);
    expect(works(sandbox, first.accessToken)).toBe(false);
    const { result } = refresh(api, first);
    expect(result.accessTokenExpireInSeconds).toBe(1800);
    expect(works(sandbox, result.accessToken)).toBe(true);
    expect(result.refreshToken).not.toBe(first.refreshToken);
  });

  test("gives the previous refresh token the same pair for 10 s, and ends the session later", () => {
    const { sandbox, api } = start();
    const first = session(api);
    const second = refresh(api, first).result;
    wait(api, 9 * SECOND);
    const late = refresh(api, first).result;
    expect([late.accessToken, late.refreshToken]).toEqual([second.accessToken, second.refreshToken]);
    expect(late.accessTokenExpireInSeconds).toBe(1791);
    wait(api, SECOND);
    expect(works(sandbox, second.accessToken)).toBe(true);
    expect(refresh(api, first)).toMatchObject({ status: 401, error: { code: 50001 } });
    expect(works(sandbox, second.accessToken)).toBe(false);
    expect(refresh(api, second)).toMatchObject({ status: 401, error: { code: 50001 } });
  });

  test("a refresh token of long ago ends its session too, and nobody else's", () => {
    const { sandbox, api } = start();
    const [first, other] = [session(api), session(api)];
    const third = refresh(api, refresh(api, first).result).result;
    expect(refresh(api, first).error?.code).toBe(50001);
    expect([third, other].map(({ accessToken }) => works(sandbox, accessToken))).toEqual([false, true]);
  });

  test("refuses an access token of another pair, and keeps the pair", () => {
    const { sandbox, api } = start();
    const [first, other] = [session(api), session(api)];
    for (const accessToken of ["garbage", other.accessToken])
      expect(refresh(api, { ...first, accessToken }).error?.code).toBe(50001);
    const second = refresh(api, first).result;
    expect(refresh(api, { ...first, accessToken: second.accessToken }).error?.code).toBe(50001);
    expect(works(sandbox, second.accessToken)).toBe(true);
  });

  test("keeps requests with the old access token valid", () => {
    const { sandbox, api } = start();
    const first = session(api);
    refresh(api, first);
    expect(works(sandbox, first.accessToken)).toBe(true);
  });

  test("expires a refresh token after 30 unused days", () => {
    const { api } = start();
    const first = session(api);
    wait(api, 30 * 24 * HOUR);
    expect(refresh(api, first).error?.code).toBe(50001);
  });

  test("lets only merchants and sub-merchants refresh at the merchant call", () => {
    const { api } = start();
    const emails = {
      merchant: "desk@harbour-pine.example",
      cashier: "till@harbour-pine.example",
      personal: VERA.emailAddress,
    };
    for (const [kind, emailAddress] of Object.entries(emails)) {
      const { accessToken = "", refreshToken = "" } = signIn(api, { emailAddress }).result.session ?? {};
      const isMerchant = kind !== "personal";
      expect(
        api.call(isMerchant ? "refreshToken" : "refreshMerchantToken", { accessToken, refreshToken }).error?.code,
      ).toBe(50001);
      expect(api.call(isMerchant ? "refreshMerchantToken" : "refreshToken", { accessToken, refreshToken }).status).toBe(
        200,
      );
    }
  });
});
