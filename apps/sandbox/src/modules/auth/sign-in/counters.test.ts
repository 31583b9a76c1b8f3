import { readFileSync } from "node:fs";
import { VerificationScene } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { totpAt } from "../../../crypto/totp.ts";
import { codeOf } from "../../../testing/refusals.ts";
import { PIN } from "../../../testing/scene.ts";
import { HOUR, MINUTE, type Someone, someone } from "../../../testing/someone.ts";
import { ATTEMPTS, LOCK, LOCKS } from "../../profile/lockout.ts";
import { CLIENT_RATE, CONTACT_RATE, GUESS_WAITS, RESEND_AFTER } from "../codes/codes.ts";
import { DEMO_PASSWORD } from "../user/personas.ts";
import { QR_RATE } from "./qr-sign-in.ts";
import { WRONG_RATE } from "./sign-in.ts";

const MEI = { emailAddress: "mei.lin@coffer.example" };
const WARNING = "Too many wrong entries";

const authenticatorCode = ({ user, world }: Someone) => totpAt(user().googleSecret ?? "", world.clock.now());
const wrongCodeOf = (who: Someone) => (authenticatorCode(who) === "123456" ? "654321" : "123456");

/** Signs in with the right password, so that each attempt has a token of its own. */
const secondStep = (who: Someone, googleCode: string) => {
  const api = who.sandbox.stranger();
  const { verificationToken } = api.call("authenticateByEmailAddress", { ...MEI, password: DEMO_PASSWORD }).result;
  return api.call("securityVerification", { verificationToken, googleCode });
};

describe("wrong authenticator codes at sign-in", () => {
  test("lock the account across verification tokens, so that 300 guesses fail", () => {
    const mei = someone("mei");
    const answers = Array.from({ length: 300 }, () => codeOf(secondStep(mei, wrongCodeOf(mei))));
    expect(answers.filter((code) => code === 50002)).toHaveLength(ATTEMPTS);
    expect(secondStep(mei, authenticatorCode(mei)).error).toMatchObject({
      code: 50010,
      data: { reason: "wrongEntries", until: new Date(mei.world.clock.now() + LOCK).toISOString() },
    });
  });

  test("warn the owner once per lock, and lock longer each time", () => {
    const mei = someone("mei");
    for (const lock of LOCKS) {
      for (let turn = 0; turn < ATTEMPTS; turn++) secondStep(mei, wrongCodeOf(mei));
      mei.world.clock.advance(lock - 1);
      expect(codeOf(secondStep(mei, authenticatorCode(mei)))).toBe(50010);
      mei.world.clock.advance(1);
    }
    expect(mei.inbox().filter(({ subject }) => subject === WARNING)).toHaveLength(LOCKS.length);
    expect(secondStep(mei, authenticatorCode(mei)).status).toBe(200);
    mei.world.clock.advance(MINUTE);
    for (let turn = 0; turn < ATTEMPTS; turn++) secondStep(mei, wrongCodeOf(mei));
    mei.world.clock.advance(LOCK);
    expect(secondStep(mei, authenticatorCode(mei)).status).toBe(200);
  });

  test("do not affect a signed-in owner", () => {
    const mei = someone("mei");
    for (let turn = 0; turn < ATTEMPTS; turn++) secondStep(mei, wrongCodeOf(mei));
    const verification = { code: mei.code(VerificationScene.security), googleCode: mei.totp() };
    expect(mei.api.call("unBindPhoneNumber", { verification }).error?.code).toBe(50002);
  });

  test("end with a password reset that proves the authenticator", () => {
    const mei = someone("mei");
    for (let turn = 0; turn < ATTEMPTS; turn++) secondStep(mei, wrongCodeOf(mei));
    const code = mei.code(VerificationScene.resetPassword, MEI);
    const { resetToken } = mei.api.call("resetPasswordByEmailAddressVerification", { ...MEI, code }).result;
    const reset = { resetToken, password: DEMO_PASSWORD, googleCode: mei.totp() };
    expect(mei.api.call("resetPasswordByEmailAddress", reset).status).toBe(200);
    mei.world.clock.advance(MINUTE);
    expect(secondStep(mei, authenticatorCode(mei)).status).toBe(200);
  });
});

describe("wrong sign-in passwords", () => {
  test("warn the owner when they lock", () => {
    const mei = someone("mei");
    const attempt = () => mei.sandbox.stranger().call("authenticateByEmailAddress", { ...MEI, password: "wrong" });
    expect(Array.from({ length: ATTEMPTS }, () => codeOf(attempt()))).toEqual([90001, 90001, 90001, 90001, 50010]);
    expect(mei.inbox()[0]?.subject).toBe(WARNING);
  });

  test("are limited per client, for any names", () => {
    const { sandbox, world } = someone("mei");
    const attempt = (name: string) =>
      sandbox.stranger().call("authenticateByEmailAddress", { emailAddress: `${name}@coffer.example`, password: "no" });
    for (let each = 0; each < WRONG_RATE.limit; each++) expect(codeOf(attempt(`name-${each}`))).toBe(90001);
    expect(attempt("one-more")).toMatchObject({ status: 429, headers: { "retry-after": "3600" } });
    world.clock.advance(HOUR);
    expect(codeOf(attempt("one-more"))).toBe(90001);
  });
});

