import { execFileSync } from "node:child_process";
import { pbkdf2Sync } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, refusal, type Step } from "../src/testing.ts";
import { failureOf, gate, scriptedClient } from "./kit.ts";

const triple = { i: "8f1d0c2b3a4958677685a4b3c2d1e0f9", s: "a1b2c3d4e5f60718", k: "k_5d1f9c2ab6", e: 600 };
const ticket = { t: "t_90ab33c1d7", p: "00112233445566778899aabbccddeeff", r: 1200 };

/** A server that answers the key triple and tickets, and accepts everything else. */
function server({ keys = answer(triple), tickets = answer(ticket), rest = answer({}) } = {}): Step {
  return (request) => {
    if (request.url.endsWith("/GetKEIS")) return keys(request);
    return (request.url.endsWith("/PTR") ? tickets : rest)(request);
  };
}

/** A server that forgets each key at once. */
const keyEnded = refusal(400, {
  validationErrors: [{ field: "verification.fundPasswordKeyId", rule: "keyId", message: "The key has ended." }],
});

/** Decrypts with the command that the product documents for partners without the SDK. */
function openssl(cipherText: string, { i, s, k } = triple): string {
  const decrypt = `enc -d -aes-128-cbc -a -A -pbkdf2 -iter 1000 -md sha1 -S ${s} -iv ${i} -pass pass:${k}`.split(" ");
  return execFileSync("openssl", decrypt, { input: cipherText, encoding: "utf8" });
}

const bodyOf = (request: { body: string } | undefined) => JSON.parse(request?.body ?? "{}");
const nameOf = ({ url }: { url: URL }) => url.pathname.split("/").at(-1);

afterEach(() => {
  vi.useRealTimers();
});

