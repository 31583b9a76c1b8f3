import type { OperationInfo } from "@coffer/sdk/contract";
import { failure, validators } from "../gen/validators.js";
import { LedgerRefused } from "../ledger/refused.ts";
import { served } from "../operations/served.ts";
import { askedOutcome } from "../outcomes/header.ts";
import { magicRefusal } from "../outcomes/magic-refusal.ts";
import { refusalAskedFor } from "../outcomes/refusal.ts";
import { Refusal, refuse } from "../refusal.ts";
import type { World } from "../world/world.ts";
import { authenticate } from "./auth.ts";
import { CallContext } from "./call-context.ts";
import type { Context } from "./context.ts";
import { failureEnvelope, olderFailure, statusOf, successEnvelope } from "./envelope.ts";
import { keepReply, keptReply, readKey, slotOf } from "./idempotency.ts";
import { readInput } from "./input.ts";
import { type LogEntry, loggedInput } from "./log.ts";
import { type EngineReply, type EngineRequest, languageOf } from "./request.ts";
import { findRoute } from "./router.ts";
import { distort, expireToken, replyInstead } from "./strike.ts";
import type { Tenant } from "./tenant.ts";

type Headers = Record<string, string>;
type Outcome = { status: number; headers: Headers; body: string };

/** One request to one world. No HTTP, no MSW, no waiting: the doors bring requests here and carry replies away. */
export function handle(tenant: Tenant, request: EngineRequest): EngineReply {
  const { world } = tenant;
  const language = languageOf(request.headers);
  const requestId = world.nextRequestId();
  const firstEntry = world.ledger.log.length;
  const entry: LogEntry = {
    requestId,
    at: world.clock.now(),
    method: request.method,
    path: request.path,
    query: request.query,
    operation: null,
    uid: null,
    status: 0,
    code: null,
    input: null,
    reply: "",
    fault: null,
    findings: [],
    ledger: [],
    took: null,
  };

  const route = findRoute(request.method, request.path);
  const fault = "operation" in route ? tenant.faults.next(route.operation) : null;
  entry.fault = fault && JSON.stringify(fault);

  const refused = (refusal: Refusal, more: Headers = {}): Outcome => {
    entry.code = refusal.code;
    const { retryAfter } = refusal.options;
    const headers = { ...more, ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }) };
    const envelope = failureEnvelope(refusal, language, requestId);
    if (!failure(envelope)) entry.findings.push("The refusal breaks the contract.");
    if ("operation" in route && fault?.kind !== "code" && !mayAnswer(route.operation, refusal.code))
      entry.findings.push(`${refusal.code} is none of the codes ${route.operation.operationId} may answer.`);
    const isOlder = "operation" in route && route.operation.service === "content";
    return {
      status: statusOf(refusal.code),
      headers,
      body: JSON.stringify(isOlder ? olderFailure(envelope) : envelope),
    };
  };

  let outcome: Outcome;
  if ("refusal" in route) {
    outcome = refused(route.refusal, route.allow === null ? {} : { allow: route.allow });
  } else {
    entry.operation = route.operation.operationId;
    try {
      if (fault?.kind === "expireToken") expireToken(world, request.headers);
      outcome = replyInstead(fault) ?? perform(tenant, route.operation, request, { requestId, language }, entry);
    } catch (error) {
      outcome = refused(toRefusal(error, world, entry));
    }
  }

  entry.status = outcome.status;
  entry.reply = outcome.body;
  if (world.ledger.log.length > firstEntry) entry.ledger = world.ledger.log.slice(firstEntry);
  if (world.findings.length > 0) entry.findings.push(...world.findings.splice(0));
  tenant.log.add(entry, request);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    // The world's time, not the machine's: clients count deadlines by it, after an advance too.
    date: httpDate(world.clock.now()),
    "x-request-id": requestId,
    ...outcome.headers,
  };
  const noteTook = (milliseconds: number) => {
    entry.took = milliseconds;
  };
  const noteDoor = (told: string) => {
    entry.fault = JSON.stringify({ ...fault, door: told });
  };
  return distort({ status: outcome.status, headers, body: outcome.body, noteTook, noteDoor }, fault);
}

let lastDate = { second: -1, text: "" };

/** Written once a second: it takes longer than most of what a reply needs. */
function httpDate(moment: number): string {
  const second = Math.floor(moment / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(moment).toUTCString() };
  return lastDate.text;
}

/** Any call may be refused as a request, with its HTTP status; catalogue codes are named in the contract. */
const mayAnswer = ({ errors }: OperationInfo, code: number) => code < 600 || errors.includes(code);

/** The call itself: who, what, whether it was done before, then the operation, all of it or nothing. */
function perform(
  { world }: Tenant,
  operation: OperationInfo,
  request: EngineRequest,
  { requestId, language }: Pick<Context, "requestId" | "language">,
  entry: LogEntry,
): Outcome {
  const asked = askedOutcome(operation, request.headers);
  const signedIn = authenticate(world, operation, request.headers);
  entry.uid = signedIn?.user.uid ?? null;
  const idempotencyKey = readKey(operation, request.headers);
  const input = readInput(world, operation, request);
  entry.input = loggedInput(input);
  const run = served.get(operation.operationId);
  if (!run) throw refuse(501, `${operation.operationId} is in the contract, but the sandbox doesn't serve it yet.`);
  // Only now, so that a wrong input is told as such; and before the key is looked at, so that it stays free.
  const code = asked ?? magicRefusal(world, operation.operationId, input);
  if (code !== null) throw refusalAskedFor(world, code);

  const slot = idempotencyKey === null ? null : slotOf(entry.uid ?? "", idempotencyKey, operation, input);
  const kept = slot === null ? null : keptReply(world, slot);
  if (kept !== null) return { status: 200, headers: { "idempotency-hit": "true" }, body: kept };

  const context = new CallContext(signedIn, world, operation, requestId, language, idempotencyKey, request);
  const body = world.atomic(() => {
    const envelope = successEnvelope(operation, run(context, input as never), requestId);
    const check = validators[operation.operationId].reply;
    if (!check(envelope)) throw new BrokenReply(JSON.stringify(check.errors?.slice(0, 5)));
    const text = JSON.stringify(envelope);
    if (slot !== null) keepReply(world, slot, text);
    return text;
  });
  return { status: 200, headers: {}, body };
}

class BrokenReply extends Error {
  override readonly name = "BrokenReply";
}

/** What the caller is told about what an operation threw; what nobody foresaw is a 500 and a finding. */
function toRefusal(error: unknown, world: World, entry: LogEntry): Refusal {
  if (error instanceof Refusal) {
    const { remember } = error.options;
    try {
      if (remember) world.atomic(remember);
      return error;
    } catch (failed) {
      return toRefusal(failed instanceof Refusal ? String(failed) : failed, world, entry);
    }
  }
  if (error instanceof LedgerRefused && error.reason === "insufficient") return refuse(60028);
  const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  entry.findings.push(name);
  return refuse(
    500,
    error instanceof BrokenReply ? "The sandbox's own reply broke the contract; its log says how." : null,
  );
}