describe("wrong fund PINs", () => {
  test("stay counted when other calls prove the authenticator and a mailed code", () => {
    const mei = someone("mei");
    const label = { coin: "USDT", network: "TRC20", address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE", label: "A" };
    const guess = () => {
      const verification = { fundPassword: "111111", code: "123456", googleCode: "123456" };
      return codeOf(mei.api.call("updateFundPassword", { fundPassword: "135790", verification }));
    };
    for (let turn = 1; turn < ATTEMPTS; turn++) {
      expect(guess()).toBe(50002);
      const verification = { googleCode: mei.totp() };
      mei.api.call("createUserCoinAddress", { ...label, label: `Vault ${turn}`, verification });
    }
    expect(guess()).toBe(50010);
    expect(mei.inbox()[0]?.subject).toBe(WARNING);
    const verification = { fundPassword: PIN, code: mei.code(VerificationScene.security), googleCode: mei.totp() };
    expect(codeOf(mei.api.call("updateFundPassword", { fundPassword: "135790", verification }))).toBe(50010);
  });
});

describe("wrong verification codes", () => {
  const reset = (who: Someone) => {
    const api = who.sandbox.stranger();
    const ask = () => api.call("sendVerificationCode", { scene: VerificationScene.resetPassword, ...MEI });
    const enter = (code: string) => api.call("resetPasswordByEmailAddressVerification", { ...MEI, code });
    const sent = () => who.inbox().find(({ code }) => code !== null)?.code ?? "";
    const wrong = () => (sent() === "123456" ? "654321" : "123456");
    return { ask, enter, sent, wrong };
  };

  test("are counted across resends, which allow few of 300 guesses", () => {
    const mei = someone("mei");
    const { ask, enter, wrong } = reset(mei);
    let guesses = 0;
    for (let minute = 0; minute < 300; minute++) {
      if (ask().status === 200)
        for (let turn = 0; turn < 4; turn++) if (enter(wrong()).error?.details !== "Ask for a new code.") guesses += 1;
      mei.world.clock.advance(MINUTE);
    }
    expect(guesses).toBeLessThan(25);
    expect(mei.inbox().map(({ subject }) => subject)).toContain("Wrong codes were entered");
  });

  test("delay the next code longer each time, until a right one", () => {
    const mei = someone("mei");
    const { ask, enter, sent, wrong } = reset(mei);
    for (const wait of GUESS_WAITS) {
      expect(ask().status).toBe(200);
      for (let turn = 0; turn < ATTEMPTS; turn++) enter(wrong());
      expect(ask()).toMatchObject({ status: 429, headers: { "retry-after": String(wait / 1000) } });
      mei.world.clock.advance(wait);
    }
    ask();
    expect(enter(sent()).status).toBe(200);
    mei.world.clock.advance(RESEND_AFTER);
    expect(ask().status).toBe(200);
  });
});

describe("sent codes", () => {
  const ask = (who: Someone, scene: VerificationScene, contact: object) =>
    who.sandbox.stranger().call("sendVerificationCode", { scene, ...contact }).status;

  test("are limited per client, for any numbers", () => {
    const who = someone("mei");
    const answers = Array.from({ length: 300 }, (_, each) =>
      ask(who, VerificationScene.register, {
        countryCode: "+44",
        phoneNumber: `77009${String(each).padStart(5, "0")}`,
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(CLIENT_RATE.limit);
    who.world.clock.advance(HOUR);
    expect(ask(who, VerificationScene.register, { countryCode: "+44", phoneNumber: "7700999999" })).toBe(200);
  });

  test("are limited per contact, for any purpose", () => {
    const who = someone("mei");
    const contact = { emailAddress: "new.person@coffer.example" };
    const { register, bindEmail } = VerificationScene;
    const answers = Array.from({ length: 10 }, () => {
      who.world.clock.advance(RESEND_AFTER);
      return [ask(who, register, contact), ask(who, bindEmail, contact)];
    });
    expect(answers.flat().filter((status) => status === 200)).toHaveLength(CONTACT_RATE.limit);
  });
});

test("limits the QR codes of a client", () => {
  const { sandbox, world } = someone("mei");
  const make = () => sandbox.stranger().call("createQrCode", {}).status;
  const answers = Array.from({ length: QR_RATE.limit + 1 }, make);
  expect(answers.filter((status) => status === 200)).toHaveLength(QR_RATE.limit);
  world.clock.advance(HOUR);
  expect(make()).toBe(200);
});

test("agrees with the table in docs/security-counters.md", () => {
  const text = readFileSync(new URL("../../../../../../docs/security-counters.md", import.meta.url), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  const cells = rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(3, 5)
      .map((cell) => cell.trim()),
  );
  const growing = (waits: readonly number[], unit: number) => {
    const numbers = waits.map((wait) => wait / unit);
    return `${numbers.slice(0, -1).join(", ")}, then ${numbers.at(-1)}`;
  };
  const hourly = ({ limit }: { limit: number }) => [`${limit} an hour`, "429 with `Retry-After`"];
  const locked = `50010 for ${growing(LOCKS, HOUR)} h`;
  expect(cells).toEqual([
    [`${ATTEMPTS} in a row`, `50010 for ${LOCK / HOUR} h`],
    [`${ATTEMPTS} in a row`, locked],
    [`${ATTEMPTS} in a row`, locked],
    [`${ATTEMPTS} in a row`, `the code ends; the next is sent after ${growing(GUESS_WAITS, MINUTE)} min`],
    [`1 in ${RESEND_AFTER / 1000} s`, "429 with `Retry-After`"],
    hourly(CONTACT_RATE),
    hourly(CLIENT_RATE),
    hourly(WRONG_RATE),
    hourly(QR_RATE),
  ]);
});
