import { SafeOperation } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { MultiFilter } from "../../platform/table/multi-filter.tsx";
import { changeLabels } from "./event-labels.ts";
import { HistoryList, useHistorySearch } from "./history-list.tsx";
import { changeNames } from "./history-search.ts";

/** The history of security changes. */
export function ChangeHistory() {
  const intl = useIntl();
  const { page, filters, what, set } = useHistorySearch();
  const asked = { ...filters, ...(what && { Operation: what.map((name) => SafeOperation[name]) }) };
  const query = useQuery({
    ...api.profile.getSafeOperationHistory.queryOptions({ ...page, ...asked }),
    ...listQuery(),
  });
  return (
    <HistoryList
      caption={intl.formatMessage({ id: "profile.changes" })}
      query={query}
      data={query.data}
      view={{ words: ({ operation }) => intl.formatMessage({ id: changeLabels[operation] }), odd: () => false }}
      kinds={
        <MultiFilter
          label={intl.formatMessage({ id: "profile.event" })}
          options={changeNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: changeLabels[SafeOperation[value]] }),
          }))}
          chosen={what}
          change={(chosen) => void set({ what: chosen && [...chosen] })}
        />
      }
      file="security-changes"
      pages={(signal) =>
        coffer.profile.getSafeOperationHistory({ ...asked, MaxResultCount: exportPage }, { signal }).pages()
      }
      empty={{ title: <FormattedMessage id="profile.noChanges" /> }}
    />
  );
}
