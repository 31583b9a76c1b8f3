import { Card, EmptyState } from "@coffer/ui";
import { SearchXIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import type { AccountShown } from "../../calls/replies.ts";
import { contains } from "../../parts/contains.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { SearchInput } from "../../parts/search-input.tsx";
import { useNameOf } from "../../parts/use-name-of.ts";
import { useWords } from "../../words/use-words.ts";
import { BalanceSheet } from "./balance-sheet.tsx";
import { OwnerCard } from "./owner-card.tsx";

/** `of` is the initial owner. */
export function Accounts({ of }: { of: string }) {
  const words = useWords();
  const text = words.books;
  const accounts = useControl("books/accounts");
  const nameOf = useNameOf();
  const [typed, setTyped] = useState(of);
  const fits = ({ account, uid, currency }: AccountShown) =>
    contains([account, currency, uid === null ? text.worldAccounts : nameOf(uid)], typed);
  return (
    <Page title={words.frame.sections.books}>
      <BalanceSheet title={text.sums} />
      <SearchInput label={text.filter} placeholder={text.placeholder} value={typed} onChange={setTyped} />
      <Loaded query={accounts} rows={8}>
        {({ items }) => {
          const found = items.filter(fits);
          if (found.length === 0)
            return (
              <Card>
                <EmptyState
                  icon={<SearchXIcon />}
                  title={items.length === 0 ? text.empty : text.noneFound}
                  description={items.length === 0 ? text.emptyText : text.noneFoundText}
                />
              </Card>
            );
          const owners = Map.groupBy(found, ({ uid }) => uid);
          // Users first, in order of arrival; world accounts last.
          const inOrder = [...owners].sort(([a], [b]) => Number(a === null) - Number(b === null));
          return inOrder.map(([uid, owned]) => <OwnerCard key={uid ?? "world"} uid={uid} accounts={owned} />);
        }}
      </Loaded>
    </Page>
  );
}
