import type { CallOptions } from "./operation.ts";

/** The key a caller gave a call: as the option, or as a header in whatever case. */
export function givenKey({ idempotencyKey, headers = {} }: CallOptions): string | undefined {
  if (idempotencyKey !== undefined) return idempotencyKey;
  for (const name in headers) if (name.toLowerCase() === "idempotency-key") return headers[name];
  return undefined;
}
