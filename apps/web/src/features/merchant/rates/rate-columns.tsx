import type { MerchantRateSetting, SettlementCoin } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import { useRateText } from "../../../kernel/quote/rate-text.ts";
import type { Column } from "../../../kernel/table/columns.ts";
import { useText } from "../../../lib/text.tsx";
import { CustomerPays } from "./customer-pays.tsx";
import { Deviation } from "./deviation.tsx";

/** Own rates beside the market's, and what a customer pays by them. */
export function useRateColumns(coins: readonly SettlementCoin[]): Column<MerchantRateSetting>[] {
  const text = useText();
  const rateText = useRateText();
  const scaleOf = (ticker: string) => coins.find(({ coin }) => coin === ticker)?.scale ?? 2;
  return [
    {
      id: "pair",
      header: text("merchantRate.pair"),
      sort: true,
      value: ({ fiatCurrency, collectionCurrency }) => `${collectionCurrency}/${fiatCurrency}`,
      cell: ({ fiatCurrency, collectionCurrency }) => (
        <TwoLine
          icon={<CoinIcon ticker={collectionCurrency} />}
          title={`${collectionCurrency} / ${fiatCurrency}`}
          note={text("merchantRate.paidIn", { coin: collectionCurrency })}
        />
      ),
    },
    {
      id: "rate",
      header: text("merchantRate.own"),
      number: true,
      value: ({ rate }) => rate,
      cell: ({ rate, fiatCurrency }) => <span title={rate}>{`${rateText(rate)} ${fiatCurrency}`}</span>,
    },
    {
      id: "reference",
      header: text("merchantRate.market"),
      number: true,
      value: ({ referenceRate }) => referenceRate,
      cell: ({ referenceRate, fiatCurrency }) => (
        <span title={referenceRate}>{`${rateText(referenceRate)} ${fiatCurrency}`}</span>
      ),
    },
    {
      id: "deviation",
      header: text("merchantRate.deviation"),
      sort: true,
      value: ({ deviationPercent }) => deviationPercent,
      cell: ({ deviationPercent, updatedAt }) => (
        <TwoLine title={<Deviation percent={deviationPercent} />} note={<When at={updatedAt} />} />
      ),
    },
    {
      id: "pays",
      header: text("merchantRate.customer"),
      cell: ({ fiatCurrency, collectionCurrency, rate }) => (
        <CustomerPays
          fiatCurrency={fiatCurrency}
          coin={collectionCurrency}
          rate={rate}
          scale={scaleOf(collectionCurrency)}
        />
      ),
    },
  ];
}
