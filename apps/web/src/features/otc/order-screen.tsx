import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderList } from "./order-list.tsx";
import { takenOrders } from "./orders.tsx";

/** All trades with the desk. */
export function OrderScreen() {
  return (
    <Page
      title={<FormattedMessage id="otc.orders" />}
      lead={<FormattedMessage id="otc.ordersLead" />}
      actions={
        <Button asChild>
          <Link to="/otc">
            <FormattedMessage id="otc.another" />
          </Link>
        </Button>
      }
    >
      <OrderList list={takenOrders} actions={(order) => <CancelOrder order={order} />} />
    </Page>
  );
}
