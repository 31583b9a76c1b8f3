import { type MerchantReview, MerchantReviewKind } from "@coffer/sdk";
import { Button, Checkbox, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ClipboardCheckIcon } from "lucide-react";
import { useState } from "react";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { Address } from "../../../kernel/page/address.tsx";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { listQuery } from "../../../kernel/table/list-query.ts";
import { sortingOf } from "../../../kernel/table/record-filters.tsx";
import { SearchField } from "../../../kernel/table/search-field.tsx";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
import { api } from "../api.ts";
import { MerchantOwn } from "../merchant-own.tsx";
import { type Decidable, decideMost } from "./decidable.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { kindNames } from "./decided-lines.tsx";
import type { OrderSearch } from "./order-search.ts";
import { useDecide } from "./use-decide.tsx";

const look = 10_000; // ms: others ask while one reviews

/** As a confirmation names it, with where it would go: an address whole, or whom. */
const decidableOf = ({ target, ...review }: MerchantReview): Decidable => ({
  ...review,
  to: target && (review.kind === MerchantReviewKind.transfer ? visible(target) : <Address full value={target} />),
});

/** Everything that waits for the merchant's word, to be decided one by one or many at once. */
export function ReviewList() {
  return (
    <MerchantOwn what="paymentOrder.reviewing">
      <Waiting />
    </MerchantOwn>
  );
}

function Waiting() {
  const text = useText();
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
  // Only what is still there counts: somebody else may have decided it.
  const chosen = (rows ?? []).filter(({ id }) => marked.includes(id));
  const mark = (id: string, on: boolean) => setMarked(on ? [...marked, id] : marked.filter((each) => each !== id));
  const isAll = rows !== undefined && rows.length > 0 && chosen.length === Math.min(rows.length, decideMost);
  const markAll = () => setMarked(isAll ? [] : (rows ?? []).slice(0, decideMost).map(({ id }) => id));
  return (
    <>
      {dialog}
      {rows !== undefined && rows.length > 0 && (
        // On phones too: what decides isn't folded away with the search.
        <div className="mb-4 flex flex-wrap items-center gap-2.5">
          <Button variant="ghost" size="sm" disabled={!rows?.length} onClick={markAll}>
            <Text id={isAll ? "paymentOrder.markNone" : "paymentOrder.markAll"} />
          </Button>
          <DecideButtons several items={chosen.map(decidableOf)} ask={ask} />
        </div>
      )}
      <DataTable
        titled
        caption={text("paymentOrder.reviews")}
        query={query}
        rows={rows}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useReviewColumns(marked, mark)}
        tools={
          <SearchField
            label={text("paymentOrder.searchReview")}
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
          title: <Text id="paymentOrder.nothingWaits" />,
          body: <Text id="paymentOrder.nothingWaitsBody" />,
        }}
      />
    </>
  );
}

function useReviewColumns(
  marked: readonly string[],
  mark: (id: string, on: boolean) => void,
): Column<MerchantReview>[] {
  const text = useText();
  return [
    {
      id: "time",
      header: text("paymentOrder.waiting"),
      sort: true,
      cell: ({ id, kind, number, time }) => (
        <TwoLine
          icon={
            <Checkbox
              aria-label={text("paymentOrder.mark", { number })}
              checked={marked.includes(id)}
              onCheckedChange={(on) => mark(id, on === true)}
            />
          }
          title={
            <>
              <Text id={kindNames[kind]} /> <span className="whitespace-nowrap font-mono text-label">{number}</span>
            </>
          }
          note={<When at={time} />}
        />
      ),
    },
    {
      id: "asked",
      header: text("paymentOrder.askedBy"),
      cell: ({ requestedBy, reason }) => {
        const why = reason && visible(reason);
        if (requestedBy) return <TwoLine title={visible(requestedBy.userName)} note={why} />;
        return why ?? <Text id="paymentOrder.byNobody" />;
      },
    },
    {
      id: "amount",
      header: text("paymentOrder.amountToDecide"),
      number: true,
      sort: true,
      cell: ({ amount, coin }) => <ExactMoney amount={amount} unit={coin} />,
    },
    {
      id: "by",
      header: text("paymentOrder.decideBy"),
      cell: ({ reviewBy }) => <When at={reviewBy} relative />,
    },
  ];
}
