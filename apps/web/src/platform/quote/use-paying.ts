import type { PayingBalance } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useHasSession } from "../session.ts";

export interface Paying {
  /** What the person can pay with; empty for a visitor. */
  holdings: readonly PayingBalance[];
  /** What the prices of holdings are in. */
  currency: string;
}

/** What there is in the wallets conversions and trades are paid from. */
export function usePaying(): Paying {
  const enabled = useHasSession();
  const { data } = useQuery({ ...api.assets.getConvertAssets.queryOptions(), enabled, meta: { shows: "place" } });
  return { holdings: data?.items ?? [], currency: data?.currency ?? "" };
}
