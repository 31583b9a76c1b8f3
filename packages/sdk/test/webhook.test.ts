import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWebhookError, verifyWebhook, WEBHOOK_TOLERANCE_MS, WebhookError } from "../src/webhooks/verify-webhook.ts";

const NOW = 1_795_000_000_000;
const event = {
  id: "ev_01JD3QZ7PD",
  type: "paymentOrder.paid",
  time: "2026-11-21T14:02:11Z",
  data: { link: null, number: "P2026112100031", status: "paid", previousStatus: null, coin: "USDT", amount: "129.5" },
};
const BODY = JSON.stringify(event);

/** Signs as a server does, with Node's own crypto. */
const hmac = (secret: string, body: string | Uint8Array, seconds: number | string) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
const SECONDS = NOW / 1000;
const signed = (secrets: readonly string[], body: string | Uint8Array = BODY, seconds = SECONDS) => ({
  "coffer-signature": [`t=${seconds}`, ...secrets.map((each) => `v1=${hmac(each, body, seconds)}`)].join(","),
});
type Given = Parameters<typeof verifyWebhook>;
const outcome = async (body: Given[0], headers: Given[1], secret: Given[2], options: Given[3] = {}) => {
  try {
    return await verifyWebhook(body, headers, secret, { now: NOW, ...options });
  } catch (error) {
    if (!isWebhookError(error)) throw error;
    return error.reason;
  }
};

const secret = fc.string({ unit: "binary", minLength: 1, maxLength: 90 }).filter((each) => each.isWellFormed());
const anEvent = fc.record({
  id: fc.string(),
  type: fc.string({ unit: "grapheme" }),
  time: fc.string(),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
});

test("returns the event signed with one of the secrets, as text or bytes, for any form of headers", async () => {
  const asked = fc.record({
    value: anEvent,
    signing: fc.uniqueArray(secret, { minLength: 1, maxLength: 3 }),
    known: fc.uniqueArray(secret, { maxLength: 2 }),
    bytes: fc.boolean(),
    form: fc.constantFrom("object", "list", "capitals", "Headers"),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ value, signing, known, bytes, form }) => {
      const text = JSON.stringify(value);
      const header = signed(signing, text)["coffer-signature"];
      const headers = {
        object: { host: "shop.example", "coffer-signature": header },
        list: { "coffer-signature": header.split(",") },
        capitals: { "Coffer-Signature": header },
        Headers: new Headers({ "Coffer-Signature": header }),
      }[form] as Given[1];
      const body = bytes ? new TextEncoder().encode(text) : text;
      const got = await outcome(body, headers, [...known, signing[0] ?? ""]);
      expect(got).toEqual(JSON.parse(text));
    }),
  );
});

test("rejects any changed character and a foreign secret", async () => {
  const headers = signed(["whsec_one"]);
  const change = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
  const letter = fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.nat(), letter, fc.boolean(), async (where, by, inBody) => {
      const text = inBody ? BODY : headers["coffer-signature"];
      const changed = change(text, where % text.length, by);
      fc.pre(changed !== text);
      const given = inBody
        ? outcome(changed, headers, "whsec_one")
        : outcome(BODY, { "coffer-signature": changed }, "whsec_one");
      expect(["noMatch", "malformedHeader"]).toContain(await given);
    }),
  );
  await fc.assert(
    fc.asyncProperty(secret, async (other) => {
      fc.pre(other !== "whsec_one");
      expect(await outcome(BODY, headers, other)).toBe("noMatch");
    }),
  );
});

test("rejects every malformed header without a crash", async () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.constantFrom(
      "t=",
      `t=${SECONDS}`,
      "t=1e9",
      "v1=",
      `v1=${"0".repeat(64)}`,
      `v1=${"é".repeat(64)}`,
      "v0=ab",
      "v1",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const given = { "coffer-signature": pieces.join(",") };
      expect(["noMatch", "malformedHeader"]).toContain(await outcome(BODY, given, "whsec_one"));
    }),
  );
});

test("tries each signature of a secret roll with each secret", async () => {
  const [old, fresh] = ["whsec_old", "whsec_new"];
  for (const signing of [[old], [fresh], [fresh, old], [old, fresh]])
    for (const known of [[old], [fresh], [fresh, old], [old, fresh]])
      expect(await outcome(BODY, signed(signing), known)).toEqual(
        signing.some((each) => known.includes(each)) ? event : "noMatch",
      );
});

test("accepts five minutes either way, with the machine's time by default", async () => {
  const at = (now: number | Date, options: Given[3] = {}) => outcome(BODY, signed(["s"]), "s", { now, ...options });
  for (const way of [-1, 1]) {
    expect(await at(NOW + way * WEBHOOK_TOLERANCE_MS)).toEqual(event);
    expect(await at(new Date(NOW + way * (WEBHOOK_TOLERANCE_MS + 1)))).toBe("stale");
    expect(await at(NOW + way * 10_001, { tolerance: 10_000 })).toBe("stale");
  }
  expect(await at(NOW + 1e12, { tolerance: Number.POSITIVE_INFINITY })).toEqual(event);
  expect(await at(Number.NaN)).toBe("stale");
  expect(await at(NOW, { tolerance: Number.NaN })).toBe("stale");
  expect(await outcome(BODY, signed(["s"]), "s", { now: undefined })).toBe("stale");
  const seconds = Math.floor(Date.now() / 1000);
  expect(await verifyWebhook(BODY, signed(["s"], BODY, seconds), "s")).toEqual(event);
});

