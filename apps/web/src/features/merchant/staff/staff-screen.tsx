import { SubMerchantStatus } from "@coffer/sdk";
import { Button, Select } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { UsersIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isOwner } from "../../../platform/merchant/role.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { useAccount } from "../../../platform/session.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api, coffer } from "../api.ts";
import { CashierActions } from "./cashier-actions.tsx";
import { useCashierColumns, useCashierFields } from "./cashier-columns.tsx";
import type { StaffSearch } from "./staff-search.ts";

const NewCashier = lazyPart(() => import("./new-cashier.tsx").then(({ NewCashier: it }) => it));

/** A Select has no empty value. */
const ALL = "all";
const orders = {
  created: "createdAt asc",
  "-created": "createdAt desc",
  userName: "userName asc",
  "-userName": "userName desc",
} as const;

/** The merchant's cashiers. A cashier sees itself, read-only. */
export function StaffScreen() {
  const intl = useIntl();
  const mayManage = isOwner(useAccount());
  const [hiring, setHiring] = useState(false);
  const { query: page, set, sort, q, status } = useListSearch<StaffSearch>();
  const columns = useCashierColumns();
  const fields = useCashierFields();
  const order = sort !== undefined && sort in orders ? orders[sort as keyof typeof orders] : undefined;
  const filters = {
    ...(q !== undefined && { Keyword: q }),
    ...(status !== undefined && { Status: [SubMerchantStatus[status]] }),
    ...(order !== undefined && { Sorting: order }),
  };
  const query = useQuery({
    ...api.merchant.getSubMerchantList.queryOptions({ ...page, ...filters }),
    ...listQuery(),
  });
  return (
    <Page
      title={<FormattedMessage id="shell.subAccounts" />}
      lead={<FormattedMessage id={mayManage ? "merchantCashiers.lead" : "merchantCashiers.leadOwn"} />}
      actions={
        mayManage && (
          <Button onClick={() => setHiring(true)}>
            <FormattedMessage id="merchantCashiers.new" />
          </Button>
        )
      }
    >
      <DataTable
        caption={intl.formatMessage({ id: "shell.subAccounts" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        whole={{
          name: "cashiers",
          fields,
          pages: (signal) =>
            coffer.merchant.getSubMerchantList({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={
          <>
            <SearchField
              label={intl.formatMessage({ id: "merchantCashiers.search" })}
              q={q}
              change={(next) => void set({ q: next })}
              className="sm:w-60"
            />
            <Select
              aria-label={intl.formatMessage({ id: "merchantCashiers.status" })}
              prefix={
                <FormattedMessage
                  id="table.filter"
                  values={{ label: intl.formatMessage({ id: "merchantCashiers.status" }) }}
                />
              }
              value={status ?? ALL}
              onValueChange={(next) =>
                void set({ status: next === "active" || next === "inactive" ? next : undefined })
              }
              options={[
                { value: ALL, label: intl.formatMessage({ id: "table.any" }) },
                { value: "active", label: intl.formatMessage({ id: "merchantCashiers.active" }) },
                { value: "inactive", label: intl.formatMessage({ id: "merchantCashiers.inactive" }) },
              ]}
              className="sm:w-44"
            />
          </>
        }
        filtered={q !== undefined || status !== undefined}
        clear={() => void set({ q: undefined, status: undefined })}
        actions={mayManage ? (cashier) => <CashierActions cashier={cashier} /> : undefined}
        empty={{
          icon: <UsersIcon />,
          title: <FormattedMessage id="merchantCashiers.none" />,
          body: <FormattedMessage id="merchantCashiers.noneBody" />,
        }}
      />
      {hiring && (
        <Suspense>
          <NewCashier close={() => setHiring(false)} />
        </Suspense>
      )}
    </Page>
  );
}
