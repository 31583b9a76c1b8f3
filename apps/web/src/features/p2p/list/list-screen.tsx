import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { type FiatListSearch, noFiatFilters } from "./list-search.ts";
import { OrderList } from "./order-list.tsx";
import { TicketList } from "./ticket-list.tsx";

/** All trades with dealers, and their appeals. */
export function ListScreen() {
  const { tab, set } = useListSearch<FiatListSearch>();
  const choose = (next: string) =>
    void set({ ...noFiatFilters, sort: undefined, tab: next === "tickets" ? next : undefined });
  return (
    <Page
      title={<FormattedMessage id="p2p.orders" />}
      lead={<FormattedMessage id="p2p.ordersLead" />}
      actions={
        <Button asChild>
          <Link to="/fiat">
            <FormattedMessage id="p2p.another" />
          </Link>
        </Button>
      }
    >
      <Tabs value={tab ?? "orders"} onValueChange={choose} activationMode="manual" className="min-w-0">
        <TabsList>
          <TabsTrigger value="orders">
            <FormattedMessage id="p2p.tabOrders" />
          </TabsTrigger>
          <TabsTrigger value="tickets">
            <FormattedMessage id="p2p.tabTickets" />
          </TabsTrigger>
        </TabsList>
        <TabsContent value={tab ?? "orders"}>{tab === "tickets" ? <TicketList /> : <OrderList />}</TabsContent>
      </Tabs>
    </Page>
  );
}
