// The only file that knows the envelope: `success` and `result`, or the older `Status` and `data`.
import { CofferError, type CofferErrorFields, type ValidationError } from "@coffer/errors";
import { decodeFailure } from "./failure.ts";
import { retryAfterMs } from "./retry-after.ts";
import { isTransient } from "./retry-policy.ts";
import type { Answer } from "./send-request.ts";
import { tryOrUndefined } from "./try-or-undefined.ts";

type Json = Readonly<Record<string, unknown>>;

/** What an answer says: the result of a success, or why it is none. */
export type Reading = CofferError | { readonly result: unknown; readonly requestId: string | undefined };

/** Reads an answer. Success takes both: a status of 2xx and a flag that says so. Anything else is one typed failure. */
export function readAnswer(answer: Answer, now: () => number): Reading {
  const { status, headers } = answer;
  const { body: sent } = answer;
  const body = readObject(typeof sent === "string" ? tryOrUndefined(() => JSON.parse(sent)) : sent);
  const flag = body?.success ?? body?.Status;
  const ok = status >= 200 && status < 300;
  const requestId = readText(body?.requestId) ?? headers.get("x-request-id") ?? undefined;
  // A reply with an error contradicts the flag, so it is no success.
  const clean = (body?.error ?? null) === null;
  const result = body?.result ?? body?.data ?? undefined;
  // No operation promises nothing.
  if (ok && flag === true && clean && result !== undefined) return { result, requestId };

  const fields: Partial<CofferErrorFields> = {
    status,
    headers,
    requestId,
    retryable: isTransient(status),
    retryAfterMs: retryAfterMs(headers, now()),
  };
  const refusal = readObject(body?.error);
  const code = readCode(refusal?.code);
  if (refusal && code !== undefined) {
    return new CofferError({
      ...fields,
      kind: "api",
      code,
      message: readText(refusal.message) ?? `Coffer answered with code ${code}.`,
      details: readText(refusal.details),
      data: readObject(refusal.data),
      validationErrors: readValidationErrors(refusal.validationErrors),
    });
  }
  if (ok) {
    const what = body ? "an object" : answer.body === "" ? "an empty body" : "a body that isn't its JSON";
    const without = flag === true && clean ? "a result" : "saying that it succeeded";
    return decodeFailure(`Coffer answered ${what} without ${without}.`, fields);
  }
  // A proxy, a gateway or a crash answered in Coffer's place: the status is all there is to go by, any 5xx being 500.
  const message = `Coffer answered with HTTP ${status}.`;
  return new CofferError({ ...fields, kind: "api", code: Math.min(status, 500), message });
}

function readObject(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

function readCode(value: unknown): number | undefined {
  const code = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof code === "number" && Number.isSafeInteger(code) ? code : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function readValidationErrors(value: unknown): ValidationError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => {
    const { field, rule, message } = readObject(each) ?? {};
    if (typeof field !== "string") return [];
    return [{ field, rule: readText(rule) ?? "invalid", message: readText(message) ?? "" }];
  });
}

/** Whether a value was encrypted with a key the server no longer has: it was refused before anything was done. */
export const isKeyEnded = ({ validationErrors }: CofferError): boolean =>
  validationErrors.some(({ rule }) => rule === "keyId");
