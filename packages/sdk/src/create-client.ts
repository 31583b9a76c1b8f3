import { type Client, createGroupClient } from "./client.ts";
import { groups } from "./gen/all-groups.ts";
import type { ClientOptions } from "./options.ts";

/**
 * A client of the whole API. It throws for an `environment` there isn't and a `baseUrl` that can't be one; what is odd
 * about the platform (no window, blocked storage) it works around. Two clients share nothing but a store you give both.
 * @example
 * const coffer = createClient({ environment: "sandbox" });
 * const assets = await coffer.assets.getAssets();
 */
export function createClient(options: ClientOptions = {}): Client {
  return createGroupClient(groups, options);
}
