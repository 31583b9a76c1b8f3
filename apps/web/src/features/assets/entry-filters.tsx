import { type CoinConfig, RecordType, WalletType } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { walletNames } from "../../platform/money/wallets.ts";
import { DayFilter } from "../../platform/table/day-filter.tsx";
import { CoinFilter } from "../../platform/table/record-filters.tsx";
import { type EntrySearch, entrySearch } from "./entry-search.ts";
import { recordTypeNames, recordTypeTexts } from "./record-types.ts";

const all = "all"; // A Select has no empty value.

export interface EntryFiltersProps {
  coins: readonly CoinConfig[];
  search: EntrySearch;
  change: (filters: EntrySearch) => void;
  /** Omitted in the list of one wallet. */
  wallets?: boolean;
}

/** Filters by kind, coin, wallet and days. */
export function EntryFilters({ coins, search, change, wallets = false }: EntryFiltersProps) {
  const intl = useIntl();
  const { type, of, wallet, from, until } = search;
  const any = { value: all, label: intl.formatMessage({ id: "table.any" }) };
  const prefix = (label: string) => <FormattedMessage id="table.filter" values={{ label }} />;
  return (
    <>
      <Select
        aria-label={intl.formatMessage({ id: "assets.type" })}
        prefix={prefix(intl.formatMessage({ id: "assets.type" }))}
        value={type ?? all}
        onValueChange={(value) => change({ type: entrySearch.type(value) })}
        options={[
          any,
          ...recordTypeNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: recordTypeTexts[RecordType[value]] }),
          })),
        ]}
        className="sm:w-44"
      />
      <CoinFilter coins={coins} of={of} change={(coin) => change({ of: coin })} />
      {wallets && (
        <Select
          aria-label={intl.formatMessage({ id: "assets.wallet" })}
          prefix={prefix(intl.formatMessage({ id: "assets.wallet" }))}
          value={wallet ?? all}
          onValueChange={(value) => change({ wallet: entrySearch.wallet(value) })}
          options={[
            any,
            ...Object.values(WalletType).map((value) => ({
              value: String(value),
              label: intl.formatMessage({ id: walletNames[value] }),
            })),
          ]}
          className="sm:w-44"
        />
      )}
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
