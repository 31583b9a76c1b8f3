import type { MerchantRateSetting, SettlementCoin } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { When } from "../../../platform/page/when.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import type { Column } from "../../../platform/table/columns.ts";
import { CustomerPays } from "./customer-pays.tsx";
import { Deviation } from "./deviation.tsx";

/** Own rates beside the market's, with a customer's example price. */
export function useRateColumns(coins: readonly SettlementCoin[]): Column<MerchantRateSetting>[] {
  const intl = useIntl();
  const rateText = useRateText();
  const scaleOf = (ticker: string) => coins.find(({ coin }) => coin === ticker)?.scale ?? 2;
  return [
    {
      id: "pair",
      header: intl.formatMessage({ id: "merchantRates.pair" }),
      sort: true,
      value: ({ fiatCurrency, collectionCurrency }) => `${collectionCurrency}/${fiatCurrency}`,
      cell: ({ fiatCurrency, collectionCurrency }) => (
        <TwoLine
          icon={<CoinIcon ticker={collectionCurrency} />}
          title={`${collectionCurrency} / ${fiatCurrency}`}
          note={intl.formatMessage({ id: "merchantRates.paidIn" }, { coin: collectionCurrency })}
        />
      ),
    },
    {
      id: "rate",
      header: intl.formatMessage({ id: "merchantRates.own" }),
      number: true,
      value: ({ rate }) => rate,
      cell: ({ rate, fiatCurrency }) => <span title={rate}>{`${rateText(rate)} ${fiatCurrency}`}</span>,
    },
    {
      id: "reference",
      header: intl.formatMessage({ id: "merchantRates.market" }),
      number: true,
      value: ({ referenceRate }) => referenceRate,
      cell: ({ referenceRate, fiatCurrency }) => (
        <span title={referenceRate}>{`${rateText(referenceRate)} ${fiatCurrency}`}</span>
      ),
    },
    {
      id: "deviation",
      header: intl.formatMessage({ id: "merchantRates.deviation" }),
      sort: true,
      value: ({ deviationPercent }) => deviationPercent,
      cell: ({ deviationPercent, updatedAt }) => (
        <TwoLine title={<Deviation percent={deviationPercent} />} note={<When at={updatedAt} />} />
      ),
    },
    {
      id: "pays",
      header: intl.formatMessage({ id: "merchantRates.customer" }),
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
