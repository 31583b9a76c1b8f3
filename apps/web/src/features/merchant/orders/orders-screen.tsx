import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isOwner } from "../../../platform/merchant/role.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../../platform/session.ts";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api } from "../api.ts";
import { OrderList } from "./order-list.tsx";
import { noOrderFilters, type OrderSearch } from "./order-search.ts";

const OrderPage = lazyPart(() => import("./order-page.tsx").then(({ OrderPage: it }) => it));
const ReviewList = lazyPart(() => import("./review-list.tsx").then(({ ReviewList: it }) => it));

const AskScreen = lazyPart(() => import("../till/ask-screen.tsx").then(({ AskScreen: it }) => it));
const Codes = lazyPart(() => import("../till/codes.tsx").then(({ Codes: it }) => it));
const Till = lazyPart(() => import("../till/till.tsx").then(({ Till: it }) => it));

/** Payment orders, pending approvals, and one of them by its address. */
export function OrdersScreen() {
  const { id, till, do: doing, page, set } = useListSearch<OrderSearch>();
  return (
    <>
      {doing === "ask" ? (
        <Later>{<AskScreen />}</Later>
      ) : id === undefined ? (
        <AllOrders />
      ) : (
        <Later>{<OrderPage id={id} />}</Later>
      )}
      {till !== undefined && (
        // Covers the list from the start, so that a customer at the till never sees other orders.
        <Suspense fallback={<div aria-busy className="fixed inset-0 z-50 bg-paper" />}>
          <Till id={till} key={till} close={() => void set({ till: undefined, page })} />
        </Suspense>
      )}
    </>
  );
}

const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;

function AllOrders() {
  const { tab, set } = useListSearch<OrderSearch>();
  // "A cashier, who reviews nothing, gets zeros."
  const mayDecide = isOwner(useAccount());
  const { data: counts } = useQuery({
    ...api.merchant.getToBeReviewedCount.queryOptions(),
    enabled: mayDecide,
    meta: { shows: "nothing" },
  });
  const choose = (next: string) =>
    void set({ ...noOrderFilters, sort: undefined, tab: next === "reviews" || next === "codes" ? next : undefined });
  return (
    <Page
      title={<FormattedMessage id="merchantOrders.title" />}
      lead={
        counts ? (
          <FormattedMessage
            id="merchantOrders.lead"
            values={{ payments: counts.paymentToBeReviewedCount, refunds: counts.refundToBeReviewedCount }}
          />
        ) : (
          // The line's height is reserved, so that nothing moves.
          "\u00a0"
        )
      }
      actions={
        <Button asChild>
          <Link to="/merchant/transaction" search={{ do: "ask" }}>
            <FormattedMessage id="merchantTill.new" />
          </Link>
        </Button>
      }
    >
      <Tabs value={tab ?? "orders"} onValueChange={choose} activationMode="manual" className="min-w-0">
        <TabsList>
          <TabsTrigger value="orders">
            <FormattedMessage id="merchantOrders.tabOrders" />
          </TabsTrigger>
          <TabsTrigger value="reviews">
            <FormattedMessage id="merchantOrders.tabReviews" />
          </TabsTrigger>
          <TabsTrigger value="codes">
            <FormattedMessage id="merchantTill.codes" />
          </TabsTrigger>
        </TabsList>
        <TabsContent value={tab ?? "orders"}>
          {tab === "reviews" ? (
            <Later>{<ReviewList />}</Later>
          ) : tab === "codes" ? (
            <Later>{<Codes />}</Later>
          ) : (
            <OrderList />
          )}
        </TabsContent>
      </Tabs>
    </Page>
  );
}
