import type { OperationId } from "@coffer/sdk/contract";
import fc from "fast-check";
import type { EngineReply, EngineRequest } from "../core/request.ts";
import { DEMO_FUND_PIN } from "../modules/auth/user/personas.ts";
import { CONTROL_PATH } from "../sandbox.ts";
import { TestSandbox } from "./client.ts";
import { validInputs } from "./valid-inputs.ts";

const samples: Partial<Record<OperationId, Record<string, unknown>>> = validInputs;
const ids = Object.keys(samples) as OperationId[];
const who = fc.constantFrom("verified", "enterprise", "fresh", "mei", "merchant" as const);
const PLACE = { coin: "USDT", network: "TRC20" };
const MINUTE = 60_000;

const controls = [
  ["POST", "chain/deposit", { ...PLACE, amount: "250", name: "enterprise" }],
  ["POST", "clock/advance", { ms: 3 * MINUTE }],
  ["POST", "clock/advance", { ms: 26 * 60 * MINUTE }],
  ["PUT", "settings", { reviewSeconds: 60 }],
  ["POST", "worlds/fork", { id: "copy" }],
  ["POST", "worlds", { id: "other" }],
  ["DELETE", "worlds", { id: "copy" }],
  ["POST", "reset", {}],
  ["GET", "books", undefined],
] as const;

/** Any request of a caller: every call with a sample, whole withdrawals, other worlds, time, resets. */
export const request = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("call" as const), who, id: fc.constantFrom(...ids) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("withdraw" as const), amount: fc.integer({ min: 5, max: 90 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("control" as const), which: fc.constantFrom(...controls) }) },
  fc.record({ do: fc.constant("elsewhere" as const), world: fc.constantFrom("copy", "third") }),
  fc.record({ do: fc.constant("snapshot" as const) }),
);
type Request = typeof request extends fc.Arbitrary<infer Each> ? Each : never;

/** Records requests and replies as an adapter passes them on. */
export class NotingSandbox extends TestSandbox {
  readonly noted: { request: EngineRequest; reply: EngineReply }[] = [];
  static override start(): NotingSandbox {
    return new NotingSandbox();
  }
  override handle(asked: EngineRequest, realNow: number): EngineReply {
    const request = { ...asked, ip: "127.0.0.1", headers: { ...asked.headers, "user-agent": "walk" } };
    const reply = super.handle(request, realNow);
    this.noted.push({ request, reply });
    return reply;
  }
}

export function walk(sandbox: TestSandbox, steps: readonly Request[]): void {
  steps.forEach((step, at) => {
    const key = { idempotencyKey: `walk-${String(at).padStart(4, "0")}` };
    if (step.do === "call") {
      const { who, id } = step;
      if (id === "sendVerificationCode" || !id.endsWith("File")) sandbox.as(who).call(id, samples[id], key);
    } else if (step.do === "withdraw") {
      const api = sandbox.as("enterprise");
      const to = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
      const { result } = api.call("applyTransactionOut", { ...PLACE, address: to, amount: String(step.amount) }, key);
      api.call("sendVerificationCode", { scene: 6 });
      const verification = { fundPassword: DEMO_FUND_PIN, code: "000000" };
      api.call("confirmTransactionOut", { rid: result?.rid ?? "none", verification }, key);
    } else if (step.do === "control") {
      const [method, path, body] = step.which;
      sandbox.stranger().control(method, path, body);
    } else if (step.do === "snapshot") {
      const { body } = sandbox.stranger().control("GET", "snapshot");
      sandbox.stranger().control("POST", "clock/advance", { ms: MINUTE });
      sandbox.stranger().control("POST", "snapshot", body);
    } else {
      sandbox.handle(ask("GET", "/api/services/app/Basic/GetKEIS", step.world), 0);
      sandbox.handle(ask("POST", `${CONTROL_PATH}/personas/sign-in`, step.world, { name: "mei" }), 0);
    }
  });
}

const ask = (method: string, path: string, world: string, body?: object): EngineRequest => ({
  method,
  path,
  query: "",
  headers: { "x-sandbox-world": world, "content-type": "application/json" },
  body:
    body === undefined
      ? { kind: "none" }
      : { kind: "text", contentType: "application/json", text: JSON.stringify(body) },
  ip: "127.0.0.1",
});
