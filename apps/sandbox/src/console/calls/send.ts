import type { ValidationError } from "@coffer/errors";

/** What the control API refused. With status 0 nobody answered, without a message nobody could read the answer. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  readonly details: string | null;
  readonly fields: readonly ValidationError[];

  constructor(status: number, message = "", details: string | null = null, fields: readonly ValidationError[] = []) {
    super(message);
    this.status = status;
    this.details = details;
    this.fields = fields;
  }
}

type Sent = { world: string; lang: string; body?: object; signal?: AbortSignal };
type Told = { error?: { message?: string; details?: string | null; validationErrors?: ValidationError[] } };

/** One control call. What it answers is the caller's to know: see replies.ts. */
export async function send<Reply>(method: string, name: string, { world, lang, body, signal }: Sent): Promise<Reply> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/__sandbox/api/${name}`, {
      method,
      headers: { "X-Sandbox-World": world, lang, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ControlError(0);
  }
  const reply = parse(text);
  if (response.ok && reply !== undefined) return reply as Reply;
  const { error } = (reply ?? {}) as Told;
  throw new ControlError(response.status, error?.message, error?.details ?? null, error?.validationErrors ?? []);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
