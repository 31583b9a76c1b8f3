import { MerchantChannelKind } from "@coffer/sdk";
import { Segmented } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { PercentIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api } from "../api.ts";
import { useChannelColumns } from "./channel-columns.tsx";
import type { ChannelSearch } from "./channel-search.ts";

const { payment, withdraw, deposit } = MerchantChannelKind;
const kinds = { payment, withdraw, deposit } as const;

/** The merchant's fees: a row per channel of a kind. */
export function ChannelFeeScreen() {
  const intl = useIntl();
  const { kind = "payment", set } = useListSearch<ChannelSearch>();
  const query = useQuery({
    ...api.merchant.getMerchantChannelRates.queryOptions({ Kind: kinds[kind] }),
    meta: { shows: "place" },
  });
  const columns = useChannelColumns(query.data?.resetsAt);
  return (
    <Page title={<FormattedMessage id="shell.channelFee" />} lead={<FormattedMessage id="merchantRates.feeLead" />}>
      <DataTable
        caption={intl.formatMessage({ id: "shell.channelFee" })}
        query={query}
        rows={query.data?.items}
        rowKey={({ coin, network }) => `${coin} ${network}`}
        columns={columns}
        local
        csv={`channel-fees-${kind}`}
        tools={
          <Segmented
            aria-label={intl.formatMessage({ id: "merchantRates.kind" })}
            value={kind}
            onValueChange={(next) =>
              void set({ kind: next === "withdraw" || next === "deposit" ? next : undefined, sort: undefined })
            }
            options={[
              { value: "payment", label: <FormattedMessage id="merchantRates.payments" /> },
              { value: "withdraw", label: <FormattedMessage id="merchantRates.withdrawals" /> },
              { value: "deposit", label: <FormattedMessage id="merchantRates.deposits" /> },
            ]}
          />
        }
        empty={{ icon: <PercentIcon />, title: <FormattedMessage id="merchantRates.noChannels" /> }}
      />
    </Page>
  );
}
