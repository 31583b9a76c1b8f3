import type { MerchantRateSetting } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ScaleIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { late } from "../../../kernel/page/late.tsx";
import { Page } from "../../../kernel/page/page.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { Text, useText } from "../../../lib/text.tsx";
import { api } from "../api.ts";
import { isOwner } from "../role.ts";
import { useRateColumns } from "./rate-columns.tsx";
import { RemoveRate } from "./remove-rate.tsx";

// With the form, which the list has no other use for.
const SetRate = late(() => import("./set-rate.tsx").then(({ SetRate: it }) => it));

/** Prices move under a merchant's rates: looked at again as often as a market's rate is. */
const LOOK_EVERY = 30_000;

/** The merchant's own rates; where there is none the market's counts. */
export function RatesScreen() {
  const text = useText();
  const mayManage = isOwner(useAccount());
  const [open, setOpen] = useState<MerchantRateSetting | "new">();
  const query = useQuery({
    ...api.merchant.getMerchantRateSettings.queryOptions(),
    refetchInterval: LOOK_EVERY,
    meta: { shows: "place" },
  });
  const coins = useQuery({ ...api.merchant.getMerchantSettlementCoinList.queryOptions(), meta: { shows: "place" } });
  const columns = useRateColumns(coins.data?.items ?? []);
  const add = mayManage && (
    <Button onClick={() => setOpen("new")}>
      <Text id="merchantRate.add" />
    </Button>
  );
  return (
    <Page
      title={<Text id="shell.rateSetting" />}
      lead={<Text id={mayManage ? "merchantRate.lead" : "merchantRate.leadCashier"} />}
      actions={add}
    >
      <DataTable
        caption={text("shell.rateSetting")}
        query={query}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        columns={columns}
        local
        csv="rates"
        actions={
          mayManage
            ? (setting) => (
                <>
                  <Button variant="ghost" size="sm" onClick={() => setOpen(setting)}>
                    <Text id="merchantRate.change" />
                  </Button>
                  <RemoveRate setting={setting} />
                </>
              )
            : undefined
        }
        empty={{
          icon: <ScaleIcon />,
          title: <Text id="merchantRate.none" />,
          body: <Text id="merchantRate.noneBody" />,
        }}
      />
      {open && (
        <Suspense>
          <SetRate
            setting={open === "new" ? undefined : open}
            settings={query.data?.items ?? []}
            coins={coins.data?.items ?? []}
            close={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}
