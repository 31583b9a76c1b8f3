import type { CashDirection, CashOrderStatus, CashTimelineStep } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { LoadFailure } from "../../../kernel/page/load-failure.tsx";
import { Page } from "../../../kernel/page/page.tsx";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusPath } from "../../../kernel/status/status-path.tsx";
import { StatusNext, StatusTag } from "../../../kernel/status/status-tag.tsx";
import { Text } from "../../../lib/text.tsx";
import { stationsOf, statusTexts } from "./order-state.ts";

export interface OrderFrameProps {
  id: string;
  title: ReactNode;
  query: { data?: unknown; error: unknown; refetch: () => unknown };
  actions?: ReactNode;
  /** What stands at the left: where it is, what is to be done. */
  state: ReactNode;
  summary: ReactNode;
}

/** One order at its own address. */
export function OrderFrame({ id, title, query, actions, state, summary }: OrderFrameProps) {
  const content = useRef<HTMLElement>(null);
  // It comes in the place of a form or a list: a keyboard or a screen reader starts at its top.
  useEffect(() => content.current?.focus({ preventScroll: true }), [id]);
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          <Button asChild variant="secondary">
            <Link to="/assets/cash/order" search={{}}>
              <Text id="cash.allOrders" />
            </Link>
          </Button>
        </>
      }
    >
      <section ref={content} tabIndex={-1} className="outline-none">
        {query.error && !query.data ? (
          <Card>
            <LoadFailure error={query.error} again={() => void query.refetch()} />
          </Card>
        ) : !query.data ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
            <div className="flex min-w-0 flex-col gap-6">{state}</div>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <Text id="flow.summary" />
                </CardTitle>
                {summary}
              </CardBody>
            </Card>
          </div>
        )}
      </section>
    </Page>
  );
}

export interface OrderStateProps {
  direction: CashDirection;
  order: { status: CashOrderStatus; timeline: readonly CashTimelineStep[]; failReason: string | null };
}

/** Where it stands, what comes next, and the way it has come. */
export function OrderState({ direction, order }: OrderStateProps) {
  const kind = statusTexts(direction);
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2" aria-live="polite">
          <StatusTag of={kind} value={order.status} />
          <p className="text-ink-2">
            <StatusNext of={kind} value={order.status} />
          </p>
        </div>
        {order.failReason && (
          <Notice tone="bad" live="off" title={<Text id="cash.reason" />}>
            {order.failReason}
          </Notice>
        )}
        <StatusPath
          stations={stationsOf(direction, order).map(({ status, ...station }, index) => ({
            ...station,
            id: index,
            label: <Text id={statusOf(kind, status).label} />,
          }))}
        />
      </CardBody>
    </Card>
  );
}
