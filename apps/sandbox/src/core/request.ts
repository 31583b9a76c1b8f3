import type { Locale } from "@coffer/errors";

/** A file part of a form, already read: operations are synchronous. */
export class UploadedFile {
  /** The form field of the file. */
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  constructor(field: string, name: string, bytes: Uint8Array) {
    this.field = field;
    this.name = name;
    this.bytes = bytes;
  }
}

export type Body =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly contentType: string; readonly text: string }
  /** A whole world as unparsed JSON: too long to parse in one time slice. */
  | { readonly kind: "long"; readonly contentType: string; readonly bytes: Uint8Array }
  | { readonly kind: "form"; readonly fields: URLSearchParams; readonly files: readonly UploadedFile[] }
  | { readonly kind: "tooLarge"; readonly limit: number }
  | { readonly kind: "unreadable"; readonly reason: string };

/** A request of any transport. Header names are lower case. */
export type EngineRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Path and query as they were sent, where an adapter had to read the path. */
  readonly target?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly ip: string;
  /** The sandbox's address as the caller reaches it, for links back to it: `http://127.0.0.1:4010`. */
  readonly base?: string;
};

/** A request that came by no adapter gets the sandbox's usual address. */
export const baseOf = ({ base = "http://127.0.0.1:4010" }: EngineRequest): string => base;

/** Returns the path and query that a signature covers. */
export const targetOf = ({ target, path, query }: EngineRequest): string =>
  target ?? (query === "" ? path : `${path}?${query}`);

let lastBearer: { header: string; token: string | null } = { header: "", token: null };

/** Cached: a request reads it three times. */
export function bearerOf({ authorization: header = "" }: EngineRequest["headers"]): string | null {
  if (header !== lastBearer.header) lastBearer = { header, token: /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? null };
  return lastBearer.token;
}

/** Faults that need a socket; transports without one use the nearest equivalent. */
export type SocketFault = "reset" | "drip" | "timeout";
export type EngineReply = {
  readonly status: number;
  /** The refusal's code. */
  readonly code?: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** A very long reply, in pieces, instead of a text. */
  readonly pieces?: Generator<string>;
  /** A binary reply instead of a text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly latency?: number;
  readonly fault?: SocketFault;
  /** Milliseconds between the bytes of a drip. */
  readonly dripEvery?: number;
  /** Records the duration of the reply in the request log (ms). */
  readonly noteTook?: (milliseconds: number) => void;
  /** Records in the request log what a transport did instead of a fault it doesn't support. */
  readonly noteAdapter?: (told: string) => void;
};

/** "A language query parameter is accepted only if it is a supported locale; zh-hant maps to zh-CN." */
export function languageOf(headers: EngineRequest["headers"]): Locale {
  const wanted = headers.lang ?? headers["accept-language"] ?? "";
  return wanted !== "" && /^\s*zh\b/i.test(wanted) ? "zh-CN" : "en";
}

const browsers = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const systems = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** Returns a readable name of the browser or program and its system. */
export function deviceOf(userAgent = ""): string {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(browsers) ?? (/^[\w.-]{1,40}/.exec(userAgent)?.[0] || "Unknown program");
  const system = find(systems);
  return system ? `${browser} · ${system}` : browser;
}
