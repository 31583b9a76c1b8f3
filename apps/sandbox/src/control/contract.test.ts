import { describe, expect, it } from "vitest";
import document from "../gen/control.json" with { type: "json" };
import { program } from "../modules/program.ts";
import { TestSandbox } from "../testing/client.ts";
import { faultsOfBody, faultsOfReply } from "../testing/control-schemas.ts";
import { routes } from "./control.ts";

type Operation = {
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
};
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const ACT = "POST actors/{actor}/{action}";
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
);

it("documents every call and no other", () => {
  const actions = Object.entries(program.actors).flatMap(([who, { actions }]) =>
    Object.keys(actions).map((what) => `POST actors/${who}/${what}`),
  );
  expect([...documented.filter((call) => call !== ACT), ...actions].sort()).toEqual([...routes.keys()].sort());
});

describe("replies match the document", () => {
  const sandbox = TestSandbox.start();
  const control = (call: string, input?: object, query = "") => {
    const [method = "", path = ""] = call.split(" ");
    return sandbox.stranger().control(method, path + query, input);
  };
  const answered = (call: string, input?: object, query = "") => {
    const reply = control(call, input, query);
    expect([call, reply.status, reply.body]).toEqual([call, 200, expect.anything()]);
    return Object(reply.body);
  };
  /** Starts in a world with a busy shop, a pending record and a failure. */
  const begin = () => {
    answered("POST scenario", { name: "busy-merchant" });
    answered("PUT faults", { rules: [{ operation: "getKEIS", kind: "code", value: 1, latency: { uniform: [0, 1] } }] });
    sandbox.as("verified").call("getAssets");
    const item = { name: "verified", coin: "USDT", network: "TRC20", amount: "5" };
    answered("POST chain/deposit", item);
    answered("POST worlds", { id: "other" });
    answered("POST worlds/fork", { id: "fork" });
  };
  begin();
  const file = answered("GET worlds/export");
  const [{ requestId }] = answered("GET log").items;
  const [{ account }] = answered("GET books/accounts").items;
  const [{ id: depositId }] = answered("GET chain/transactions").items;

  /** The input of each call that needs some, in the query or the body, and the subject of the call. */
  const inputs: Record<string, object | string> = {
    "PUT settings": { allowMagicCode: true, reviewSeconds: null },
    "POST snapshot": answered("GET snapshot"),
    "POST worlds": { id: "third" },
    "DELETE worlds": "?matching=f*",
    "POST worlds/fork": { id: "second" },
    "POST worlds/import": { id: "imported", file },
    "GET worlds/diff": "?from=main&to=other",
    "POST clock/advance": { ms: 1000, times: 2 },
    "POST clock/live": { speed: 2 },
    "POST scenario": { name: "busy-merchant" },
    "GET authenticator": "?name=mei",
    "POST personas/sign-in": { name: "mei" },
    "POST chain/deposit": { name: "verified", coin: "BTC", network: "BTC", amount: "1" },
    "PUT market/network": { coin: "BTC", network: "BTC", withdrawEnabled: false },
    "PUT market/rate": { coin: "BTC", hasRate: true },
    "PUT faults": {
      seed: "s",
      rules: [
        { kind: "drip", value: 3, nth: 2 },
        { latency: 5, probability: 0.5 },
      ],
    },
    "GET log/entry": `?requestId=${requestId}`,
    "POST log/replay": { requestId, key: "same" },
    "GET books/statement": `?account=${account}`,
    [ACT]: { id: depositId },
  };
  // These calls destroy the subject of the others.
  const last = ["POST scenario", "POST snapshot", "POST reset", "DELETE log"];
  const byCase = ["POST review/decide", "POST chain/fail-withdrawal"];
  const order = [...documented.filter((call) => !last.includes(call) && !byCase.includes(call)), ...last];

  it.each(order)("%s", (call) => {
    const input = inputs[call];
    const path = call === ACT ? "POST actors/chain/confirm" : call;
    if (typeof input === "object") expect(faultsOfBody(call, input)).toEqual([]);
    const reply = typeof input === "string" ? answered(path, undefined, input) : answered(path, input);
    expect(faultsOfReply(call, reply)).toEqual([]);
  });

  it.each(documented)("%s, refused", (call) => {
    const { status, body } = control(call, call.startsWith("GET") ? undefined : { stray: 1 }, "?stray=1");
    expect(status).toBeGreaterThanOrEqual(400);
    expect(faultsOfReply(call, body, "4XX")).toEqual([]);
  });
});
