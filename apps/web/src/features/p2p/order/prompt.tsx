import { FiatOrderStatus, type LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import { isUnderAppeal } from "../order-facts/deadline-of.ts";
import { reasonOf, useOrderValues } from "../order-facts/order-labels.ts";
import { roleOf } from "../order-facts/way.ts";
import { CheckReceipt } from "./check-receipt.tsx";
import { PayDealer } from "./pay-dealer.tsx";
import { WaitForDealer } from "./wait-for-dealer.tsx";

const { awaitingMerchantConfirmation, awaitingMerchantPayment, awaitingUserConfirmation } = FiatOrderStatus;
const { awaitingUserPayment, cancelled, completed } = FiatOrderStatus;

type Prompted = { order: LegalCurrencyOrderDetail };

/** The reader's current action, by status. */
const prompts: Readonly<Record<number, (props: Prompted) => ReactNode>> = {
  [awaitingMerchantConfirmation]: WaitForDealer,
  [cancelled]: Cancelled,
  [awaitingUserPayment]: PayDealer,
  [awaitingUserConfirmation]: CheckReceipt,
  [awaitingMerchantPayment]: WaitForDealer,
  [completed]: Completed,
};

/** One prompt per status; an unknown status is shown by its name. */
export function Prompt({ order }: Prompted) {
  if (isUnderAppeal(order)) return <StandsStill order={order} />;
  const Known = prompts[order.status];
  return Known ? <Known order={order} /> : <AnyStatus order={order} />;
}

function AnyStatus({ order: { status } }: Prompted) {
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-3">
        <StatusTag of={p2pStatus} value={status} />
        <p className="text-ink-2">
          <StatusNext of={p2pStatus} value={status} />
        </p>
      </CardBody>
    </Card>
  );
}

function StandsStill({ order }: Prompted) {
  return (
    <Notice live="off" title={<FormattedMessage id="p2p.standsStill" />}>
      <FormattedMessage id="p2p.standsStillBody" values={useOrderValues(order)} />
    </Notice>
  );
}

function Cancelled({ order }: Prompted) {
  return (
    <Ended title={<StatusTag of={p2pStatus} value={order.status} />}>
      <FormattedMessage id={reasonOf(order)} values={useOrderValues(order)} />
    </Ended>
  );
}

function Completed({ order }: Prompted) {
  const values = useOrderValues(order);
  return (
    <Ended title={<StatusTag of={p2pStatus} value={order.status} />}>
      <FormattedMessage id={roleOf(order) === "buyer" ? "p2p.doneBought" : "p2p.doneSold"} values={values} />
    </Ended>
  );
}

function Ended({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-3">
        <CardTitle>{title}</CardTitle>
        <p>{children}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button asChild>
            <Link to="/fiat">
              <FormattedMessage id="p2p.another" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/assets">
              <FormattedMessage id="p2p.toAssets" />
            </Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
