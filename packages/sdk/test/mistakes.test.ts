import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ClientOptions, CofferError, createClient, RETRY_BUDGET, type SessionStore } from "../src/index.ts";
import { answer, drop, raw, refusal } from "../src/testing.ts";
import { aSession, failureOf, scriptedClient } from "./kit.ts";
import { takeTime } from "./lab/doors.ts";

// Mistakes before or around a call: each has a clear error, and none reaches production.
const made = (options: object) => () => createClient(options as ClientOptions);
const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };

afterEach(() => {
  vi.useRealTimers();
});

describe("guards against production by mistake", () => {
  it.each(["staging", "Sandbox", "", "toString", "__proto__"])("rejects environment %j", (environment) => {
    const said = `There is no environment "${environment}", only production and sandbox.`;
    expect(made({ environment })).toThrow(new TypeError(said));
  });

  it.each([
    "localhost:4010",
    "api.coffer.example",
    "/api",
    "ftp://127.0.0.1:4010",
    "http://",
    "http:127.0.0.1",
    "http://127.0.0.1:4010?x=1",
    "http://127.0.0.1:4010/?",
    "http://127.0.0.1:4010#top",
    "http://127.0.0.1:99999",
    " http://127.0.0.1:4010",
    "http://127.0.0.1:4010\t",
    "http://127.0.0.1:4010\n",
    "http://127.0.0.1:4010/a b",
    "https:\\\\api.coffer.example",
    "https://api.coffer.example\\.evil.example",
    7,
    null,
  ])("explains the invalid baseUrl %j", (host) => {
    const said = `baseUrl "${host}" must be http(s):// and a host, without user name, query or hash.`;
    expect(made({ baseUrl: { merchant: host } })).toThrow(new TypeError(said));
    if (typeof host === "string") expect(made({ baseUrl: host })).toThrow(new TypeError(said));
  });

  it.each([
    "http://api.coffer.example",
    "HTTP://10.0.0.5:4010",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
  ])("refuses baseUrl %j in production, where it would send the token in clear", (baseUrl) => {
    const said = /must be https:\/\/ in production/;
    expect(made({ environment: "production", baseUrl })).toThrow(said);
    expect(made({ baseUrl })).toThrow(said);
    expect(made({ environment: "production", baseUrl: { content: baseUrl } })).toThrow(said);
    expect(made({ environment: "sandbox", baseUrl })).not.toThrow();
  });

  it.each(["http://localhost:3000", "http://shop.localhost", "http://127.9.9.9:1", "http://[::1]:4010"])(
    "takes the loopback address %j in production",
    (baseUrl) => {
      expect(made({ environment: "production", baseUrl })).not.toThrow();
    },
  );

  it("calls the address as a URL parser writes it", async () => {
    const baseUrl = "HTTPS://Proxy.Example:443/a/../coffer//";
    const { coffer, requests } = scriptedClient([answer([])], { environment: "production", baseUrl });
    await coffer.assets.getAssets();
    expect(requests[0]?.url.href.startsWith("https://proxy.example/coffer/api/")).toBe(true);
  });

  it("does not repeat a password of a baseUrl", () => {
    const said = /^baseUrl "https:\/\/…@api.coffer.example" must be/;
    expect(made({ baseUrl: "https://me:canary@api.coffer.example" })).toThrow(said);
  });

  it.each([{ bse: "http://127.0.0.1:4010" }, {}, new URL("http://127.0.0.1:4010"), 7])(
    "rejects a baseUrl for unknown services: %o",
    (baseUrl) => {
      const said = "baseUrl is a text, or some of base, merchant, multisig, content, partner, wallet with a text each.";
      expect(made({ baseUrl })).toThrow(new TypeError(said));
    },
  );

  it.each([undefined, "", "http://127.0.0.1:4010", "https://proxy.example/coffer/", { base: "http://[::1]:4010" }])(
    "accepts baseUrl %j",
    (baseUrl) => {
      expect(made({ baseUrl })).not.toThrow();
    },
  );
});

describe("unreachable server", () => {
  const unreached = async (options: ClientOptions) => {
    const { coffer } = scriptedClient(drop(), { retries: 0, ...options });
    return failureOf(coffer.assets.getAssets());
  };

  it("is named, with the command that starts a sandbox if it is one", async () => {
    const cant = (at: string) => `Coffer can't be reached at ${at}. Check the connection and the address.`;
    const start = " Start the sandbox with `npx @coffer/sandbox`.";
    expect(await unreached({})).toMatchObject({ kind: "network", message: cant("http://127.0.0.1:4010") + start });
    expect(await unreached({ environment: "production" })).toMatchObject({
      message: cant("https://api.coffer.example"),
    });
    const baseUrl = "http://127.0.0.1:4999";
    expect(await unreached({ environment: "production", baseUrl })).toMatchObject({ message: cant(baseUrl) });
  });
});

