import { LoginResult } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { MultiFilter } from "../../platform/table/multi-filter.tsx";
import { loginLabels } from "./event-labels.ts";
import { HistoryList, useHistorySearch } from "./history-list.tsx";
import { loginNames } from "./history-search.ts";

/** Sign-ins and attempts, failures emphasised. */
export function SignInHistory() {
  const intl = useIntl();
  const { page, filters, went, set } = useHistorySearch();
  const asked = { ...filters, ...(went && { Result: went.map((name) => LoginResult[name]) }) };
  const query = useQuery({
    ...api.profile.getLoginHistory.queryOptions({ ...page, ...asked }),
    ...listQuery(),
  });
  return (
    <HistoryList
      caption={intl.formatMessage({ id: "profile.signIns" })}
      query={query}
      data={query.data}
      view={{
        words: ({ result }) => intl.formatMessage({ id: loginLabels[result] }),
        odd: ({ result }) => result !== LoginResult.succeeded,
      }}
      kinds={
        <MultiFilter
          label={intl.formatMessage({ id: "profile.result" })}
          options={loginNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: loginLabels[LoginResult[value]] }),
          }))}
          chosen={went}
          change={(chosen) => void set({ went: chosen && [...chosen] })}
        />
      }
      file="sign-ins"
      pages={(signal) => coffer.profile.getLoginHistory({ ...asked, MaxResultCount: exportPage }, { signal }).pages()}
      empty={{ title: <FormattedMessage id="profile.noSignIns" /> }}
    />
  );
}
