import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Card, CardBody, CardTitle } from "@coffer/ui";
import { fiatStatus } from "../../../kernel/fiat/fiat-status.ts";
import { statusOf } from "../../../kernel/status/status.ts";
import { type PathStation, StatusPath } from "../../../kernel/status/status-path.tsx";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { isOpen } from "../about/is-open.ts";
import { useOrderValues } from "../about/order-words.ts";
import { wayOf } from "../about/way.ts";

/** What happened when an order came to a status. */
const happened: Readonly<Record<number, MessageId>> = {
  0: "fiat.didSayPaid",
  1: "fiat.didCancel",
  2: "fiat.didPlace",
  3: "fiat.didDealerPay",
  4: "fiat.didPlace",
  5: "fiat.didRelease",
};

/** What has happened and when, what it waits for, and what comes then. */
export function OrderTimeline({ order }: { order: LegalCurrencyOrder }) {
  const values = useOrderValues(order);
  const { stations, at } = wayOf(order);
  const open = isOpen(order);
  const past = order.timeline.map(
    ({ status, time }, id): PathStation => ({
      id,
      label: <Text id={happened[status] ?? statusOf(fiatStatus, status).label} values={values} />,
      time,
      state: "past",
      ended: status === 1 ? "neutral" : status === 6 ? "bad" : undefined,
    }),
  );
  const now: PathStation = {
    id: past.length,
    label: <Text id={statusOf(fiatStatus, order.status).label} />,
    time: undefined,
    state: "now",
  };
  const ahead = (open && at !== undefined ? stations.slice(at + 1) : []).map(
    (id, index): PathStation => ({
      id: past.length + 1 + index,
      label: <Text id={id} values={values} />,
      time: undefined,
      state: "ahead",
    }),
  );
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <Text id="fiat.timeline" />
        </CardTitle>
        <StatusPath stations={open ? [...past, now, ...ahead] : past} />
      </CardBody>
    </Card>
  );
}
