// Alone, without the client: a program that only receives webhooks loads nothing else.
import type { Event, EventType } from "../generated/types.ts";

/** An event as a webhook brings it: what happened, to which record, and when. It may come twice and out of order: go by `id`. */
export type WebhookEvent = Event;
/** What happened, a noun and a verb. More may come: pass over a type you don't know. */
export type WebhookEventType = EventType;

/** How old a delivery may be, or how far ahead the sender's clock, in milliseconds: 5 minutes. */
export const WEBHOOK_TOLERANCE_MS = 300_000;

/**
 * Why a delivery wasn't accepted: `missingHeader`, it carries no `Coffer-Signature`; `malformedHeader`, or one that can't be
 * read; `noMatch`, no secret made it, or the body isn't the one that was signed; `stale`, it was signed with a secret, but too
 * long ago, or by a clock too far ahead; `malformedBody`, it was signed and is no event.
 */
export type WebhookFailure = "missingHeader" | "malformedHeader" | "noMatch" | "stale" | "malformedBody";

/** A delivery that wasn't accepted. Answer 400, and do nothing with the body. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  /** Why. */
  readonly reason: WebhookFailure;

  /** @internal */
  constructor(reason: WebhookFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Whether `verifyWebhook` refused a delivery, also where two copies of this package meet. */
export const isWebhookError = (error: unknown): error is WebhookError =>
  error instanceof Error && error.name === "WebhookError" && "reason" in error;

/** The request's headers: `Headers`, Node's `request.headers`, or any object with names in upper or lower case. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** How a delivery's time is judged. */
export interface WebhookOptions {
  /** What time it is, in milliseconds or as a `Date`; the machine's time when left out. */
  readonly now?: number | Date | undefined;
  /** How many milliseconds it may be behind or ahead of that. @default WEBHOOK_TOLERANCE_MS */
  readonly tolerance?: number | undefined;
}

const HEADER = "coffer-signature";
/** Two while a secret is rolled; a sender that offers hundreds of signatures only costs time. */
const MOST_SIGNATURES = 8;
const MOST_HEADER = 1024;

/**
 * The event of a delivery, once it is certain that its sender has the secret and sent it just now. `body` is the raw body,
 * as text or bytes: read again from JSON it isn't what was signed. While a secret is rolled, pass both.
 *
 * Throws a `WebhookError` whose `reason` says why not, and a `TypeError` where it is called wrongly.
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET);
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[] | undefined,
  { now = Date.now(), tolerance = WEBHOOK_TOLERANCE_MS }: WebhookOptions = {},
): Promise<WebhookEvent> {
  const bytes = bytesOf(body);
  const secrets = secretsOf(secret);
  const { time, signatures } = readHeader(headers);
  const signed = joined(new TextEncoder().encode(`${time}.`), bytes);
  const matches = await Promise.all(secrets.map((each) => isSigned(signed, signatures, each)));
  if (!matches.includes(true))
    throw new WebhookError(
      "noMatch",
      "No secret signs this body so. Check the secret, and that the body is the raw one.",
    );
  const age = Number(now) - Number(time) * 1000;
  // Written so that a tolerance or a time that is no number accepts nothing.
  if (!(Math.abs(age) <= tolerance))
    throw new WebhookError("stale", `It was signed ${age} ms ago, and ${tolerance} ms either way are accepted.`);
  return readEvent(bytes);
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  // By its name: a test runner's or a frame's is of another realm.
  if (Object.prototype.toString.call(body) === "[object ArrayBuffer]") return new Uint8Array(body as ArrayBuffer);
  throw new TypeError("verifyWebhook takes the raw body, as text or bytes, not what was read from its JSON.");
}

function secretsOf(secret: unknown): string[] {
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret];
  const given = secrets.filter((each) => typeof each === "string" && each !== "");
  // Signed with nothing, a body would be anybody's.
  if (given.length === 0 || given.length < secrets.length)
    throw new TypeError("verifyWebhook takes the webhook's secret, or a list of them; none may be empty.");
  return given as string[];
}

function readHeader(headers: WebhookHeaders): { time: string; signatures: string[] } {
  const text = headerIn(headers);
  if (text === null) throw new WebhookError("missingHeader", "It carries no Coffer-Signature header.");
  const parts = text.length > MOST_HEADER ? [] : text.split(",").map((part) => part.trim().split("="));
  const valuesOf = (wanted: string) => parts.flatMap(([name, value = ""]) => (name === wanted ? [value] : []));
  const [time = "", ...times] = valuesOf("t");
  const signatures = valuesOf("v1").filter((value) => /^[0-9a-f]{64}$/.test(value));
  const isWhole = /^\d{1,12}$/.test(time) && times.length === 0;
  if (!isWhole || signatures.length === 0 || signatures.length > MOST_SIGNATURES)
    throw new WebhookError("malformedHeader", "Coffer-Signature must be t=<seconds>,v1=<hex>, with a v1 or a few.");
  return { time, signatures };
}

function headerIn(headers: WebhookHeaders): string | null {
  if (typeof headers.get === "function") return headers.get(HEADER);
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === HEADER)?.[1];
  return found === undefined ? null : String(found);
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(start.length + end.length);
  all.set(start);
  all.set(end, start.length);
  return all;
}

/** Compared by Web Crypto, which takes as long whatever differs; each is compared, whichever of them fits. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: readonly string[], secret: string) {
  const { subtle } = globalThis.crypto;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await subtle.importKey("raw", new TextEncoder().encode(secret), hmac, false, ["verify"]);
  const fits = await Promise.all(signatures.map((each) => subtle.verify("HMAC", key, fromHex(each), signed)));
  return fits.includes(true);
}

const fromHex = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

function readEvent(bytes: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (isEvent(event)) return event;
  } catch {
    // Told below.
  }
  throw new WebhookError("malformedBody", "It is signed, and its body is no event.");
}

function isEvent(value: unknown): value is WebhookEvent {
  const { id, type, time, data }: Partial<Record<string, unknown>> = { ...Object(value) };
  const isText = [id, type, time].every((each) => typeof each === "string");
  return isText && typeof data === "object" && data !== null;
}
