import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { type PathStation, StatusPath } from "../../../platform/status/status-path.tsx";
import { isOpen } from "../order-facts/is-open.ts";
import { type OrderMessageId, useOrderValues } from "../order-facts/order-labels.ts";
import { wayOf } from "../order-facts/way.ts";

/** The event of a status. */
const happened: Readonly<Record<number, OrderMessageId>> = {
  0: "p2p.didSayPaid",
  1: "p2p.didCancel",
  2: "p2p.didPlace",
  3: "p2p.didDealerPay",
  4: "p2p.didPlace",
  5: "p2p.didRelease",
};

/** Past events with times, the pending action, and the next one. */
export function OrderTimeline({ order }: { order: LegalCurrencyOrder }) {
  const values = useOrderValues(order);
  const { stations, at } = wayOf(order);
  const open = isOpen(order);
  const past = order.timeline.map(
    ({ status, time }, id): PathStation => ({
      id,
      label: <FormattedMessage id={happened[status] ?? statusOf(p2pStatus, status).label} values={values} />,
      time,
      state: "past",
      ended: status === 1 ? "neutral" : status === 6 ? "bad" : undefined,
    }),
  );
  const now: PathStation = {
    id: past.length,
    label: <FormattedMessage id={statusOf(p2pStatus, order.status).label} />,
    time: undefined,
    state: "now",
  };
  const ahead = (open && at !== undefined ? stations.slice(at + 1) : []).map(
    (id, index): PathStation => ({
      id: past.length + 1 + index,
      label: <FormattedMessage id={id} values={values} />,
      time: undefined,
      state: "ahead",
    }),
  );
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="p2p.timeline" />
        </CardTitle>
        <StatusPath stations={open ? [...past, now, ...ahead] : past} />
      </CardBody>
    </Card>
  );
}
