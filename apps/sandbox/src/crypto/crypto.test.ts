import { createCipheriv, pbkdf2Sync } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seedWorld } from "../modules/seed-world.ts";
import { currentTriple, decryptField, type KeyTriple } from "./key-triple.ts";
import { deriveAnywhere, derivePassword } from "./password.ts";
import { newTotpSecret, totpAt, totpStep, totpUri } from "./totp.ts";

const MINUTE = 60_000;
const world = () => seedWorld("main");

/** Encrypts as the contract describes, with OpenSSL and no code of ours. */
function encrypt({ i, s, k }: KeyTriple, plain: string): string {
  const key = pbkdf2Sync(k, Buffer.from(s, "hex"), 1000, 16, "sha1");
  const cipher = createCipheriv("aes-128-cbc", key, Buffer.from(i, "hex"));
  return Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]).toString("base64");
}

test("decrypts what OpenSSL encrypts with a triple, for any text", () => {
  const here = world();
  const triple = currentTriple(here);
  expect([triple.i.length, triple.s.length, triple.k]).toEqual([32, 16, expect.stringMatching(/^k_[0-9a-f]+$/)]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (plain) => {
      expect(decryptField(here, encrypt(triple, plain), triple.k)).toBe(plain);
    }),
    { numRuns: 50 },
  );
});

test("accepts a triple exactly for its lifetime", () => {
  const here = world();
  const triple = currentTriple(here);
  const sealed = encrypt(triple, "246810");
  expect(triple.e).toBeGreaterThanOrEqual(30 * 60);
  here.clock.advance(triple.e * 1000 - 1000);
  expect(decryptField(here, sealed, triple.k)).toBe("246810");
  here.clock.advance(1000);
  expect(decryptField(here, sealed, triple.k)).toBeNull();
});

test("separates a wrong cipher text from an unknown triple", () => {
  const here = world();
  const triple = currentTriple(here);
  for (const junk of [
    "",
    "AAAA",
    "not base64 !!",
    "x".repeat(1000),
    encrypt({ ...triple, s: "0011223344556677" }, "246810"),
  ])
    expect(decryptField(here, junk, triple.k)).toBeUndefined();
  expect(decryptField(here, encrypt(triple, "1"), "k_0000")).toBeNull();
});

test("gives other triples to worlds of another seed", () => {
  expect(currentTriple(seedWorld("main", { seed: "other" })).k).not.toBe(currentTriple(world()).k);
});

test("derives a password as OpenSSL does, with and without Node", () => {
  const pepper = Buffer.from("6b1e09d47fa2c5386b1e09d47fa2c538", "hex");
  const expected = pbkdf2Sync("Coffer-demo-2026", pepper, 1000, 32, "sha1").toString("hex");
  expect(derivePassword("Coffer-demo-2026", pepper.toString("hex"))).toBe(expected);
  expect(Buffer.from(deriveAnywhere(Buffer.from("Coffer-demo-2026"), pepper)).toString("hex")).toBe(expected);
});

test("gives the TOTP codes of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect([59, 1_111_111_109, 1_234_567_890].map((seconds) => totpAt(secret, seconds * 1000))).toEqual([
    "287082",
    "081804",
    "005924",
  ]);
});

test("accepts a code one step early or late and returns its step", () => {
  const secret = newTotpSecret(world());
  const now = Date.UTC(2026, 10, 21, 12);
  const step = now / 30_000;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect([-1, 0, 1].map((drift) => totpStep(secret, totpAt(secret, now + drift * 30_000), now))).toEqual([
    step - 1,
    step,
    step + 1,
  ]);
  expect(totpStep(secret, totpAt(secret, now + 2 * MINUTE), now)).toBeNull();
  expect(totpStep(secret, "12345", now)).toBeNull();
  expect(totpUri(secret, "mei@coffer.example")).toBe(
    `otpauth://totp/Coffer:mei%40coffer.example?issuer=Coffer&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
