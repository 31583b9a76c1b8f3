import { Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { RowSkeletons } from "../../platform/page/page-skeleton.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { noEntryFilters } from "./entry-search.ts";

export interface AssetTabsProps<Tab extends string> {
  /** The first tab has no search parameter. */
  tabs: readonly { id: Tab; label: PlainMessageId; content: ReactNode }[];
}

/** Tabs of lists; the selected one, its filters and its page are in the address. */
export function AssetTabs<Tab extends string>({ tabs }: AssetTabsProps<Tab>) {
  const { tab, set } = useListSearch<{ tab?: Tab | undefined }>();
  const [first] = tabs;
  const shown = tabs.find(({ id }) => id === tab) ?? first;
  if (!shown) return null;
  const choose = (next: string) =>
    void set({
      tab: tabs.find(({ id }) => id === next && id !== first?.id)?.id,
      ...noEntryFilters,
      sort: undefined,
      month: undefined,
    } as object);
  return (
    <Tabs className="min-w-0" value={shown.id} onValueChange={choose} activationMode="manual">
      <TabsList className="print:hidden">
        {tabs.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            <FormattedMessage id={label} />
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={shown.id}>
        <Suspense fallback={<RowSkeletons rows={5} />}>{shown.content}</Suspense>
      </TabsContent>
    </Tabs>
  );
}
