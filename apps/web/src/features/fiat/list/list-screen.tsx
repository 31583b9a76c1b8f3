import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Page } from "../../../kernel/page/page.tsx";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { Text } from "../../../lib/text.tsx";
import { type FiatListSearch, noFiatFilters } from "./list-search.ts";
import { OrderList } from "./order-list.tsx";
import { TicketList } from "./ticket-list.tsx";

/** Everything bought from dealers and sold to them, and the appeals about it. */
export function ListScreen() {
  const { tab, set } = useListSearch<FiatListSearch>();
  const choose = (next: string) =>
    void set({ ...noFiatFilters, sort: undefined, tab: next === "tickets" ? next : undefined });
  return (
    <Page
      title={<Text id="fiat.orders" />}
      lead={<Text id="fiat.ordersLead" />}
      actions={
        <Button asChild>
          <Link to="/fiat">
            <Text id="fiat.another" />
          </Link>
        </Button>
      }
    >
      <Tabs value={tab ?? "orders"} onValueChange={choose} activationMode="manual" className="min-w-0">
        <TabsList>
          <TabsTrigger value="orders">
            <Text id="fiat.tabOrders" />
          </TabsTrigger>
          <TabsTrigger value="tickets">
            <Text id="fiat.tabTickets" />
          </TabsTrigger>
        </TabsList>
        <TabsContent value={tab ?? "orders"}>{tab === "tickets" ? <TicketList /> : <OrderList />}</TabsContent>
      </Tabs>
    </Page>
  );
}
