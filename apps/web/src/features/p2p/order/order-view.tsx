import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { AppealCard } from "../appeal/appeal-card.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { Prompt } from "./prompt.tsx";

export interface OrderViewProps {
  order: LegalCurrencyOrderDetail;
  /** The last read failed: the content may be outdated. */
  failure: unknown;
}

/** An order's state, its next action, its details, and its history. */
export function OrderView({ order, failure }: OrderViewProps) {
  return (
    <div className="min-w-0 max-sm:pb-20">
      <OrderHead order={order} />
      <OrderSteps order={order} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(280px,348px)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {failure !== null && failure !== undefined && <FailureNote error={failure} />}
          <Prompt order={order} />
          <AppealCard order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderSummary order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </div>
  );
}
