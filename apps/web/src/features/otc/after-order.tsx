import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { OrderLines } from "./order-lines.tsx";
import { useOrder } from "./use-order.ts";

/** The order's figures and progress. */
export function SentSummary({ id }: { id: string }) {
  const { data } = useOrder(id);
  return data && <OrderLines order={data} />;
}

/** The links from here. */
export function AfterOrder({ again }: { again: () => void }) {
  return (
    <>
      <Button onClick={again}>
        <FormattedMessage id="otc.another" />
      </Button>
      <Button asChild variant="secondary">
        <Link to="/otc/order">
          <FormattedMessage id="otc.orders" />
        </Link>
      </Button>
    </>
  );
}