describe("encrypted field", () => {
  it("decrypts with OpenSSL alone, for any content", async () => {
    const { coffer, requests } = scriptedClient(server());
    for (const fundPassword of [
      "482913",
      "a",
      "exactly 16 bytes",
      '密码🔐 with\nlines and "quotes"',
      "x".repeat(500),
    ]) {
      await coffer.profile.setFundPassword({ fundPassword, verification: { code: "123456" } });
      expect(openssl(bodyOf(requests.at(-1)).fundPassword)).toBe(fundPassword);
    }
  });

  it("is encrypted again and resent once with the same idempotency key after the server's key expired", async () => {
    const { coffer, requests } = scriptedClient(server({ rest: keyEnded }));
    const verification = { fundPassword: "482913" };
    const error = await failureOf(coffer.withdrawals.confirmTransactionOut({ rid: "wd_1", verification }));
    expect(error).toMatchObject({ code: 400, attempts: 2, outcomeUnknown: false });
    const names = ["GetKEIS", "ConfirmTransactionOut", "GetKEIS", "ConfirmTransactionOut"];
    expect(requests.map(nameOf)).toEqual(names);
    const keys = requests.flatMap(({ headers }) => headers.get("idempotency-key") ?? []);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("carries its key id beside it, also in an object, and leaves the caller's input unchanged", async () => {
    const { coffer, requests } = scriptedClient(server());
    const input = { rid: "wd_1", verification: { fundPassword: "482913", googleCode: "915027" } };
    const before = structuredClone(input);
    await coffer.withdrawals.confirmTransactionOut(input);
    expect(bodyOf(requests.at(-1))).toEqual({
      verification: {
        fundPassword: expect.not.stringContaining("482913"),
        fundPasswordKeyId: triple.k,
        googleCode: "915027",
      },
    });
    expect(input).toEqual(before);
  });

  it("requests no key and omits its key id if it is omitted", async () => {
    const { coffer, requests } = scriptedClient(server());
    await coffer.withdrawals.confirmTransactionOut({ rid: "wd_1", verification: { googleCode: "915027" } });
    expect(requests.map(nameOf)).toEqual(["ConfirmTransactionOut"]);
    expect(bodyOf(requests[0])).toEqual({ verification: { googleCode: "915027" } });
  });
});

describe("sign-in password", () => {
  it("is derived with the account's pepper before encryption", async () => {
    const session = { accessToken: "at_5", refreshToken: "rt_5", accessTokenExpireInSeconds: 1800, accountType: 1 };
    const rest = answer({ session, verificationToken: null });
    const { coffer, requests } = scriptedClient(server({ rest }), { session: null });
    const password = "Coffer-demo-2026";
    await coffer.auth.authenticateByPhoneNumber({ countryCode: "+44", phoneNumber: "7700900123", password });

    expect(requests.map(nameOf)).toEqual(["PTR", "GetKEIS", "AuthenticateByPhoneNumber"]);
    expect(bodyOf(requests[0])).toEqual({ businessType: 1, key: "+447700900123" });
    const sent = bodyOf(requests[2]);
    const derived = pbkdf2Sync(password, Buffer.from(ticket.p, "hex"), ticket.r, 32, "sha1").toString("hex");
    expect(openssl(sent.password)).toBe(derived);
    expect(sent).toMatchObject({ ticket: ticket.t, passwordKeyId: triple.k });
    expect(requests[2]?.body).not.toContain(password);
    expect(coffer.session.get()).toMatchObject({
      accessToken: "at_5",
      accountType: 1,
      accessTokenExpireInSeconds: 1800,
    });
  });

  it("is derived for the signed-in user when it is changed", async () => {
    const { coffer, requests } = scriptedClient(server());
    const verification = { googleCode: "915027" };
    await coffer.profile.updatePassword({ oldPassword: "Old-1", newPassword: "New-password-2", verification });
    expect(bodyOf(requests[0])).toEqual({ businessType: 2, key: "" });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer at_1");
    const sent = bodyOf(requests.at(-1));
    expect(openssl(sent.oldPassword)).toMatch(/^[0-9a-f]{64}$/);
    expect(openssl(sent.newPassword)).toBe("New-password-2");
  });

  it("starts no session while a second step is pending", async () => {
    const rest = answer({ session: null, verificationToken: "vt_1" });
    const { coffer } = scriptedClient(server({ rest }), { session: null });
    await coffer.auth.authenticateByEmailAddress({ emailAddress: "mei.lin@coffer.example", password: "x" });
    expect(coffer.session.get()).toBeUndefined();
  });
});

describe("key triple", () => {
  const pin = { fundPassword: "482913", verification: {} };
  const keyRequests = (requests: readonly { url: URL }[]) => requests.filter((each) => nameOf(each) === "GetKEIS");

  it("is fetched once for concurrent calls", async () => {
    const held = gate();
    const { coffer, requests } = scriptedClient(server({ keys: held.before(answer(triple)) }));
    const calls = Promise.all(Array.from({ length: 20 }, () => coffer.profile.setFundPassword(pin)));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    held.open();
    await calls;
    expect(keyRequests(requests)).toHaveLength(1);
  });

  it("is cached until it expires", async () => {
    const { coffer, requests } = scriptedClient(server());
    const now = vi.spyOn(Date, "now");
    const start = Date.now();
    now.mockReturnValue(start);
    await coffer.profile.setFundPassword(pin);
    now.mockReturnValue(start + 599_000);
    await coffer.profile.setFundPassword(pin);
    expect(keyRequests(requests)).toHaveLength(1);
    now.mockReturnValue(start + 600_001);
    await coffer.profile.setFundPassword(pin);
    expect(keyRequests(requests)).toHaveLength(2);
    now.mockRestore();
  });

  it("is fetched again after a refusal, because the server may have lost it", async () => {
    const { coffer, requests } = scriptedClient(server({ rest: refusal(50002) }));
    await failureOf(coffer.profile.setFundPassword(pin));
    await failureOf(coffer.profile.setFundPassword(pin));
    expect(keyRequests(requests)).toHaveLength(2);
  });

  it.each([{}, { ...triple, i: "xyz" }, { ...triple, s: "" }, { ...triple, k: 5 }, { ...triple, e: "600" }, null])(
    "is rejected as %j, and nothing is sent unencrypted",
    async (keys) => {
      const { coffer, requests } = scriptedClient(server({ keys: answer(keys) }));
      const error = await failureOf(coffer.profile.setFundPassword(pin));
      expect(error).toMatchObject({ kind: "decode", operation: "setFundPassword" });
      expect(requests.map(nameOf)).toEqual(["GetKEIS"]);
    },
  );

  it.each([{}, { ...ticket, p: "zz" }, { ...ticket, r: 0 }, { ...ticket, r: 10 ** 9 }])(
    "is not requested when the ticket is %j",
    async (tickets) => {
      const { coffer, requests } = scriptedClient(server({ tickets: answer(tickets) }), { session: null });
      const signIn = coffer.auth.authenticateByEmailAddress({ emailAddress: "a@b.test", password: "x" });
      expect(await failureOf(signIn)).toMatchObject({ kind: "decode" });
      expect(requests.map(nameOf)).toEqual(["PTR"]);
    },
  );
});
