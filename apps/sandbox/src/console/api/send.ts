import type { ValidationError } from "@coffer/errors";

/** What the control API refused, or that it could not be asked. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  readonly details: string | null;
  readonly fields: readonly ValidationError[];

  constructor(status: number, message: string, details: string | null = null, fields: readonly ValidationError[] = []) {
    super(message);
    this.status = status;
    this.details = details;
    this.fields = fields;
  }

  /** For a place that marks no fields: what is wrong with them, else the general sentence and its details. */
  get sentence(): { title: string; description: string | null } {
    if (this.fields.length === 0) return { title: this.message, description: this.details };
    return { title: this.fields.map(({ message }) => message).join(" "), description: null };
  }
}

type Sent = { world: string; body?: object; signal?: AbortSignal };
type Told = { error?: { message?: string; details?: string | null; validationErrors?: ValidationError[] } };

/** One control call. What it answers is the caller's to know: see replies.ts. */
export async function send<Reply>(method: string, name: string, { world, body, signal }: Sent): Promise<Reply> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/__sandbox/api/${name}`, {
      method,
      headers: { "X-Sandbox-World": world, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ControlError(0, "The sandbox doesn't answer.", "Is it still running? This page asks again by itself.");
  }
  const reply = parse(text);
  if (response.ok && reply !== undefined) return reply as Reply;
  const { error } = (reply ?? {}) as Told;
  throw new ControlError(
    response.status,
    error?.message ?? `The sandbox answered ${response.status} and nothing that can be read.`,
    error?.details ?? null,
    error?.validationErrors ?? [],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
