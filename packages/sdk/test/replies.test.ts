import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, drop, raw, refusal, type Step } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";
import { takeTime } from "./lab/doors.ts";

afterEach(() => {
  vi.useRealTimers();
});

const json = (body: unknown, status = 200) => raw(JSON.stringify(body), { status });
const asked = (step: Parameters<typeof scriptedClient>[0]) => {
  const { coffer } = scriptedClient(step, { retries: 0 });
  return failureOf(coffer.assets.getAssets());
};

describe("reply without a success flag", () => {
  it.each([
    [json({ result: [] }), "Coffer answered an object without saying that it succeeded."],
    [raw(""), "Coffer answered an empty body without saying that it succeeded."],
    [raw("<html>"), "Coffer answered a body that isn't its JSON without saying that it succeeded."],
    [json([{ success: true }]), "Coffer answered a body that isn't its JSON without saying that it succeeded."],
    [json(5), "Coffer answered a body that isn't its JSON without saying that it succeeded."],
    [json("success"), "Coffer answered a body that isn't its JSON without saying that it succeeded."],
    [json(null), "Coffer answered a body that isn't its JSON without saying that it succeeded."],
  ])("is classified by its content: %#", async (step, message) => {
    expect(await asked(step)).toMatchObject({ kind: "decode", message, status: 200 });
  });

  it("is a failure when it carries an error", async () => {
    const error = { code: 60028, message: "No." };
    expect(await asked(json({ success: true, result: [], error }))).toMatchObject({ kind: "api", code: 60028 });
    expect(await asked(json({ success: true, result: [], error: "no" }))).toMatchObject({ kind: "decode" });
  });

  it("is a proxy's when it has no reason", async () => {
    const message = "Coffer answered with HTTP 404.";
    expect(await asked(raw("", { status: 404 }))).toMatchObject({ kind: "api", code: 404, message });
    expect(await asked(raw("", { status: 504 }))).toMatchObject({ kind: "api", code: 500, status: 504 });
  });
});

describe("refusal", () => {
  const refused = (error: unknown, requestId?: unknown) =>
    asked(
      raw(JSON.stringify({ success: false, error, requestId }), { status: 400, headers: { "x-request-id": "head" } }),
    );

  it.each([
    [60028, 60028],
    ["60028", 60028],
    ["x60028", 400],
    ["60028x", 400],
    ["1234567890", 400],
    ["", 400],
    [[60028], 400],
    [1.5, 400],
    [true, 400],
    [null, 400],
    [2 ** 60, 400],
  ])("with a code of %j has code %d", async (code, read) => {
    expect(await refused({ code, message: "No." })).toMatchObject({ kind: "api", code: read });
  });

  it.each([undefined, "", 7, ["No."]])("with the message %j gets a message", async (message) => {
    const error = await refused({ code: 60028, message, details: message });
    expect(error).toMatchObject({ message: "Coffer answered with code 60028.", details: undefined });
  });

  it("names the fields it lists, and the request by its body or headers", async () => {
    const validationErrors = [
      { field: "amount" },
      { field: "coin", rule: "enum", message: "No." },
      { rule: "x" },
      7,
      null,
    ];
    const error = await refused({ code: 400, message: "No.", validationErrors }, "body");
    expect(error).toMatchObject({ requestId: "body" });
    expect((error as { validationErrors: unknown }).validationErrors).toEqual([
      { field: "amount", rule: "invalid", message: "" },
      { field: "coin", rule: "enum", message: "No." },
    ]);
    expect(await refused({ code: 400, message: "No.", validationErrors: "amount" }, 7)).toMatchObject({
      validationErrors: [],
      requestId: "head",
    });
  });
});

describe("server's requested delay", () => {
  it.each([
    ["7", 7_000],
    ["1.25", 1_250],
    ["7x", undefined],
    ["7 days", undefined],
    ["x Sat, 21 Nov 2026 12:00:10 GMT", undefined],
    ["Sa 21 Nov 2026 12:00:10 GMT", undefined],
    ["Sat, 21 Nov 2026 12:00:10 GMT", 10_000],
  ])("by %j is %o ms", async (header, ms) => {
    takeTime();
    vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
    expect(await asked(refusal(429, { headers: { "Retry-After": header } }))).toMatchObject({ retryAfterMs: ms });
  });
});

