import type { ReceiptCode } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { QrCodeIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api } from "../api.ts";
import { useCodeColumns } from "./code-columns.tsx";
import { RevokeCode } from "./revoke-code.tsx";

const CodeDialog = lazyPart(() => import("./code-dialog.tsx").then(({ CodeDialog: it }) => it));
const NewCode = lazyPart(() => import("./new-code.tsx").then(({ NewCode: it }) => it));

/** The printed codes: created, shown, printed, revoked. */
export function Codes() {
  const intl = useIntl();
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
      <FormattedMessage id="merchantTill.newCode" />
    </Button>
  );
  return (
    <>
      <DataTable
        titled
        caption={intl.formatMessage({ id: "merchantTill.codes" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useCodeColumns()}
        tools={
          <>
            <SearchField
              label={intl.formatMessage({ id: "merchantTill.searchCode" })}
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
              <FormattedMessage id="merchantTill.showCode" />
            </Button>
            <RevokeCode code={code} />
          </>
        )}
        empty={{
          icon: <QrCodeIcon />,
          title: <FormattedMessage id="merchantTill.noCodes" />,
          body: <FormattedMessage id="merchantTill.noCodesBody" />,
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