test("reports staleness and invalid events only for a valid signature", async () => {
  expect(await outcome(BODY, signed(["other"]), "s", { now: 0 })).toBe("noMatch");
  const odd = [{ id: 7 }, { type: undefined }, { time: null }, { data: null }, { data: "text" }];
  for (const body of ["", "null", "[]", "{", ...odd.map((each) => JSON.stringify({ ...event, ...each }))])
    expect(await outcome(body, signed(["s"], body), "s")).toBe("malformedBody");
  // An invalid UTF-8 byte in the middle of a valid event.
  const bytes = Buffer.from(BODY);
  bytes[BODY.indexOf("ev_")] = 0xff;
  expect(await outcome(bytes, signed(["s"], bytes), "s")).toBe("malformedBody");
});

test.each([
  ["missingHeader", {}],
  ["missingHeader", new Headers()],
  ["missingHeader", { "coffer-signature": undefined }],
  ["malformedHeader", { "coffer-signature": "" }],
  ["malformedHeader", { "coffer-signature": `v1=${"a".repeat(64)}` }],
  ["malformedHeader", { "coffer-signature": `t=${SECONDS}` }],
  ["malformedHeader", { "coffer-signature": `t=1,t=${SECONDS},v1=${"a".repeat(64)}` }],
  ["malformedHeader", { "coffer-signature": [`t=${SECONDS}`, ...Array(9).fill(`v1=${"a".repeat(64)}`)] }],
  ["malformedHeader", { "coffer-signature": `t=${SECONDS},v1=${"a".repeat(64)},x=${"y".repeat(1024)}` }],
  ["malformedHeader", { "coffer-signature": `t=x${SECONDS},v1=${"a".repeat(64)}` }],
  ["malformedHeader", { "coffer-signature": `t=${SECONDS}x,v1=${"a".repeat(64)}` }],
  ["malformedHeader", { "coffer-signature": `t=${SECONDS},v1=x${"a".repeat(64)}` }],
  ["malformedHeader", { "coffer-signature": `t=${SECONDS},v1=${"a".repeat(64)}x` }],
] as const)("gives the reason %s for %o", async (reason, headers) => {
  expect(await outcome(BODY, headers, "s")).toBe(reason);
});

test("reads a header of the maximum length with many signatures and spaces after commas", async () => {
  const header = signed([..."1234567", "s"])["coffer-signature"].replaceAll(",", ", ");
  const longest = `${header},${"x".repeat(1023 - header.length)}`;
  expect(await outcome(BODY, { "coffer-signature": longest }, "s")).toEqual(event);
  expect(await outcome(BODY, { "coffer-signature": `${longest}x` }, "s")).toBe("malformedHeader");
});

test("explains each failure without the sent content", async () => {
  const words = async (headers: Given[1], body: Given[0] = BODY, options: Given[3] = {}) => {
    const failure = await verifyWebhook(body, headers, "s", { now: NOW, ...options }).catch(String);
    expect(failure).not.toMatch(/whsec|ev_01|[0-9a-f]{64}/);
    return failure;
  };
  expect(await words({})).toMatch("carries no Coffer-Signature header");
  expect(await words({ "coffer-signature": "whsec" })).toMatch("must be t=<seconds>,v1=<hex>");
  expect(await words(signed(["whsec"]))).toMatch(/secret.*raw/);
  expect(await words(signed(["s"]), BODY, { now: NOW + 400_000 })).toMatch("400000 ms ago, and 300000 ms");
  expect(await words(signed(["s"], "{}"), "{}")).toMatch("no event");
});

test("verifies the bytes of a Buffer's view, not of its underlying memory", async () => {
  const body = Buffer.from(`xx${BODY}yy`).subarray(2, -2);
  expect(await outcome(body, signed(["s"]), "s")).toEqual(event);
  expect(await outcome(new TextEncoder().encode(BODY).buffer, signed(["s"]), "s")).toEqual(event);
});

test("explains a wrong call and accepts nothing", async () => {
  const unsigned = { "coffer-signature": `t=${SECONDS},v1=${hmac("", BODY, SECONDS)}` };
  for (const none of [undefined, "", [], ["s", ""]])
    await expect(verifyWebhook(BODY, unsigned, none, { now: NOW })).rejects.toMatchObject({
      name: "TypeError",
      message: expect.stringContaining("none may be empty"),
    });
  await expect(verifyWebhook(event as never, signed(["s"]), "s", { now: NOW })).rejects.toThrow(/raw body/);
});

test("is recognised by name across two copies of the package", () => {
  const theirs = Object.assign(new Error("no"), { name: "WebhookError", reason: "stale" });
  expect(isWebhookError(theirs)).toBe(true);
  expect(isWebhookError(new WebhookError("stale", "no"))).toBe(true);
  const named = { name: "WebhookError" };
  const others = [new Error("no"), Object.assign(new Error("no"), named), { ...named, reason: "stale" }, null, "stale"];
  for (const other of others) expect(isWebhookError(other)).toBe(false);
});
