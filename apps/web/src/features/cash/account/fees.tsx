import type { UserRateSetting } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { decimalsOf, formatAmount, isZero } from "../../../platform/amount/amount.ts";
import { Text, useLocale, useText } from "../../../platform/intl/text.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { api } from "../api.ts";
import { channelNames } from "./channel-names.ts";

/** What this person pays on each channel. The fee of one amount is worked out by the server, where it is asked for. */
export function Fees() {
  const text = useText();
  const query = useQuery({ ...api.cash.getUserRateSetting.queryOptions({}), meta: { shows: "place" } });
  const columns = useFeeColumns();
  return (
    <DataTable
      titled
      caption={text("cashBanks.fees")}
      query={query}
      rows={query.data}
      rowKey={({ channel, direction }) => `${channel} ${direction}`}
      columns={columns}
      local
      empty={{ title: <Text id="cashBanks.noFees" /> }}
    />
  );
}

function useFeeColumns(): Column<UserRateSetting>[] {
  const text = useText();
  const feeWords = useFeeWords();
  return [
    {
      id: "channel",
      header: text("cash.channel"),
      cell: ({ channel, currency }) => (
        <TwoLine icon={<CoinIcon ticker={currency} />} title={text(channelNames[channel])} note={currency} />
      ),
    },
    {
      id: "direction",
      header: text("cashBanks.direction"),
      cell: ({ direction }) => text(direction === "topUp" ? "cash.deposit" : "cash.withdraw"),
    },
    { id: "fee", header: text("cash.fee"), number: true, cell: feeWords },
  ];
}

/** "20.00 USD + 0.05%", and below it between which bounds. */
function useFeeWords() {
  const text = useText();
  const locale = useLocale();
  const shown = (amount: string) => formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return ({ fixedFee, feePercent, minFee, maxFee, currency }: UserRateSetting) => {
    const percent = isZero(feePercent)
      ? undefined
      : `${formatAmount(feePercent, { decimals: decimalsOf(feePercent), locale })}%`;
    const fixed = isZero(fixedFee) ? undefined : `${shown(fixedFee)} ${currency}`;
    const parts = [fixed, percent].filter((part) => part !== undefined);
    const bounds = [
      percent !== undefined && !isZero(minFee) && text("cashBanks.feeLeast", { amount: shown(minFee), currency }),
      percent !== undefined && maxFee !== null && text("cashBanks.feeMost", { amount: shown(maxFee), currency }),
    ].filter((bound) => bound !== false);
    return (
      <>
        {parts.length > 0 ? parts.join(" + ") : text("cashBanks.free")}
        {bounds.length > 0 && <span className="block text-ink-2 text-label">{bounds.join(" · ")}</span>}
      </>
    );
  };
}