describe("error of a custom fetch", () => {
  const thrownBy = async (thrown: (request: Request) => unknown) => {
    const { coffer } = scriptedClient((request) => Promise.reject(thrown(request)), {
      session: aSession({ accessToken: "canary-token" }),
      headers: { "X-Proxy-Key": "canary-proxy-key" },
      retries: 0,
    });
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toBeInstanceOf(CofferError);
    const { cause } = error as CofferError;
    for (const each of [error, cause]) {
      expect(inspect(each, { depth: 20, showHidden: true, getters: true })).not.toContain("canary");
      expect(JSON.stringify(each) + String(each)).not.toContain("canary");
    }
    return cause;
  };

  it("keeps name, message and code, and no other field", async () => {
    const cause = await thrownBy((request) =>
      Object.assign(new TypeError("fetch failed"), {
        code: "ERR_FETCH",
        request,
        config: { headers: Object.fromEntries(request.headers) },
        cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED", request }),
      }),
    );
    expect(cause).toMatchObject({
      name: "TypeError",
      message: "fetch failed",
      code: "ERR_FETCH",
      cause: { message: "refused", code: "ECONNREFUSED" },
    });
  });

  it("exposes no secret in its message", async () => {
    const cause = await thrownBy(({ headers }) => {
      return new Error(`Sent ${headers.get("authorization")} with ${headers.get("x-proxy-key")}.`);
    });
    expect(cause).toMatchObject({ message: "Sent Bearer … with …." });
    expect(await thrownBy(({ headers }) => headers.get("authorization"))).toMatchObject({ message: "Bearer …" });
  });

  it("may be any value", async () => {
    const circle: { message: string; cause?: unknown } = { message: "round" };
    circle.cause = circle;
    expect(await thrownBy(() => circle)).toMatchObject({ message: "round", cause: { message: "round" } });
    expect(await thrownBy(() => undefined)).toBeUndefined();
    const trap = {
      get message(): string {
        throw new Error("canary");
      },
    };
    for (const odd of [null, 7, trap, { message: { canary: 1 } }, Object.create(null)]) {
      expect(await thrownBy(() => odd)).toMatchObject({ message: "" });
    }
  });
});

describe("reply headers", () => {
  const headers = { "X-Request-Id": "req_7", "Set-Cookie": "canary=1", "X-Region": "eu" };
  const failed = async (step: Parameters<typeof scriptedClient>[0], options: ClientOptions = {}) => {
    const { coffer } = scriptedClient(step, { retries: 0, ...options });
    return (await failureOf(coffer.assets.getAssets())) as CofferError;
  };
  const broken = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("terminated")) }), {
      status: 502,
      headers,
    });

  it.each([
    ["a refusal", refusal(60028, { headers })],
    ["a page of HTML", raw("<html>", { headers })],
    ["a redirect", raw(null, { status: 302, headers })],
    ["a body that is too large", raw("x".repeat(100), { headers })],
    ["a body that breaks", broken],
  ])("are part of the error of %s, and are not printed", async (_, step) => {
    const error = await failed(step, { maxReplyBytes: 99 });
    expect(error.headers?.get("x-region")).toBe("eu");
    expect(error.status).toBeGreaterThan(0);
    expect(error.requestId).toBeTruthy();
    expect(Object.keys(error)).not.toContain("headers");
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain("canary");
  });

  it("remain when the body breaks off or never ends", async () => {
    const message = "The reply of http://127.0.0.1:4010 broke off.";
    expect(await failed(broken)).toMatchObject({ kind: "network", status: 502, requestId: "req_7", message });
    const stalled = () => new Response(new ReadableStream(), { status: 200, headers });
    expect(await failed(stalled, { timeoutMs: 5 })).toMatchObject({ kind: "timeout", status: 200, requestId: "req_7" });
  });

  it("are missing if no reply came", async () => {
    const error = await failed(drop());
    expect(error).toMatchObject({ status: undefined, headers: undefined });
  });
});

