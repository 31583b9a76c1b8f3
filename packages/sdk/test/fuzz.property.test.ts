import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runs, say, startWatch } from "../../../.ci/property.ts";
import { operations } from "../src/contract.ts";
import { createClient, createMemoryStore, isCofferError } from "../src/index.ts";
import { answer, drop, hang, raw, type Step, stall } from "../src/testing.ts";
import { aSession } from "./kit.ts";
import { loadSealing, settle, takeTime } from "./lab/doors.ts";

const json = (text: string, status = 200) => raw(text, { status, headers: { "Content-Type": "application/json" } });
const polluting = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';

/** Failure replies of servers, proxies and attackers. */
const replies: Record<string, Step> = {
  "200 with HTML": raw("<!doctype html><title>Sign in to the Wi-Fi</title>", {
    headers: { "Content-Type": "text/html" },
  }),
  "200 with half a JSON": json('{"success":true,"result":{"a":'),
  "200 with nothing": json(""),
  "204": raw(null, { status: 204 }),
  "200 with null": json("null"),
  "200 with a number": json("12345678901234567890.12"),
  "200 with a text": json('"success"'),
  "200 with a list": json('[{"success":true}]'),
  "200 with 100,000 lists": json("[".repeat(100_000) + "]".repeat(100_000)),
  "200 with bytes that are no UTF-8": raw(new Uint8Array([0xff, 0xfe, 0x80, 0x81])),
  "an envelope without success": json('{"result":{"items":[]},"error":null}'),
  "an envelope that says nothing": json("{}"),
  "success as a text": json('{"success":"true","result":[]}'),
  "success as a number": json('{"success":1,"result":[]}'),
  "Status false, data given": json('{"Status":false,"data":[1]}'),
  "success false without an error": json('{"success":false,"result":[1]}'),
  "success true, with an error": json('{"success":true,"result":[],"error":{"code":60028,"message":"No."}}'),
  "success twice, false last": json('{"success":true,"result":[],"success":false}'),
  "an error twice": json('{"success":false,"error":{"code":1},"error":{"code":60028,"message":"No."}}', 400),
  "an error that is a text": json('{"success":false,"error":"no"}', 400),
  "an error that is a list": json('{"success":false,"error":[60028]}', 400),
  "a code that is no number": json('{"success":false,"error":{"code":{"a":1},"message":7,"details":[]}}', 400),
  "a code beyond all numbers": json('{"success":false,"error":{"code":1e400,"message":"No."}}', 400),
  "validation errors of all kinds": json(
    '{"success":false,"error":{"code":400,"message":"No.","validationErrors":[null,1,"a",{"field":7},{"field":"a"},{}]}}',
    400,
  ),
  "prototypes in the envelope": json(`{${polluting},"success":false,"error":{${polluting},"code":60028}}`, 400),
  "a prototype for an error": json('{"success":false,"error":{"code":"__proto__","message":"toString"}}', 400),
  "an unknown code": json('{"success":false,"error":{"code":424242,"message":"New."}}', 400),
  "success true with a 500": json('{"success":true,"result":[]}', 500),
  "success true with a 400": json('{"success":true,"result":[]}', 400),
  "401 with nothing": json("", 401),
  "403 with HTML": raw("<h1>Forbidden</h1>", { status: 403 }),
  "500 with nothing": json("", 500),
  "502 with HTML": raw("<h1>Bad gateway</h1>", { status: 502 }),
  "599 with rubbish": raw("\u0000\u0001", { status: 599 }),
  "a redirect": () => Response.redirect("https://elsewhere.test/"),
  "a reply larger than allowed": answer("x".repeat(20_000)),
  "a length that lies": answer([], { headers: { "Content-Length": "99999999999" } }),
  "a broken connection": drop(),
  "an error thrown that is none": () => Promise.reject("a text"),
  "a body that breaks": () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) })),
  "a body that never ends": stall(),
  "no answer at all": hang(),
};

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(async () => {
  await loadSealing();
  takeTime();
  unhandled.length = 0;
  process.on("unhandledRejection", note);
});
afterEach(() => {
  vi.useRealTimers();
  process.off("unhandledRejection", note);
});

type AnyCall = (input: object) => Promise<unknown>;

/** The fields that encryption needs: fields to encrypt and their derivation. */
function inputFor({
  encrypted,
}: {
  encrypted: readonly { field: string; derived: { key: readonly string[] } | undefined }[];
}) {
  const input: Record<string, unknown> = {};
  for (const { field, derived } of encrypted) {
    const [outer = "", inner] = field.split(".");
    input[outer] = inner ? { [inner]: "Harbour-Pine-2026" } : "Harbour-Pine-2026";
    for (const key of derived?.key ?? []) input[key] = "1";
  }
  return input;
}

// A tenth of the operations is drawn round robin, so that every reply meets different ones.
const all = Object.values(operations);
const chosen = runs(all.length);

it("answers every hostile reply with one typed failure, for any operation", async () => {
  const startedAt = startWatch();
  let calls = 0;
  for (const [index, [name, reply]] of Object.entries(replies).entries()) {
    const store = createMemoryStore();
    const options = { environment: "sandbox", deviceId: "d", store, maxReplyBytes: 10_000, retries: 1 } as const;
    const coffer = createClient({ ...options, fetch: async (request) => reply(request) });
    const groups: Record<string, Record<string, AnyCall>> = Object.fromEntries(Object.entries(coffer) as never);
    const outcomes = Array.from({ length: chosen }, async (_, turn) => {
      const operation = all[(index + turn * Math.ceil(all.length / chosen)) % all.length];
      if (!operation) throw new Error("There are no operations.");
      store.set(aSession({ refreshToken: "rt_1" }));
      const call = groups[operation.group]?.[operation.operationId];
      if (!call) throw new Error(`${operation.operationId} is not in the client.`);
      calls += 1;
      return call(inputFor(operation)).then(
        (result) => `${operation.operationId} succeeded with ${JSON.stringify(result)}`,
        (error: unknown) => {
          if (!isCofferError(error)) return `${operation.operationId} threw ${error}`;
          if (error.kind === "api" && error.code === undefined) return `${operation.operationId} has no code`;
          return error.message === "" ? `${operation.operationId} says nothing` : undefined;
        },
      );
    });
    let finished = 0;
    for (const each of outcomes) each.then(() => (finished += 1));
    // Two attempts of 30 s each, a refresh of four, and the waits between them: three minutes. The rest is a margin.
    for (let minute = 0; minute < 20 && finished < chosen; minute++) {
      await settle();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(finished, `${name}: calls that settle`).toBe(chosen);
    expect((await Promise.all(outcomes)).filter(Boolean), name).toEqual([]);
    coffer.close();
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  say("client fuzz", `${Object.keys(replies).length} replies, ${calls} calls`, startedAt);
});
