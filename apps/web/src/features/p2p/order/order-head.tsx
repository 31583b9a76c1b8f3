import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import { ChevronRightIcon } from "lucide-react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import { deadlineOf } from "../order-facts/deadline-of.ts";
import { nextOf, titleOf, useOrderValues } from "../order-facts/order-labels.ts";
import { wayOf } from "../order-facts/way.ts";
import { OrderTimer } from "./order-timer.tsx";

/** The number, the state in a sentence, the step, and the time left. */
export function OrderHead({ order }: { order: LegalCurrencyOrder }) {
  const values = useOrderValues(order);
  const { stations, at } = wayOf(order);
  const next = nextOf(order);
  const deadline = deadlineOf(order);
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <nav className="mb-1 flex flex-wrap items-center gap-2 text-ink-2 text-label">
          <Link to="/fiat/list" className="hover:underline">
            <FormattedMessage id="p2p.orders" />
          </Link>
          <ChevronRightIcon aria-hidden className="size-3.5" />
          <span className="font-mono">{order.number}</span>
        </nav>
        {/* Announced on automatic changes. */}
        <div aria-live="polite">
          <h1 className="font-serif text-title [overflow-wrap:anywhere]">
            <FormattedMessage id={titleOf(order)} values={values} />
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
            {at === undefined ? (
              <StatusTag of={p2pStatus} value={order.status} />
            ) : (
              <span>
                <FormattedMessage
                  id="p2p.stepOf"
                  values={{ step: Math.min(at + 1, stations.length), of: stations.length }}
                />
                {next && (
                  <>
                    {" · "}
                    <FormattedMessage id={next} values={values} />
                  </>
                )}
              </span>
            )}
          </p>
        </div>
      </div>
      {deadline && <OrderTimer deadline={deadline} />}
    </div>
  );
}
