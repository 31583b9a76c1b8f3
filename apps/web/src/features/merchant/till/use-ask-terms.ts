import { MerchantChannelKind } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api as base } from "../../../platform/api.ts";
import { isCashier } from "../../../platform/merchant/role.ts";
import { useAccount } from "../../../platform/session.ts";
import { api } from "../api.ts";
import { type AskTerms, payable } from "./ask-rule.ts";

const place = { meta: { shows: "place" as const } };

/** The terms of a payment request: coins, networks, currencies, limits and fees. */
export function useAskTerms() {
  const catalogue = useQuery({ ...base.assets.getCoinConfigList.queryOptions(), ...place });
  const offered = useQuery({ ...api.merchant.getMerchantSettlementCoinList.queryOptions(), ...place });
  const currencies = useQuery({ ...base.basic.getLegalCurrencyList.queryOptions(), ...place });
  const channels = useQuery({
    ...api.merchant.getMerchantChannelRates.queryOptions({ Kind: MerchantChannelKind.payment }),
    ...place,
  });
  const cashier = isCashier(useAccount());
  // "A cashier sees itself alone."
  const staff = useQuery({
    ...api.merchant.getSubMerchantList.queryOptions({ MaxResultCount: 1 }),
    ...place,
    enabled: cashier,
  });
  const queries = [catalogue, offered, currencies, channels, staff];
  const terms: AskTerms | undefined =
    catalogue.data && offered.data && currencies.data && channels.data && (staff.data || !cashier)
      ? {
          coins: payable(catalogue.data.items, offered.data.items),
          currencies: currencies.data,
          channels: channels.data.items,
          mostMinutes: staff.data?.items[0]?.collectionValidMinutes,
        }
      : undefined;
  return {
    terms,
    error: queries.find((query) => query.error)?.error,
    refetch: () => queries.forEach((query) => void (query.error && query.refetch())),
  };
}
