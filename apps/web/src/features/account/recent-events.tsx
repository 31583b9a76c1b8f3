import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowRightIcon } from "lucide-react";
import { api } from "../../kernel/api.ts";
import { PathLink } from "../../kernel/page/path-link.tsx";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { Text, useText } from "../../lib/text.tsx";
import { type Happened, useEventColumns } from "./event-table.tsx";
import { changeWords, loginWords } from "./event-words.ts";
import { recent } from "./recent.ts";

interface RecentEvent extends Happened {
  words: string;
  odd: boolean;
}

/** The latest of both histories in one, so that what wasn't oneself stands out. */
export function RecentEvents() {
  const text = useText();
  const { items: logins } = useSuspenseQuery(api.profile.getLoginHistory.queryOptions(recent)).data;
  const { items: changes } = useSuspenseQuery(api.profile.getSafeOperationHistory.queryOptions(recent)).data;
  const columns = useEventColumns<RecentEvent>({ words: ({ words }) => words, odd: ({ odd }) => odd });
  const rows: RecentEvent[] = [
    ...logins.map((row) => ({ ...row, words: text(loginWords[row.result]), odd: row.result !== 0 })),
    ...changes.map((row) => ({ ...row, words: text(changeWords[row.operation]), odd: false })),
  ];
  const latest = rows.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, recent.MaxResultCount);
  return (
    <div>
      <DataTable
        caption={text("account.recentEvents")}
        titled
        columns={columns.map((column) => ({ ...column, sort: false }))}
        rows={latest}
        rowKey={({ id }) => id}
        empty={{ title: <Text id="account.noEvents" /> }}
      />
      <p className="mt-2.5 px-1 text-label">
        <PathLink
          to="/account/record"
          className="inline-flex items-center gap-1 font-medium text-vault hover:underline"
        >
          <Text id="account.allEvents" />
          <ArrowRightIcon aria-hidden className="size-4" />
        </PathLink>
      </p>
    </div>
  );
}
