import type { ReceiptCode } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { QrCodeIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { late } from "../../../kernel/page/late.tsx";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { listQuery } from "../../../kernel/table/list-query.ts";
import { sortingOf } from "../../../kernel/table/record-filters.tsx";
import { SearchField } from "../../../kernel/table/search-field.tsx";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { api } from "../api.ts";
import { useCodeColumns } from "./code-columns.tsx";
import { RevokeCode } from "./revoke-code.tsx";

const CodeDialog = late(() => import("./code-dialog.tsx").then(({ CodeDialog: it }) => it));
const NewCode = late(() => import("./new-code.tsx").then(({ NewCode: it }) => it));

/** The codes that lie on counters: made, shown, printed, revoked. */
export function Codes() {
  const text = useText();
  const { set, query: page, q, sort } = useListSearch();
  const sorting = sortingOf(sort).Sorting;
  const query = useQuery({
    ...api.merchant.getMerchantsReceiptCodeList.queryOptions({
      ...page,
      ...(q !== undefined && { Keyword: q }),
      ...(sorting?.startsWith("time") && { Sorting: sorting as "time asc" | "time desc" }),
    }),
    ...listQuery(),
  });
  const [shown, show] = useState<ReceiptCode>();
  const [making, make] = useState(false);
  const anew = (
    <Button size="sm" onClick={() => make(true)}>
      <Text id="till.newCode" />
    </Button>
  );
  return (
    <>
      <DataTable
        titled
        caption={text("till.codes")}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useCodeColumns()}
        tools={
          <>
            <SearchField
              label={text("till.searchCode")}
              q={q}
              change={(next) => void set({ q: next })}
              className="sm:w-56"
            />
            {anew}
          </>
        }
        filtered={q !== undefined}
        clear={() => void set({ q: undefined })}
        actions={(code) => (
          <>
            <Button variant="secondary" size="sm" onClick={() => show(code)}>
              <Text id="till.showCode" />
            </Button>
            <RevokeCode code={code} />
          </>
        )}
        empty={{
          icon: <QrCodeIcon />,
          title: <Text id="till.noCodes" />,
          body: <Text id="till.noCodesBody" />,
          action: anew,
        }}
      />
      <Suspense>
        {shown && <CodeDialog code={shown} close={() => show(undefined)} />}
        {making && (
          <NewCode
            close={() => make(false)}
            done={(code) => {
              make(false);
              show(code);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
