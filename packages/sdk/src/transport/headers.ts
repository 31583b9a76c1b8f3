import type { Settings } from "../options.ts";
import type { RequestParts } from "./split-input.ts";

/** "client type 0" */
export const CLIENT_TYPE = "0";

/** What a request says about itself beside its body. */
export interface HeaderParts {
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: RequestParts;
}

/** The product's headers. A caller's own win, but for the token: that is the session's. */
export async function requestHeaders(settings: Settings, out: HeaderParts): Promise<Record<string, string>> {
  const locale = settings.locale();
  return {
    "Accept-Language": locale,
    lang: locale,
    ClientType: CLIENT_TYPE,
    DeviceId: await settings.deviceId(),
    // A form names its own type, with the boundary between its parts.
    ...(typeof out.parts.body === "string" ? { "Content-Type": "application/json" } : {}),
    ...settings.headers,
    ...out.headers,
    ...(out.idempotencyKey === undefined ? {} : { "Idempotency-Key": out.idempotencyKey }),
    ...(out.token === undefined ? {} : { Authorization: `Bearer ${out.token}` }),
  };
}
