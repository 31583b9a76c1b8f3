import type { MerchantRateSetting } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ScaleIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isOwner } from "../../../platform/merchant/role.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { useAccount } from "../../../platform/session.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { api } from "../api.ts";
import { useRateColumns } from "./rate-columns.tsx";
import { RemoveRate } from "./remove-rate.tsx";

// Loaded with the form, which the list doesn't need otherwise.
const SetRate = lazyPart(() => import("./set-rate.tsx").then(({ SetRate: it }) => it));

/** The market moves, so the list polls at the market's interval. */
const LOOK_EVERY = 30_000;

/** The merchant's own rates; without one the market rate applies. */
export function RatesScreen() {
  const intl = useIntl();
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
      <FormattedMessage id="merchantRates.add" />
    </Button>
  );
  return (
    <Page
      title={<FormattedMessage id="shell.rateSetting" />}
      lead={<FormattedMessage id={mayManage ? "merchantRates.lead" : "merchantRates.leadCashier"} />}
      actions={add}
    >
      <DataTable
        caption={intl.formatMessage({ id: "shell.rateSetting" })}
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
                    <FormattedMessage id="merchantRates.change" />
                  </Button>
                  <RemoveRate setting={setting} />
                </>
              )
            : undefined
        }
        empty={{
          icon: <ScaleIcon />,
          title: <FormattedMessage id="merchantRates.none" />,
          body: <FormattedMessage id="merchantRates.noneBody" />,
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
