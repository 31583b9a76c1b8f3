import { Button } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookUserIcon } from "lucide-react";
import { api } from "../../kernel/api.ts";
import { Page } from "../../kernel/page/page.tsx";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { useAddressColumns } from "./address-columns.tsx";
import { AddressFilters } from "./address-filters.tsx";
import { RemoveAddress } from "./remove-address.tsx";

interface Filters {
  coin?: string | undefined;
  q?: string | undefined;
  add?: string | undefined;
}

/** Everywhere the person withdraws to, by name. */
export function AddressScreen() {
  const text = useText();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { coin, q, add, query: page, set } = useListSearch<Filters>();
  const query = useQuery({
    ...api.addressBook.getUserCoinAddress.queryOptions({
      ...page,
      ...(coin !== undefined && { Coin: coin }),
      ...(q !== undefined && { Keyword: q }),
    }),
    placeholderData: (before) => before,
    meta: { shows: "place" },
  });
  const columns = useAddressColumns(query.data?.items);

  const filtered = coin !== undefined || q !== undefined;
  // Nothing to look through; the offer to add one stays where it was while the page came.
  const isEmpty = query.data?.totalCount === 0 && !filtered;

  return (
    <Page
      title={<Text id="address.title" />}
      lead={<Text id="address.lead" />}
      actions={
        <Button onClick={() => void set({ add: "1" })}>
          <Text id="address.add" />
        </Button>
      }
    >
      <DataTable
        caption={text("address.title")}
        tools={!isEmpty && <AddressFilters coins={coins} coin={coin} q={q} change={set} />}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={(entry) => entry.id}
        columns={columns}
        csv={isEmpty ? undefined : "addresses"}
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
                <Text id="address.withdraw" />
              </Link>
            </Button>
            <RemoveAddress entry={entry} />
          </>
        )}
        empty={{
          icon: <BookUserIcon />,
          title: <Text id="address.none" />,
          body: <Text id="address.noneBody" />,
        }}
      />
      {add && <AddDialog start={coin ? { coin } : undefined} close={() => void set({ add: undefined })} />}
    </Page>
  );
}
