import { LoginResult } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { Text, useText } from "../../platform/intl/text.tsx";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { MultiFilter } from "../../platform/table/multi-filter.tsx";
import { loginLabels } from "./event-labels.ts";
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
      caption={text("profile.signIns")}
      query={query}
      data={query.data}
      view={{ words: ({ result }) => text(loginLabels[result]), odd: ({ result }) => result !== LoginResult.succeeded }}
      kinds={
        <MultiFilter
          label={text("profile.result")}
          options={loginNames.map((value) => ({ value, label: text(loginLabels[LoginResult[value]]) }))}
          chosen={went}
          change={(chosen) => void set({ went: chosen && [...chosen] })}
        />
      }
      file="sign-ins"
      pages={(signal) => coffer.profile.getLoginHistory({ ...asked, MaxResultCount: exportPage }, { signal }).pages()}
      empty={{ title: <Text id="profile.noSignIns" /> }}
    />
  );
}
