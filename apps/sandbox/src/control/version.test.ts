import { expect, it } from "vitest";
import { Sandbox } from "../sandbox.ts";

const MINUTE = 60_000;
const CALLS = [
  ...["actors", "books", "books/accounts", "books/entries", "chain/networks", "chain/transactions", "coverage"],
  ...["faults", "inbox", "log", "magic", "review", "users"],
  "books/statement?account=world:chain:BTC",
  "worlds/diff?from=other&to=main",
];

function start() {
  const sandbox = new Sandbox({ live: true, startAt: Date.UTC(2026, 10, 21) });
  let now = Date.UTC(2026, 10, 21);
  const send = (method: string, path: string, body?: object, headers = {}) => {
    const [name = "", query = ""] = (path.startsWith("/") ? path : `/__sandbox/api/${path}`).split("?");
    const reply = sandbox.handle(
      {
        ...{ method, path: name, query, headers, ip: "127.0.0.1" },
        body: body ? { kind: "text", contentType: "application/json", text: JSON.stringify(body) } : { kind: "none" },
      },
      now,
    );
    return reply;
  };
  send("POST", "worlds/fork", { id: "other" });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { send, pass };
}

it('answers "not modified" to a caller with the latest reply', () => {
  const { send, pass } = start();
  const tags = CALLS.map((call) => send("GET", call).headers.etag ?? "");
  pass(1000);
  for (const [at, call] of CALLS.entries()) {
    const { status, body, headers } = send("GET", call, undefined, { "if-none-match": tags[at] ?? "" });
    expect([call, status, body, headers.etag]).toEqual([call, 304, "", tags[at]]);
  }
  expect(send("GET", "clock").headers.etag).toBeUndefined();
});

it("gives a different tag to every different reply", () => {
  const { send, pass } = start();
  const seen = () => new Map(CALLS.map((call) => [call, send("GET", call)]));
  const idOf = (call: string) => JSON.parse(send("GET", call).body).items[0].requestId;
  const deposit = { name: "verified", coin: "USDT", network: "TRC20", amount: "5" };
  const steps: Record<string, () => unknown> = {
    "a request": () => send("GET", "/api/services/app/Basic/GetKEIS"),
    "what the transport learns of it": () => send("GET", "/api/services/app/Basic/GetKEIS").noteTook?.(7),
    "a replay": () => send("POST", "log/replay", { requestId: idOf("log") }),
    "a log without entries": () => send("DELETE", "log"),
    "a deposit": () => send("POST", "chain/deposit", deposit),
    "its blocks": () => pass(90 * MINUTE),
    "a sign-in code": () =>
      send("POST", "/api/services/app/Basic/SendVerificationCode", {
        scene: 1,
        emailAddress: "mei.lin@coffer.example",
      }),
    "an authenticator's next code": () => pass(31_000),
    settings: () => send("PUT", "settings", { allowMagicCode: false }),
    "a closed network": () => send("PUT", "market/network", { coin: "BTC", network: "BTC", withdrawEnabled: false }),
    faults: () => send("PUT", "faults", { rules: [{ operation: "getKEIS", kind: "empty" }] }),
    "a fault": () => send("GET", "/api/services/app/Basic/GetKEIS"),
    "no faults": () => send("PUT", "faults", { rules: [] }),
    "a scenario": () => send("POST", "scenario", { name: "review-queue" }),
    "a jump": () => send("POST", "clock/advance", { ms: 31_000 }),
    "time that stands": () => send("POST", "clock/freeze"),
    "a jump of that": () => send("POST", "clock/advance", { ms: 29_000 }),
    "a reset": () => send("POST", "reset"),
  };
  let changed = 0;
  for (const [step, act] of Object.entries(steps)) {
    const before = seen();
    act();
    const after = seen();
    for (const call of CALLS) {
      const [was, is] = [before.get(call), after.get(call)];
      if (was?.body === is?.body) continue;
      changed += 1;
      expect([step, call, is?.headers.etag]).not.toEqual([step, call, was?.headers.etag]);
    }
  }
  expect(changed).toBeGreaterThan(Object.keys(steps).length);
});
