import type { Holding } from "@coffer/sdk";
import { isHeld } from "./can-move.ts";
import type { OverviewSearch } from "./overview-search.ts";

/** Whether a row is asked for. Who searches looks for a coin to deposit as often as for one they hold. */
export function fits(holding: Holding, { kind, q, empty }: OverviewSearch & { q?: string | undefined }): boolean {
  const words = q?.trim().toLowerCase();
  if (kind && holding.kind !== kind) return false;
  if (words) return `${holding.coin} ${holding.name}`.toLowerCase().includes(words);
  return empty === "1" || isHeld(holding);
}
