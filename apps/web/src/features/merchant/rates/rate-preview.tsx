import { Notice, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { type Amount, isZero, percentOf, subtract, truncate } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { api } from "../api.ts";
import { CustomerPays } from "./customer-pays.tsx";
import { Deviation, isFar } from "./deviation.tsx";

/** The polling interval of the market rate while the user types. */
const LOOK_EVERY = 10_000;

export interface RatePreviewProps {
  fiatCurrency: string;
  coin: string;
  /** As typed; empty shows the market rate only. */
  rate: Amount;
  scale: number;
}

/** The market rate, the typed rate's deviation, and both example prices. */
export function RatePreview({ fiatCurrency, coin, rate, scale }: RatePreviewProps) {
  const rateText = useRateText();
  const { data, error } = useQuery({
    ...api.merchant.getReferenceExchangeRate.queryOptions({ fiatCurrency, collectionCurrency: coin }),
    refetchInterval: LOOK_EVERY,
    meta: { shows: "place" },
  });
  if (!data) return error ? <FailureNote error={error} /> : <Skeleton className="h-32" />;
  const typed = rate !== "" && !isZero(rate);
  const percent = typed ? truncate(percentOf(subtract(rate, data.rate), data.rate)) : "0";
  return (
    <>
      <SummaryList>
        <SummaryRow
          label={<FormattedMessage id="merchantRates.market" />}
          value={
            <>
              <span title={data.rate}>{`${rateText(data.rate)} ${fiatCurrency}`}</span>
              <span className="block font-normal text-head text-ink-2">
                <When at={data.at} />
              </span>
            </>
          }
        />
        <SummaryRow
          label={<FormattedMessage id="merchantRates.byMarket" />}
          value={<CustomerPays fiatCurrency={fiatCurrency} coin={coin} rate={data.rate} scale={scale} />}
        />
        {typed && (
          <SummaryRow
            label={<FormattedMessage id="merchantRates.byYours" />}
            value={<CustomerPays fiatCurrency={fiatCurrency} coin={coin} rate={rate} scale={scale} />}
          />
        )}
        {typed && (
          <SummaryRow
            label={<FormattedMessage id="merchantRates.deviation" />}
            value={<Deviation percent={percent} />}
          />
        )}
      </SummaryList>
      {typed && isFar(percent) && (
        <Notice tone="warn" title={<FormattedMessage id="merchantRates.farTitle" />}>
          <FormattedMessage id="merchantRates.farBody" />
        </Notice>
      )}
    </>
  );
}
