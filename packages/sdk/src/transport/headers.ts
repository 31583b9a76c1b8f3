import type { Settings } from "../options.ts";
import type { RequestParts } from "./split-input.ts";

/** "client type 0" */
export const CLIENT_TYPE = "0";

/** What a request says about itself beside its body. */
export interface HeaderParts {
  readonly deviceId: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: RequestParts;
}

/** The product's headers. A caller's own win, but for the token: that is the session's. */
export function requestHeaders(settings: Settings, out: HeaderParts): Headers {
  const locale = settings.locale();
  const headers = new Headers({
    "Accept-Language": locale,
    lang: locale,
    ClientType: CLIENT_TYPE,
    DeviceId: out.deviceId,
  });
  const put = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
  // A form names its own type, with the boundary between its parts.
  put("Content-Type", typeof out.parts.body === "string" ? "application/json" : undefined);
  for (const own of [settings.headers, out.headers]) for (const name in own) put(name, own[name]);
  put("traceparent", out.traceparent);
  put("Idempotency-Key", out.idempotencyKey);
  put("Authorization", out.token && `Bearer ${out.token}`);
  return headers;
}
