import { FiatOrderStatus, type LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { ScaleIcon } from "lucide-react";
import { type ReactElement, type ReactNode, Suspense } from "react";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { useIsOver } from "../../../platform/time/deadline.ts";
import { isOpen } from "../order-facts/is-open.ts";
import { type OrderValues, useOrderValues } from "../order-facts/order-labels.ts";

const Ticket = lazyPart(() => import("./ticket.tsx").then(({ Ticket: it }) => it));
const AppealDialog = lazyPart(() => import("./appeal-dialog.tsx").then(({ AppealDialog: it }) => it));

const { awaitingUserPayment, awaitingMerchantPayment, awaitingMerchantConfirmation, awaitingUserConfirmation } =
  FiatOrderStatus;
/** "One that nobody says is paid" can't be appealed; shows the alternative instead. */
const beforePaid: Readonly<Record<number, MessageIdFor<OrderValues & { time: ReactElement }>>> = {
  [awaitingUserPayment]: "p2p.wrongBeforePaying",
  [awaitingMerchantPayment]: "p2p.wrongBeforePaid",
};
const saidPaid: readonly number[] = [awaitingMerchantConfirmation, awaitingUserConfirmation];

/** The ticket, if there is one; else the link to open one, or why not. */
export function AppealCard({ order }: { order: LegalCurrencyOrderDetail }) {
  const { search, change } = useSearchState();
  const values = useOrderValues(order);
  const tooLate = useIsOver(order.appealableUntil);
  const time = <When at={order.appealableUntil} />;
  const write = (appeal: "new" | undefined) => void change({ appeal }, { resetScroll: false });
  if (order.appealId !== null) {
    return (
      <Suspense>
        <Ticket id={order.appealId} order={order} />
      </Suspense>
    );
  }
  if (!isOpen(order)) return null;
  const early = beforePaid[order.status];
  if (early) return <Wrong body={<FormattedMessage id={early} values={{ ...values, time }} />} />;
  if (!saidPaid.includes(order.status)) return null;
  if (tooLate) return <Wrong body={<FormattedMessage id="p2p.wrongTooLate" values={{ time }} />} />;
  return (
    <Wrong
      body={<FormattedMessage id="p2p.wrongNow" values={{ ...values, time }} />}
      action={
        <Button variant="secondary" onClick={() => write("new")}>
          <FormattedMessage id="p2p.appeal" />
        </Button>
      }
    >
      {search.appeal === "new" && (
        <Suspense>
          <AppealDialog order={order} close={() => write(undefined)} />
        </Suspense>
      )}
    </Wrong>
  );
}

function Wrong({ body, action, children }: { body: ReactNode; action?: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ScaleIcon aria-hidden className="size-5 shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle>
            <FormattedMessage id="p2p.wrong" />
          </CardTitle>
          <p className="text-ink-2 text-label">{body}</p>
        </div>
        {action}
      </CardBody>
      {children}
    </Card>
  );
}
