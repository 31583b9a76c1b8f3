import { Button } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { List } from "../../platform/table/list.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api } from "./api.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderTotals } from "./order-totals.tsx";
import type { OrderViewProps } from "./order-view.tsx";
import type { servedOrders, takenOrders } from "./orders.tsx";

export interface OrderListProps extends Pick<OrderViewProps, "actions"> {
  list: typeof takenOrders | typeof servedOrders;
  titled?: boolean | undefined;
}

/** Orders, what they come to, and one of them by its address. */
export function OrderList({ list, titled, actions }: OrderListProps) {
  const { items: pairs } = useSuspenseQuery(api.otc.getSymbol.queryOptions()).data;
  const { id, page, set } = useListSearch<{ id?: string | undefined }>();
  return (
    <div className="flex flex-col gap-4">
      <List
        list={list}
        titled={titled}
        options={{ pair: pairs.map(({ symbol }) => ({ value: symbol, words: symbol })) }}
        actions={(_, open) => (
          <Button variant="ghost" size="sm" onClick={open}>
            <FormattedMessage id="otc.details" />
          </Button>
        )}
        below={(result) => <OrderTotals totals={result?.totals} />}
      />
      <OrderDialog id={id} actions={actions} close={() => void set({ id: undefined, page })} />
    </div>
  );
}