describe("impossible call", () => {
  it.each(["", "short", "x".repeat(129), "with space", "naïve-ключ", "line\nbreak"])(
    "with the idempotency key %j is not sent",
    async (idempotencyKey) => {
      for (const options of [{ idempotencyKey }, { headers: { "idempotency-KEY": idempotencyKey } }]) {
        const { coffer, requests } = scriptedClient(answer({ rid: "wd_1" }));
        expect(await failureOf(coffer.withdrawals.applyTransactionOut(order, options))).toMatchObject({
          kind: "api",
          code: 400,
          attempts: 0,
          outcomeUnknown: false,
          retryable: false,
          message: "The request can't be sent. An idempotency key is 8 to 128 letters, digits, - and _.",
        });
        expect(requests).toHaveLength(0);
      }
    },
  );

  it.each([null, "USDT", 7])("with the input %j rejects once", async (input) => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const { coffer, requests } = scriptedClient(answer({}));
      const message = "The request can't be sent. Its input must be an object.";
      const refused = { kind: "api", code: 400, attempts: 0, message };
      expect(await failureOf(coffer.withdrawals.applyTransactionOut(input as never))).toMatchObject(refused);
      const history = coffer.assets.getUserAssetsHistory(input as never);
      expect(await failureOf(history)).toMatchObject(refused);
      expect(await failureOf(history.pages()[Symbol.asyncIterator]().next())).toMatchObject(refused);
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
      expect(requests).toHaveLength(0);
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });
});

describe("success without the promised result", () => {
  it.each([{ success: true }, { success: true, result: null }, { Status: true, error: null, data: null }])(
    "is a failure: %j",
    async (body) => {
      const { coffer } = scriptedClient(raw(JSON.stringify(body)), { retries: 0 });
      const message = "Coffer answered an object without a result.";
      expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "decode", status: 200, message });
      const withdrawal = coffer.withdrawals.applyTransactionOut(order);
      expect(await failureOf(withdrawal)).toMatchObject({ kind: "decode", outcomeUnknown: true });
    },
  );

  it.each([0, false, "", []])("is valid as %j", async (result) => {
    const { coffer } = scriptedClient(answer(result));
    expect(await coffer.assets.getAssets()).toEqual(result);
  });
});

describe("failing store", () => {
  const fails = () => {
    throw new Error("The disk is gone.");
  };
  const stores: [string, Partial<SessionStore>][] = [
    ["throws", { get: fails, set: fails, clear: fails, subscribe: fails }],
    ["has no methods", {}],
    ["can only be read", { get: () => aSession({ accessToken: "at_0" }) }],
  ];

  it.each(stores)("that %s is replaced by memory and reported once", async (_, store) => {
    const onStorageFallback = vi.fn();
    const { coffer, requests } = scriptedClient(answer([]), {
      store: store as SessionStore,
      events: { onStorageFallback },
    });
    expect(coffer.session.accept("at_9", "rt_9")).toBe(true);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_9" });
    await coffer.assets.getAssets();
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer at_9");
    coffer.session.end();
    expect(coffer.session.get()).toBeUndefined();
    coffer.close();
    expect(onStorageFallback.mock.calls).toEqual([[{ problem: "blocked", item: "session" }]]);
  });

  it("keeps its last value during an outage and works again afterwards", () => {
    let kept = aSession({ accessToken: "at_1" });
    let down = false;
    const get = () => (down ? fails() : kept);
    const stop = vi.fn(fails);
    const store = { get, set: fails, clear: fails, subscribe: () => stop };
    const coffer = createClient({ environment: "sandbox", store });
    down = true;
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_1" });
    kept = aSession({ accessToken: "at_2" });
    down = false;
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
    coffer.close();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe("retry budget", () => {
  const sentOf = async (options: ClientOptions, calls: number) => {
    takeTime();
    const { coffer, requests, eventsOf } = scriptedClient(drop(), { retries: 1, ...options });
    const failed = Promise.all(Array.from({ length: calls }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    return { sent: requests.length, spent: eventsOf("onRetry").map((event) => Object(event).budgetSpent) };
  };

  it("is an option, and reported when it is spent", async () => {
    const { sent, spent } = await sentOf({ retryBudget: { free: 2 } }, 5);
    expect(sent).toBe(7);
    expect(spent).toEqual([false, false, true, true, true]);
  });

  it("may be a larger share, or zero", async () => {
    expect(await sentOf({ retryBudget: { share: 0.5 } }, 40)).toMatchObject({ sent: 60 });
    expect(await sentOf({ retryBudget: { free: Number.POSITIVE_INFINITY } }, 40)).toMatchObject({ sent: 80 });
    expect(await sentOf({}, 40)).toMatchObject({ sent: 40 + RETRY_BUDGET.free });
  });
});
