import { type MerchantReview, MerchantReviewKind } from "@coffer/sdk";
import { Button, Checkbox, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ClipboardCheckIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { OwnerOnly } from "../../../platform/merchant/owner-only.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { Address } from "../../../platform/page/address.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { api } from "../api.ts";
import { type Decidable, decideMost } from "./decidable.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { kindNames } from "./decided-lines.tsx";
import type { OrderSearch } from "./order-search.ts";
import { useDecide } from "./use-decide.tsx";

const look = 10_000; // ms: cashiers make requests during a review.

/** A record in a confirmation, with its destination: a full address, or a user. */
const decidableOf = ({ target, ...review }: MerchantReview): Decidable => ({
  ...review,
  to:
    target &&
    (review.kind === MerchantReviewKind.transfer ? visibleCharacters(target) : <Address full value={target} />),
});

/** All pending merchant approvals, decided one by one or together. */
export function ReviewList() {
  return (
    <OwnerOnly what="merchantOrders.reviewing">
      <Waiting />
    </OwnerOnly>
  );
}

function Waiting() {
  const intl = useIntl();
  const { set, query: page, q, sort } = useListSearch<OrderSearch>();
  const query = useQuery({
    ...api.merchant.getMerchantReviewList.queryOptions({
      ...page,
      ...(q !== undefined && { Keyword: q }),
      ...sortingOf(sort),
    }),
    ...listQuery(() => look),
  });
  const rows = query.data?.items;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { ask, dialog } = useDecide(() => setMarked([]));
  // Only rows still present count: another user may have decided.
  const chosen = (rows ?? []).filter(({ id }) => marked.includes(id));
  const mark = (id: string, on: boolean) => setMarked(on ? [...marked, id] : marked.filter((each) => each !== id));
  const isAll = rows !== undefined && rows.length > 0 && chosen.length === Math.min(rows.length, decideMost);
  const markAll = () => setMarked(isAll ? [] : (rows ?? []).slice(0, decideMost).map(({ id }) => id));
  return (
    <>
      {dialog}
      {rows !== undefined && rows.length > 0 && (
        // Visible on phones too: the decision buttons aren't folded with the search.
        <div className="mb-4 flex flex-wrap items-center gap-2.5">
          <Button variant="ghost" size="sm" disabled={!rows?.length} onClick={markAll}>
            <FormattedMessage id={isAll ? "merchantOrders.markNone" : "merchantOrders.markAll"} />
          </Button>
          <DecideButtons several items={chosen.map(decidableOf)} ask={ask} />
        </div>
      )}
      <DataTable
        titled
        caption={intl.formatMessage({ id: "merchantOrders.reviews" })}
        query={query}
        rows={rows}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useReviewColumns(marked, mark)}
        tools={
          <SearchField
            label={intl.formatMessage({ id: "merchantOrders.searchReview" })}
            q={q}
            change={(next) => void set({ q: next })}
            className="sm:w-56"
          />
        }
        filtered={q !== undefined}
        clear={() => void set({ q: undefined })}
        actions={(review) => <DecideButtons items={[decidableOf(review)]} ask={ask} />}
        empty={{
          icon: <ClipboardCheckIcon />,
          title: <FormattedMessage id="merchantOrders.nothingWaits" />,
          body: <FormattedMessage id="merchantOrders.nothingWaitsBody" />,
        }}
      />
    </>
  );
}

function useReviewColumns(
  marked: readonly string[],
  mark: (id: string, on: boolean) => void,
): Column<MerchantReview>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      header: intl.formatMessage({ id: "merchantOrders.waiting" }),
      sort: true,
      cell: ({ id, kind, number, time }) => (
        <TwoLine
          icon={
            <Checkbox
              aria-label={intl.formatMessage({ id: "merchantOrders.mark" }, { number })}
              checked={marked.includes(id)}
              onCheckedChange={(on) => mark(id, on === true)}
            />
          }
          title={
            <>
              <FormattedMessage id={kindNames[kind]} />{" "}
              <span className="whitespace-nowrap font-mono text-label">{number}</span>
            </>
          }
          note={<When at={time} />}
        />
      ),
    },
    {
      id: "asked",
      header: intl.formatMessage({ id: "merchantOrders.askedBy" }),
      cell: ({ requestedBy, reason }) => {
        const why = reason && visibleCharacters(reason);
        if (requestedBy) return <TwoLine title={visibleCharacters(requestedBy.userName)} note={why} />;
        return why ?? <FormattedMessage id="merchantOrders.byNobody" />;
      },
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "merchantOrders.amountToDecide" }),
      number: true,
      sort: true,
      cell: ({ amount, coin }) => <ExactMoney amount={amount} unit={coin} />,
    },
    {
      id: "by",
      header: intl.formatMessage({ id: "merchantOrders.decideBy" }),
      cell: ({ reviewBy }) => <When at={reviewBy} relative />,
    },
  ];
}
