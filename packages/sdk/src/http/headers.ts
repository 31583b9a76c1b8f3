import type { Locale } from "@coffer/errors";
import type { RequestParts } from "./request-parts.ts";

/** "client type 0" */
export const CLIENT_TYPE = "0";

/** Written in by the build; who works on the sources has no version. */
declare const SDK_VERSION: string | undefined;

/** Names this SDK to the server, so that a fault it meets can be told apart from others'. */
const CLIENT = `coffer-sdk/${typeof SDK_VERSION === "undefined" ? "source" : SDK_VERSION}`;

/** What the client's options say about headers. */
export interface HeaderSettings {
  readonly locale: () => Locale;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a request says about itself beside its body. */
export interface HeaderParts {
  readonly deviceId: string;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly traceparent?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: RequestParts;
}

/** The product's headers. A caller's own win, in whatever case, but for the token: that is the session's. */
export function requestHeaders(settings: HeaderSettings, out: HeaderParts): Record<string, string> {
  const locale = settings.locale();
  // A plain object: the request makes its own Headers of it, and one of ours would only be copied.
  const headers: Record<string, string> = {
    "accept-language": locale,
    lang: locale,
    clienttype: CLIENT_TYPE,
    deviceid: out.deviceId,
    "x-coffer-client": CLIENT,
  };
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined) headers[name.toLowerCase()] = value;
  };
  for (const own of [settings.headers, out.headers]) for (const name in own) put(name, own[name]);
  put("traceparent", out.traceparent);
  put("idempotency-key", out.idempotencyKey);
  put("authorization", out.token && `Bearer ${out.token}`);
  return headers;
}