describe("sign-in operations", () => {
  it("are the only ones whose reply starts a session", async () => {
    const { coffer } = scriptedClient(answer({ session: { accessToken: "at_evil", refreshToken: "rt_evil" } }));
    await coffer.assets.getAssets();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_1" });
  });

  it("start a session only if they return tokens, not for a second step", async () => {
    const tokens = { accessToken: "at_8", refreshToken: "rt_8", accountType: 3, accessTokenExpireInSeconds: 60 };
    const steps = [answer({ session: null, verificationToken: "v" }), answer({ session: tokens })];
    const { coffer, eventsOf } = scriptedClient(steps);
    const verify = () => coffer.auth.securityVerification({ verificationToken: "v", googleCode: "915027" } as never);
    await verify();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_1" });
    await verify();
    expect(coffer.session.get()).toMatchObject(tokens);
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

describe("encryption key", () => {
  const keys = answer({ i: "00".repeat(16), s: "00".repeat(8), k: "key-1", e: 300 });
  const asksAfter = async (step: Parameters<typeof scriptedClient>[0], first: "encrypted" | "plain" = "encrypted") => {
    const script = typeof step === "function" ? step : answer({});
    const { coffer, requests } = scriptedClient(
      (request) => (request.url.endsWith("/GetKEIS") ? keys : script)(request),
      {
        retries: 0,
      },
    );
    const order = { rid: "wd_1", verification: { fundPassword: "402915" } };
    const confirm = () => coffer.withdrawals.confirmTransactionOut(order as never).catch(() => undefined);
    await confirm();
    if (first === "plain") await coffer.assets.getAssets().catch(() => undefined);
    await confirm();
    return requests.filter(({ url }) => url.pathname.endsWith("/GetKEIS")).length;
  };

  it("is fetched again only after a refusal, because the server may have lost it", async () => {
    expect(await asksAfter(refusal(60028))).toBe(2);
    expect(await asksAfter(answer({}))).toBe(1);
    expect(await asksAfter(drop())).toBe(1);
    const plainRefused: Step = (request) => (request.method === "GET" ? refusal(60028) : answer({}))(request);
    expect(await asksAfter(plainRefused, "plain")).toBe(1);
  });
});

describe("public call", () => {
  it("carries no token, and its 401 causes no refresh", async () => {
    const { coffer, requests } = scriptedClient(refusal(401));
    expect(await failureOf(coffer.basic.getLegalCurrencyList())).toMatchObject({ kind: "api", code: 401, attempts: 1 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });
});

describe("call whose reply arrives under another user", () => {
  const late = () => {
    const held = gate();
    const client = scriptedClient((request) => {
      if (isRefresh(request)) return aPair(2)(request);
      const first = request.headers.get("authorization") === "Bearer at_1";
      return first ? held.before(refusal(401))(request) : answer("yes")(request);
    });
    const names = () => client.requests.map(({ headers }) => headers.get("authorization"));
    return { ...client, held, names };
  };
  const inAgain = aSession({ accessToken: "at_7", refreshToken: "rt_7" });

  it("is not resent after a sign-in here or in another tab", async () => {
    for (const [what, change] of [
      ["here", ({ coffer }: ReturnType<typeof late>) => coffer.session.accept("at_7", "rt_7")],
      [
        "elsewhere",
        ({ store }: ReturnType<typeof late>) => {
          store.clear();
          store.set(inAgain);
        },
      ],
    ] as const) {
      const there = late();
      const failed = failureOf(there.coffer.profile.applyToBecomeOfficial({ agreeContract: true }));
      const signedOut = failureOf(there.coffer.profile.exit());
      await vi.waitFor(() => expect(there.requests).toHaveLength(2));
      change(there);
      there.held.open();
      expect(await failed, what).toMatchObject({ kind: "auth", code: 401, attempts: 1 });
      expect(await signedOut, what).toMatchObject({ kind: "auth", code: 401 });
      expect(there.names()).toEqual(["Bearer at_1", "Bearer at_1"]);
      expect(there.coffer.session.get()).toMatchObject({ accessToken: "at_7" });
    }
  });

  it("continues after another tab's refresh", async () => {
    const there = late();
    const result = there.coffer.profile.applyToBecomeOfficial({ agreeContract: true });
    await vi.waitFor(() => expect(there.requests).toHaveLength(1));
    there.store.set(inAgain);
    there.held.open();
    expect(await result).toBe("yes");
    expect(there.names()).toEqual(["Bearer at_1", "Bearer at_7"]);
  });

  it("with a code that ends sessions just fails for an anonymous caller", async () => {
    const held = gate();
    const { coffer, eventsOf } = scriptedClient(held.before(refusal(50001)));
    const failed = failureOf(coffer.assets.getAssets());
    coffer.session.end();
    held.open();
    expect(await failed).toMatchObject({ kind: "api", code: 50001 });
    expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "signedOut" }]);
  });
});

describe("limits of a client", () => {
  it("allow a request of exactly the maximum size", async () => {
    const bytes = JSON.stringify({ currency: "EUR" }).length;
    for (const [maxRequestBytes, sent] of [
      [bytes, 1],
      [bytes - 1, 0],
    ] as const) {
      const { coffer, requests } = scriptedClient(answer({}), { maxRequestBytes });
      await coffer.profile.setPricingCurrency({ currency: "EUR" }).catch(() => undefined);
      expect(requests).toHaveLength(sent);
    }
  });

  it("allow more resends to a client that calls more", async () => {
    takeTime();
    let good = true;
    const { coffer, requests } = scriptedClient((request) => (good ? answer([]) : drop())(request));
    await Promise.all(Array.from({ length: 250 }, () => coffer.assets.getAssets()));
    good = false;
    const failed = Promise.all(Array.from({ length: 50 }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    // A tenth of 300 calls.
    expect(requests).toHaveLength(300 + 30);
  });
});

describe("events of a call", () => {
  it("carry its start and its duration", async () => {
    takeTime();
    await vi.advanceTimersByTimeAsync(5_000);
    const { coffer, eventsOf } = scriptedClient(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return answer([])(request);
    });
    const result = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(250);
    await result;
    expect(eventsOf("onRequest")).toMatchObject([{ operation: "getAssets", attempt: 1 }]);
    expect(eventsOf("onResponse")).toMatchObject([{ operation: "getAssets", status: 200, durationMs: 250 }]);
  });
});
