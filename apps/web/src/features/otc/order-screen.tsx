import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../platform/intl/text.tsx";
import { Page } from "../../platform/page/page.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderList } from "./order-list.tsx";

/** Everything traded with the desk. */
export function OrderScreen() {
  return (
    <Page
      title={<Text id="otc.orders" />}
      lead={<Text id="otc.ordersLead" />}
      actions={
        <Button asChild>
          <Link to="/otc">
            <Text id="otc.another" />
          </Link>
        </Button>
      }
    >
      <OrderList
        role="taker"
        caption="otc.orders"
        none="otc.none"
        noneBody="otc.noneBody"
        actions={(order) => <CancelOrder order={order} />}
      />
    </Page>
  );
}
