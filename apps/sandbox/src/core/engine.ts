import type { OperationInfo } from "@coffer/sdk/contract";
import { failure, validators } from "../gen/validators.js";
import type { World } from "../world/world.ts";
import { askedOutcome } from "./asked-outcome.ts";
import { type Context, contextOf } from "./context.ts";
import { failureEnvelope, olderFailure, statusOf, successEnvelope } from "./envelope.ts";
import { distort, replyInstead } from "./faulty-reply.ts";
import { keepReply, keptReply, readKey, slotOf } from "./idempotency.ts";
import { readInput } from "./input.ts";
import { type LogEntry, loggedInput } from "./log.ts";
import { codeOf, Refusal, refuse } from "./refusal.ts";
import { type EngineReply, type EngineRequest, languageOf } from "./request.ts";
import { findRoute } from "./router.ts";
import type { Service } from "./service.ts";
import type { Tenant } from "./tenant.ts";

type Headers = Record<string, string>;
type Outcome = { status: number; headers: Headers; body: string };

/** Handles one request to one world, without waiting. It knows no HTTP and no MSW: those are in adapters/. */
export function handle(service: Service, tenant: Tenant, request: EngineRequest): EngineReply {
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
      if (fault?.kind === "expireToken") service.endAccessToken(world, request.headers);
      outcome =
        replyInstead(fault, (code) => service.askedRefusal(world, code)) ??
        perform(service, tenant, route.operation, request, { requestId, language }, entry);
    } catch (error) {
      outcome = refused(toRefusal(service, error, world, entry));
    }
  }

  entry.status = outcome.status;
  entry.reply = outcome.body;
  if (world.ledger.log.length > firstEntry) entry.ledger = world.ledger.log.slice(firstEntry);
  if (world.findings.length > 0) entry.findings.push(...world.findings.splice(0));
  tenant.log.add(entry, request);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    // The world's time, not the machine's: clients compute deadlines from it, also after an advance.
    date: httpDate(world.clock.now()),
    "x-request-id": requestId,
    ...outcome.headers,
  };
  const noteTook = (milliseconds: number) => {
    tenant.log.amend(entry, { took: milliseconds });
  };
  const noteAdapter = (told: string) => {
    tenant.log.amend(entry, { fault: JSON.stringify({ ...fault, adapter: told }) });
  };
  const { status, body } = outcome;
  return distort({ status, code: entry.code, headers, body, noteTook, noteAdapter }, fault);
}

let lastDate = { second: -1, text: "" };

/** Formatted once a second, because formatting takes longer than most of the work of a reply. */
function httpDate(moment: number): string {
  const second = Math.floor(moment / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(moment).toUTCString() };
  return lastDate.text;
}

/** Any request may be refused with an HTTP status as code; the contract names the catalogue codes of a call. */
const mayAnswer = ({ errors }: OperationInfo, code: number) => code < 600 || errors.includes(code);

/** Runs authentication, input checks and idempotency, then the operation in a transaction. */
function perform(
  service: Service,
  { world }: Tenant,
  operation: OperationInfo,
  request: EngineRequest,
  { requestId, language }: Pick<Context, "requestId" | "language">,
  entry: LogEntry,
): Outcome {
  const asked = askedOutcome(operation, request.headers);
  const caller = service.authenticate(world, operation, request);
  entry.uid = caller?.user.uid ?? null;
  const idempotencyKey = readKey(operation, request.headers);
  const input = readInput(world, operation, request);
  entry.input = loggedInput(input);
  const run = service.operations.get(operation.operationId);
  if (!run)
    throw refuse("notServedYet", `${operation.operationId} is in the contract, but the sandbox doesn't serve it yet.`);
  // After the input checks, so that invalid input is refused first; before the Idempotency-Key, so that the key stays
  // free.
  const magic = service.magicRefusal(world, operation.operationId, input);
  const code = asked ?? (magic === null ? null : codeOf(magic));
  if (code !== null) throw service.askedRefusal(world, code);

  const slot = idempotencyKey === null ? null : slotOf(entry.uid ?? "", idempotencyKey, operation, input);
  const kept = slot === null ? null : keptReply(world, slot);
  if (kept !== null) return { status: 200, headers: { "idempotency-hit": "true" }, body: kept };

  const context = contextOf(caller, request, { world, operation, requestId, language, idempotencyKey });
  const body = world.atomic(() => {
    const envelope = successEnvelope(operation, run(context as never, input as never), requestId);
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

/** Returns the refusal for an error of an operation; an unexpected error is a 500, recorded in the request log. */
function toRefusal(service: Service, error: unknown, world: World, entry: LogEntry): Refusal {
  if (error instanceof Refusal) {
    const { remember } = error.options;
    try {
      if (remember) world.atomic(remember);
      return error;
    } catch (failed) {
      return toRefusal(service, failed instanceof Refusal ? String(failed) : failed, world, entry);
    }
  }
  const foreseen = service.refusalOf(world, error);
  if (foreseen) return foreseen;
  const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  entry.findings.push(name);
  return refuse(
    "serverError",
    error instanceof BrokenReply ? "The sandbox's own reply broke the contract; its log says how." : null,
  );
}
