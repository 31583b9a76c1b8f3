import type { Settings } from "../options.ts";

/** "client type 0" */
export const CLIENT_TYPE = "0";

/** What a request says about itself beside its body. */
export interface HeaderParts {
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The product's headers. A caller's own win, but for the token: that is the session's. */
export async function requestHeaders(settings: Settings, parts: HeaderParts): Promise<Record<string, string>> {
  const locale = settings.locale();
  return {
    "Accept-Language": locale,
    lang: locale,
    ClientType: CLIENT_TYPE,
    DeviceId: await settings.deviceId(),
    ...settings.headers,
    ...parts.headers,
    ...(parts.idempotencyKey === undefined ? {} : { "Idempotency-Key": parts.idempotencyKey }),
    ...(parts.token === undefined ? {} : { Authorization: `Bearer ${parts.token}` }),
  };
}
