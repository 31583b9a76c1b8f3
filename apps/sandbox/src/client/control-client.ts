import type { ControlInput, ControlMethod, ControlOutput, ControlPath, ControlSchemas } from "./calls.ts";

export type { ControlCalls, ControlInput, ControlMethod, ControlOutput, ControlPath, ControlSchemas } from "./calls.ts";

type FieldError = NonNullable<ControlSchemas["Refusal"]["error"]["validationErrors"]>[number];

/** A refusal of the sandbox. Status 0: no reply (`cause` explains). Without a code: the server is not a sandbox. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  readonly code: number | null;
  readonly details: string | null;
  readonly fields: readonly FieldError[];

  constructor(status: number, error: Partial<ControlSchemas["Refusal"]["error"]> = {}, cause?: unknown) {
    super(error.message ?? "", cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = error.code ?? null;
    this.details = error.details ?? null;
    this.fields = error.validationErrors ?? [];
  }
}

/** The input is omitted where a call needs none. */
export type ControlRest<Method extends ControlMethod, Path extends string, Options> =
  object extends ControlInput<Method, Path>
    ? [input?: ControlInput<Method, Path>, options?: Options]
    : [input: ControlInput<Method, Path>, options?: Options];

export type ControlOptions = {
  /** The sandbox's address. @default this page's own origin */
  readonly url?: string;
  /** The world of the calls. @default main */
  readonly world?: string;
  /** Required where the sandbox has tokens. */
  readonly token?: string | undefined;
  /** The language of refusals: en or zh-CN. @default en */
  readonly language?: string;
  readonly fetch?: typeof fetch;
  /** Caches the latest reply of each read, which is sent again only after a change: for polling callers. */
  readonly latest?: Map<string, LatestReply>;
};
/** A reply with the ETag that the sandbox checks for changes. */
export type LatestReply = { readonly tag: string; readonly value: unknown };
export type ControlCallOptions = Pick<ControlOptions, "world"> & { readonly signal?: AbortSignal | undefined };

export type ControlClient = <Method extends ControlMethod, Path extends ControlPath<Method>>(
  method: Method,
  path: Path,
  ...rest: ControlRest<Method, Path, ControlCallOptions>
) => Promise<ControlOutput<Method, Path>>;

/**
 * Creates a client of a running sandbox's control API. Its calls throw a ControlError.
 * @example const control = createControl({ url: "http://127.0.0.1:4010" }); await control("POST", "clock/advance", {
 * ms: 60_000 });
 */
export function createControl(options: ControlOptions = {}): ControlClient {
  return async (method, path, ...[input, { world = options.world, signal } = {}]) => {
    const inQuery = method === "GET" || method === "DELETE";
    const query = inQuery && input ? `?${new URLSearchParams(textsOf(input))}` : "";
    const asked = [options.url, world, options.language, path, query].join(" ");
    const latest = method === "GET" ? options.latest?.get(asked) : undefined;
    const headers = {
      ...(latest && { "if-none-match": latest.tag }),
      ...(world !== undefined && { "x-sandbox-world": world }),
      ...(options.token !== undefined && { "x-sandbox-token": options.token }),
      ...(options.language !== undefined && { lang: options.language }),
      ...(!inQuery && input && { "content-type": "application/json" }),
    };
    const body = !inQuery && input ? JSON.stringify(input) : null;
    const send = options.fetch ?? fetch;
    let reply: Response;
    let text: string;
    try {
      reply = await send(`${options.url ?? ""}/__sandbox/api/${path}${query}`, {
        method,
        headers,
        body,
        signal: signal ?? null,
      });
      text = await reply.text();
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ControlError(0, {}, error);
    }
    if (latest && reply.status === 304) return latest.value as never;
    const value = parse(text);
    if (reply.ok && value !== undefined) {
      const tag = reply.headers.get("etag");
      if (tag !== null) keep(options.latest, asked, { tag, value });
      return value as never;
    }
    throw new ControlError(reply.status, (value as Partial<ControlSchemas["Refusal"]> | undefined)?.error);
  };
}

const MOST_KEPT = 100;

/** Evicts the least recently used reply. */
function keep(latest: ControlOptions["latest"], asked: string, reply: LatestReply): void {
  if (!latest) return;
  latest.delete(asked);
  latest.set(asked, reply);
  const [oldest] = latest.keys();
  if (latest.size > MOST_KEPT && oldest !== undefined) latest.delete(oldest);
}

const textsOf = (input: object) =>
  Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
