import { handle } from "../core/engine.ts";
import type { Fields } from "../core/fields.ts";
import type { LogEntry, LogFilter, RequestLog } from "../core/log.ts";
import { redactText } from "../core/redact.ts";
import { invalid, refuse } from "../core/refusal.ts";
import type { EngineRequest } from "../core/request.ts";
import { program } from "../modules/program.ts";
import { isoOf } from "../world/clock.ts";
import type { ControlRoutes } from "./call.ts";
import { entryShown } from "./money-shown.ts";

/** The request log: requests with their replies, and sending one again. */
export const requestLog: ControlRoutes = {
  "GET log": ({ tenant, fields }) => {
    const limit = fields.optionalInteger("limit");
    const filter = filterIn(fields);
    fields.done();
    return { items: tenant.log.rows(filter, limit).map((row) => ({ ...row, at: isoOf(row.at) })) };
  },
  "GET log/entry": ({ tenant: { log }, world, fields }) => {
    const entry = entryIn(log, fields);
    fields.done();
    const raw = log.raw(entry.requestId);
    return {
      ...log.show(entry),
      at: isoOf(entry.at),
      /** The raw body of a request that was refused before the operation read it. */
      body: raw?.body.kind === "text" ? redactText(raw.body.text) : null,
      contentType: raw?.headers["content-type"] ?? null,
      idempotencyKey: raw?.headers["idempotency-key"] ?? null,
      /** The code that the caller requested. */
      outcome: raw?.headers["x-sandbox-outcome"] ?? null,
      signedIn: raw?.headers.authorization !== undefined || raw?.headers["x-coffer-key"] !== undefined,
      canReplay: raw !== undefined,
      replayOf: log.replayOf(entry.requestId),
      postings: entry.ledger.map((made) => entryShown(world, log, made)),
    };
  },
  /** Resends a request unchanged, except for a new Idempotency-Key on demand. */
  "POST log/replay": ({ tenant, world, fields }) => {
    const first = entryIn(tenant.log, fields);
    const key = fields.has("key") ? fields.oneOf("key", ["same", "new"]) : "same";
    fields.done();
    const raw = tenant.log.raw(first.requestId);
    if (!raw) throw invalid("requestId", "gone", "It was too large or is too long ago: it can't be sent again.");
    const reply = handle(program.service, tenant, key === "new" ? withNewKey(raw, world.requests) : raw);
    const again = tenant.log.read(1)[0];
    if (!again) throw refuse("serverError", "The replay left no trace.");
    tenant.log.noteReplay(again.requestId, first.requestId);
    const { requestId, status, code } = again;
    return {
      first: {
        requestId: first.requestId,
        status: first.status,
        code: first.code,
        reply: tenant.log.show(first).reply,
      },
      again: { requestId, status, code, reply: again.reply },
      /** True if the Idempotency-Key was known: the first reply was replayed and nothing ran twice. */
      idempotencyHit: reply.headers["idempotency-hit"] === "true",
      same: first.status === status && withoutId(first.reply) === withoutId(reply.body),
    };
  },
  "DELETE log": ({ tenant, fields }) => {
    fields.done();
    tenant.log.clear();
    return { cleared: true };
  },
};

function entryIn(log: RequestLog, fields: Fields): LogEntry {
  const entry = log.find(fields.text("requestId"));
  if (!entry) throw invalid("requestId", "unknown", "The log has no such request; it keeps the latest ones.");
  return entry;
}

function filterIn(fields: Fields): LogFilter {
  const [operation, uid] = [fields.optionalText("operation"), fields.optionalText("uid")];
  const [status, code] = [fields.optionalInteger("status"), fields.optionalInteger("code")];
  return {
    ...(operation !== undefined && { operation }),
    ...(uid !== undefined && { uid }),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  };
}

/** Derived from the number of requests, so that a replay doesn't use the world's randomness. */
const withNewKey = (request: EngineRequest, count: number): EngineRequest => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": `replay-${count.toString().padStart(8, "0")}` },
});

/** Returns a reply without its request id, for comparisons. */
function withoutId(reply: string): string {
  try {
    return JSON.stringify(JSON.parse(reply), (name, value) => (name === "requestId" ? undefined : value));
  } catch {
    return reply;
  }
}
