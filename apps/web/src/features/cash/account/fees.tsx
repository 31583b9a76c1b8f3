import type { UserRateSetting } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount, isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { api } from "../api.ts";
import { channelNames } from "./channel-names.ts";

/** The user's fees by channel. The server computes the fee of an amount. */
export function Fees() {
  const intl = useIntl();
  const query = useQuery({ ...api.cash.getUserRateSetting.queryOptions({}), meta: { shows: "place" } });
  const columns = useFeeColumns();
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "cashBanks.fees" })}
      query={query}
      rows={query.data}
      rowKey={({ channel, direction }) => `${channel} ${direction}`}
      columns={columns}
      local
      empty={{ title: <FormattedMessage id="cashBanks.noFees" /> }}
    />
  );
}

function useFeeColumns(): Column<UserRateSetting>[] {
  const intl = useIntl();
  const feeWords = useFeeWords();
  return [
    {
      id: "channel",
      header: intl.formatMessage({ id: "cash.channel" }),
      cell: ({ channel, currency }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={intl.formatMessage({ id: channelNames[channel] })}
          note={currency}
        />
      ),
    },
    {
      id: "direction",
      header: intl.formatMessage({ id: "cashBanks.direction" }),
      cell: ({ direction }) => intl.formatMessage({ id: direction === "topUp" ? "cash.deposit" : "cash.withdraw" }),
    },
    { id: "fee", header: intl.formatMessage({ id: "cash.fee" }), number: true, cell: feeWords },
  ];
}

/** "20.00 USD + 0.05%", with its bounds below. */
function useFeeWords() {
  const intl = useIntl();
  const { locale } = intl;
  const shown = (amount: string) => formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return ({ fixedFee, feePercent, minFee, maxFee, currency }: UserRateSetting) => {
    const percent = isZero(feePercent)
      ? undefined
      : `${formatAmount(feePercent, { decimals: decimalsOf(feePercent), locale })}%`;
    const fixed = isZero(fixedFee) ? undefined : `${shown(fixedFee)} ${currency}`;
    const parts = [fixed, percent].filter((part) => part !== undefined);
    const bounds = [
      percent !== undefined &&
        !isZero(minFee) &&
        intl.formatMessage({ id: "cashBanks.feeLeast" }, { amount: shown(minFee), currency }),
      percent !== undefined &&
        maxFee !== null &&
        intl.formatMessage({ id: "cashBanks.feeMost" }, { amount: shown(maxFee), currency }),
    ].filter((bound) => bound !== false);
    return (
      <>
        {parts.length > 0 ? parts.join(" + ") : intl.formatMessage({ id: "cashBanks.free" })}
        {bounds.length > 0 && <span className="block text-ink-2 text-label">{bounds.join(" · ")}</span>}
      </>
    );
  };
}
