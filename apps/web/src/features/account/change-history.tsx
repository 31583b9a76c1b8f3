import { SafeOperation } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../kernel/api.ts";
import { exportPage } from "../../kernel/table/export-list.ts";
import { listQuery } from "../../kernel/table/list-query.ts";
import { SomeFilter } from "../../kernel/table/some-filter.tsx";
import { Text, useText } from "../../lib/text.tsx";
import { changeWords } from "./event-words.ts";
import { HistoryList, useHistorySearch } from "./history-list.tsx";
import { changeNames } from "./history-search.ts";

/** What was changed about the account's protection. */
export function ChangeHistory() {
  const text = useText();
  const { page, filters, what, set } = useHistorySearch();
  const asked = { ...filters, ...(what && { Operation: what.map((name) => SafeOperation[name]) }) };
  const query = useQuery({
    ...api.profile.getSafeOperationHistory.queryOptions({ ...page, ...asked }),
    ...listQuery(),
  });
  return (
    <HistoryList
      caption={text("account.changes")}
      query={query}
      data={query.data}
      view={{ words: ({ operation }) => text(changeWords[operation]), odd: () => false }}
      kinds={
        <SomeFilter
          label={text("account.event")}
          options={changeNames.map((value) => ({ value, label: text(changeWords[SafeOperation[value]]) }))}
          chosen={what}
          change={(chosen) => void set({ what: chosen && [...chosen] })}
        />
      }
      file="security-changes"
      pages={(signal) =>
        coffer.profile.getSafeOperationHistory({ ...asked, MaxResultCount: exportPage }, { signal }).pages()
      }
      empty={{ title: <Text id="account.noChanges" /> }}
    />
  );
}
