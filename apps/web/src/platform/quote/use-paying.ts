import type { PayingBalance } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useHasSession } from "../session.ts";

export interface Paying {
  /** The user's balances to pay with; empty for a visitor. */
  holdings: readonly PayingBalance[];
  /** The currency of the holdings' prices. */
  currency: string;
}

/** Returns the balances of the wallets that pay conversions and trades. */
export function usePaying(): Paying {
  const enabled = useHasSession();
  const { data } = useQuery({ ...api.assets.getConvertAssets.queryOptions(), enabled, meta: { shows: "place" } });
  return { holdings: data?.items ?? [], currency: data?.currency ?? "" };
}
