import type { UserReceiptMethodInfo } from "@coffer/sdk";
import { Button, Card, CardBody, CardHeader, CardTitle, CoinIcon, StatusChip } from "@coffer/ui";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import { MethodValues } from "./method-values.tsx";
import { RemoveMethod } from "./remove-method.tsx";

/** A receiving method's values, and its removal. */
export function MethodCard({ method }: { method: UserReceiptMethodInfo }) {
  const [removing, setRemoving] = useState(false);
  const { name, legalCurrency, active, createdAt } = method;
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-3">
          <CoinIcon ticker={legalCurrency} />
          <span>
            {name} <span className="font-normal text-ink-2">{legalCurrency}</span>
          </span>
        </CardTitle>
        <StatusChip tone={active ? "good" : "neutral"}>
          <FormattedMessage id={active ? "receiptMethods.active" : "receiptMethods.closed"} />
        </StatusChip>
      </CardHeader>
      <CardBody className="flex flex-col gap-4 pt-2 sm:pt-2">
        {!active && (
          <p className="text-ink-2">
            <FormattedMessage id="receiptMethods.closedBody" />
          </p>
        )}
        <MethodValues method={method} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2 text-label">
            <FormattedMessage id="receiptMethods.since" values={{ time: <When at={createdAt} /> }} />
          </p>
          <Button variant="secondary" size="sm" onClick={() => setRemoving(true)}>
            <FormattedMessage id="receiptMethods.remove" values={{ name: <span className="sr-only">{name}</span> }} />
          </Button>
        </div>
      </CardBody>
      {removing && <RemoveMethod method={method} close={() => setRemoving(false)} />}
    </Card>
  );
}
