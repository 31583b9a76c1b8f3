import { Sandbox } from "../sandbox.ts";
import type { SeedOptions } from "../seed/seed.ts";
import { answer } from "./answer.ts";

/** A sandbox in the same process: pass its `fetch` where a client takes one. */
export type InProcessSandbox = Sandbox & { readonly fetch: typeof globalThis.fetch };

/**
 * Each call makes one of its own. Time stands still unless `live` is set: advance it through `world().clock`.
 * @example const sandbox = createSandbox(); const coffer = createClient({ fetch: sandbox.fetch });
 */
export function createSandbox(options: SeedOptions = {}): InProcessSandbox {
  const sandbox = new Sandbox(options);
  const fetch: typeof globalThis.fetch = (input, init) =>
    answer((asked, now) => sandbox.handle(asked, now), new Request(input, init));
  return Object.assign(sandbox, { fetch });
}
