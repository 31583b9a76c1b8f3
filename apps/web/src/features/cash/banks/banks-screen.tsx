import type { CashBankAccount } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { ActiveOnly } from "../account/active-only.tsx";
import { channelNames } from "../account/channel-names.ts";
import { PayLink } from "../account/pay-link.tsx";
import { api } from "../api.ts";
import { useFormEnd } from "../form/use-form-end.ts";
import type { RecipientSearch } from "../recipients/recipient-search.ts";
import { AddBank } from "./add-bank.tsx";
import { RemoveBank } from "./remove-bank.tsx";

export interface BanksScreenProps {
  adding: boolean;
  channel: RecipientSearch["channel"];
  /** A withdrawal waits for the new entry. */
  paying: boolean;
}

const most = 20; // The contract: "A user has at most 20".

/** The user's own bank accounts. */
export function BanksScreen({ adding, channel, paying }: BanksScreenProps) {
  const intl = useIntl();
  const { change } = useSearchState();
  const query = useQuery({ ...api.cash.getCashBankAccountList.queryOptions({}), meta: { shows: "place" } });
  const columns = useBankColumns();
  const end = useFormEnd(paying, "bank");
  if (adding) {
    return (
      <Page title={<FormattedMessage id="cash.addBank" />} lead={<FormattedMessage id="cashBanks.addBankLead" />}>
        <ActiveOnly>
          <AddBank
            channel={channel}
            choose={(next) => void change({ channel: next }, { replace: true, resetScroll: false })}
            done={end}
            leave={
              <Button variant="ghost" size="lg" onClick={() => void end()}>
                <FormattedMessage id="cashBanks.leave" />
              </Button>
            }
          />
        </ActiveOnly>
      </Page>
    );
  }
  const full = (query.data?.length ?? 0) >= most;
  return (
    <Page
      title={<FormattedMessage id="cash.banks" />}
      lead={<FormattedMessage id={full ? "cashBanks.banksFull" : "cashBanks.banksLead"} values={{ most }} />}
      actions={
        !full && (
          <Button asChild>
            <Link to="/assets/cash/bank" search={{ add: "1" }}>
              <FormattedMessage id="cash.addBank" />
            </Link>
          </Button>
        )
      }
    >
      <DataTable
        caption={intl.formatMessage({ id: "cash.banks" })}
        query={query}
        rows={query.data}
        rowKey={({ id }) => id}
        columns={columns}
        local
        csv="bank-accounts"
        actions={(bank) => (
          <>
            <PayLink search={{ bank: bank.id }} />
            <RemoveBank bank={bank} />
          </>
        )}
        empty={{
          title: <FormattedMessage id="cashBanks.noBanks" />,
          body: <FormattedMessage id="cashBanks.noBanksBody" />,
        }}
      />
    </Page>
  );
}

function useBankColumns(): Column<CashBankAccount>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "cashBanks.account" }),
      value: ({ label }) => label,
      cell: ({ label, currency, account }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={label}
          note={<span className="font-mono">{account}</span>}
        />
      ),
    },
    {
      id: "bank",
      header: intl.formatMessage({ id: "cash.bank" }),
      value: ({ bankName }) => bankName ?? "",
      cell: ({ bankName, accountHolderName }) => (
        <TwoLine title={bankName ?? accountHolderName} note={bankName && accountHolderName} />
      ),
    },
    {
      id: "channel",
      header: intl.formatMessage({ id: "cash.channel" }),
      value: ({ channel }) => intl.formatMessage({ id: channelNames[channel] }),
      cell: ({ channel, currency }) => (
        <TwoLine title={intl.formatMessage({ id: channelNames[channel] })} note={currency} />
      ),
    },
    {
      id: "created",
      header: intl.formatMessage({ id: "cashBanks.saved" }),
      sort: true,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <When at={createdAt} relative />,
    },
  ];
}
