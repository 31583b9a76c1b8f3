import type { SavedAddress } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookUserIcon } from "lucide-react";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { Page } from "../../platform/page/page.tsx";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { AddDialog } from "./add-dialog.tsx";
import { useAddressColumns } from "./address-columns.tsx";
import { fileColumns, fileLine } from "./address-file.ts";
import { AddressFilters } from "./address-filters.tsx";
import { RemoveAddress } from "./remove-address.tsx";

const ImportDialog = lazyPart(() => import("./import-dialog.tsx").then(({ ImportDialog: it }) => it));

interface Filters {
  coin?: string | undefined;
  q?: string | undefined;
  add?: string | undefined;
}

/** The user's saved withdrawal addresses by name. */
export function AddressScreen() {
  const intl = useIntl();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { coin, q, add, query: page, set } = useListSearch<Filters>();
  const filters = { ...(coin !== undefined && { Coin: coin }), ...(q !== undefined && { Keyword: q }) };
  const query = useQuery({
    ...api.addressBook.getUserCoinAddress.queryOptions({ ...page, ...filters }),
    ...listQuery(),
  });
  const columns = useAddressColumns(query.data?.items);

  const filtered = coin !== undefined || q !== undefined;
  // Nothing to search; the add button keeps its place while the page loads.
  const isEmpty = query.data?.totalCount === 0 && !filtered;

  return (
    <Page
      title={<FormattedMessage id="addressBook.title" />}
      lead={<FormattedMessage id="addressBook.lead" />}
      actions={
        <>
          <Button variant="secondary" onClick={() => void set({ add: "file" })}>
            <FormattedMessage id="addressBook.import" />
          </Button>
          <Button onClick={() => void set({ add: "1" })}>
            <FormattedMessage id="addressBook.add" />
          </Button>
        </>
      }
    >
      <DataTable
        caption={intl.formatMessage({ id: "addressBook.title" })}
        tools={!isEmpty && <AddressFilters coins={coins} coin={coin} q={q} change={set} />}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={(entry) => entry.id}
        columns={columns}
        whole={{
          name: "addresses",
          fields: fileColumns.map((header, index) => ({
            header,
            value: (entry: SavedAddress) => fileLine(entry)[index] ?? "",
          })),
          pages: (signal) =>
            coffer.addressBook.getUserCoinAddress({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        filtered={filtered}
        clear={() => void set({ coin: undefined, q: undefined })}
        actions={(entry) => (
          <>
            <Button asChild variant="secondary" size="sm">
              <Link
                to="/assets/withdraw"
                search={{
                  coin: entry.coin,
                  network: entry.network,
                  address: entry.address,
                  tag: entry.tag ?? undefined,
                }}
              >
                <FormattedMessage id="addressBook.withdraw" />
              </Link>
            </Button>
            <RemoveAddress entry={entry} />
          </>
        )}
        empty={{
          icon: <BookUserIcon />,
          title: <FormattedMessage id="addressBook.none" />,
          body: <FormattedMessage id="addressBook.noneBody" />,
        }}
      />
      {add === "file" && (
        <Suspense>
          <ImportDialog close={() => void set({ add: undefined })} />
        </Suspense>
      )}
      {add === "1" && <AddDialog start={coin ? { coin } : undefined} close={() => void set({ add: undefined })} />}
    </Page>
  );
}
