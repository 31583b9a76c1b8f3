import { LoginResult } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../kernel/api.ts";
import { exportPage } from "../../kernel/table/export-list.ts";
import { listQuery } from "../../kernel/table/list-query.ts";
import { SomeFilter } from "../../kernel/table/some-filter.tsx";
import { Text, useText } from "../../lib/text.tsx";
import { loginWords } from "./event-words.ts";
import { HistoryList, useHistorySearch } from "./history-list.tsx";
import { loginNames } from "./history-search.ts";

/** Sign-ins and attempts; those that failed stand out. */
export function SignInHistory() {
  const text = useText();
  const { page, filters, went, set } = useHistorySearch();
  const asked = { ...filters, ...(went && { Result: went.map((name) => LoginResult[name]) }) };
  const query = useQuery({
    ...api.profile.getLoginHistory.queryOptions({ ...page, ...asked }),
    ...listQuery(),
  });
  return (
    <HistoryList
      caption={text("account.signIns")}
      query={query}
      data={query.data}
      view={{ words: ({ result }) => text(loginWords[result]), odd: ({ result }) => result !== LoginResult.succeeded }}
      kinds={
        <SomeFilter
          label={text("account.result")}
          options={loginNames.map((value) => ({ value, label: text(loginWords[LoginResult[value]]) }))}
          chosen={went}
          change={(chosen) => void set({ went: chosen && [...chosen] })}
        />
      }
      file="sign-ins"
      pages={(signal) => coffer.profile.getLoginHistory({ ...asked, MaxResultCount: exportPage }, { signal }).pages()}
      empty={{ title: <Text id="account.noSignIns" /> }}
    />
  );
}
