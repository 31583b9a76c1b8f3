import { MerchantChannelKind } from "@coffer/sdk";
import { Segmented } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { PercentIcon } from "lucide-react";
import { Page } from "../../../kernel/page/page.tsx";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { api } from "../api.ts";
import { useChannelColumns } from "./channel-columns.tsx";
import type { ChannelSearch } from "./channel-search.ts";

const { payment, withdraw, deposit } = MerchantChannelKind;
const kinds = { payment, withdraw, deposit } as const;

/** What the merchant pays us: a row for each channel of a kind. */
export function ChannelFeeScreen() {
  const text = useText();
  const { kind = "payment", set } = useListSearch<ChannelSearch>();
  const query = useQuery({
    ...api.merchant.getMerchantChannelRates.queryOptions({ Kind: kinds[kind] }),
    meta: { shows: "place" },
  });
  const columns = useChannelColumns(query.data?.resetsAt);
  return (
    <Page title={<Text id="shell.channelFee" />} lead={<Text id="merchantRate.feeLead" />}>
      <DataTable
        caption={text("shell.channelFee")}
        query={query}
        rows={query.data?.items}
        rowKey={({ coin, network }) => `${coin} ${network}`}
        columns={columns}
        local
        csv={`channel-fees-${kind}`}
        tools={
          <Segmented
            aria-label={text("merchantRate.kind")}
            value={kind}
            onValueChange={(next) =>
              void set({ kind: next === "withdraw" || next === "deposit" ? next : undefined, sort: undefined })
            }
            options={[
              { value: "payment", label: <Text id="merchantRate.payments" /> },
              { value: "withdraw", label: <Text id="merchantRate.withdrawals" /> },
              { value: "deposit", label: <Text id="merchantRate.deposits" /> },
            ]}
          />
        }
        empty={{ icon: <PercentIcon />, title: <Text id="merchantRate.noChannels" /> }}
      />
    </Page>
  );
}
