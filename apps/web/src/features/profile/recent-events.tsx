import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowRightIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { DataTable } from "../../platform/table/data-table.tsx";
import { changeLabels, loginLabels } from "./event-labels.ts";
import { type Happened, useEventColumns } from "./event-table.tsx";
import { recent } from "./recent.ts";

interface RecentEvent extends Happened {
  words: string;
  odd: boolean;
}

/** The latest events of both histories, with suspicious ones emphasised. */
export function RecentEvents() {
  const intl = useIntl();
  const { items: logins } = useSuspenseQuery(api.profile.getLoginHistory.queryOptions(recent)).data;
  const { items: changes } = useSuspenseQuery(api.profile.getSafeOperationHistory.queryOptions(recent)).data;
  const columns = useEventColumns<RecentEvent>({ words: ({ words }) => words, odd: ({ odd }) => odd });
  const rows: RecentEvent[] = [
    ...logins.map((row) => ({
      ...row,
      words: intl.formatMessage({ id: loginLabels[row.result] }),
      odd: row.result !== 0,
    })),
    ...changes.map((row) => ({ ...row, words: intl.formatMessage({ id: changeLabels[row.operation] }), odd: false })),
  ];
  const latest = rows.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, recent.MaxResultCount);
  return (
    <div>
      <DataTable
        caption={intl.formatMessage({ id: "profile.recentEvents" })}
        titled
        columns={columns.map((column) => ({ ...column, sort: false }))}
        rows={latest}
        rowKey={({ id }) => id}
        empty={{ title: <FormattedMessage id="profile.noEvents" /> }}
      />
      <p className="mt-2.5 px-1 text-label">
        <PathLink
          to="/account/record"
          className="inline-flex items-center gap-1 font-medium text-vault hover:underline"
        >
          <FormattedMessage id="profile.allEvents" />
          <ArrowRightIcon aria-hidden className="size-4" />
        </PathLink>
      </p>
    </div>
  );
}
