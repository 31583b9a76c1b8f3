import type {
  LegalCurrencyCoinConfig,
  PayingBalance,
  ReceiptMethod,
  TradeSide,
  UserReceiptMethodInfo,
} from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../../platform/p2p/api.ts";
import { usePaying } from "../../../platform/quote/use-paying.ts";
import { useHasSession } from "../../../platform/session.ts";

/** The data that a trade is checked against. */
export interface Terms {
  pairs: readonly LegalCurrencyCoinConfig[];
  channels: readonly ReceiptMethod[];
  /** The user's receiving methods; none for a visitor. */
  own: readonly UserReceiptMethodInfo[];
  holdings: readonly PayingBalance[];
}

export function useTerms(): Terms {
  const pairs = useSuspenseQuery(api.basic.getLegalCurrencyCoinConfig.queryOptions()).data;
  const channels = useSuspenseQuery(api.receiptMethods.getReceiptMethodList.queryOptions({})).data.items;
  const enabled = useHasSession();
  const own = useQuery({
    ...api.receiptMethods.getUserReceiptMethodInfoList.queryOptions({}),
    enabled,
    meta: { shows: "place" },
  });
  return { pairs, channels, own: own.data?.items ?? [], holdings: usePaying().holdings };
}

/** The bounds of one side. */
export const pairsOn = ({ pairs }: Pick<Terms, "pairs">, side: TradeSide): LegalCurrencyCoinConfig[] =>
  pairs.filter(({ buyEnabled, sellEnabled }) => (side === "buy" ? buyEnabled : sellEnabled));

export const pairOf = ({ pairs }: Pick<Terms, "pairs">, coin: string, currency: string) =>
  pairs.find((pair) => pair.coin === coin && pair.legalCurrency === currency);
