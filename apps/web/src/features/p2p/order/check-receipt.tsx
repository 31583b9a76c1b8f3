import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { Suspense, useState } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { StickyAction } from "../../../platform/page/sticky-action.tsx";
import { PinFirst } from "../../../platform/proof/pin-first.tsx";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { ReceivedConsequences } from "./consequences.tsx";
import { PayeeLines } from "./payee-lines.tsx";

// The proof loads with the first click.
const ReceivedDialog = lazyPart(() => import("./received-dialog.tsx").then(({ ReceivedDialog: it }) => it));

/** The seller checks the receipt by the dealer's picture, then releases the coin. */
export function CheckReceipt({ order }: { order: LegalCurrencyOrderDetail }) {
  const [asking, setAsking] = useState(false);
  const values = useOrderValues(order);
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <FormattedMessage id="p2p.lookTitle" values={values} />
          </CardTitle>
          <p className="mt-1 text-ink-2">
            <FormattedMessage id="p2p.lookBody" values={values} />
          </p>
        </div>
        <PayeeLines order={order} title="p2p.paidTo" />
        <div className="flex flex-col gap-2">
          <h3 className="text-ink-2 text-label">
            <FormattedMessage id="p2p.dealerPictures" />
          </h3>
          {order.voucherFileIds.length > 0 ? (
            <SentFiles ids={order.voucherFileIds} />
          ) : (
            <p>
              <FormattedMessage id="p2p.noPictures" />
            </p>
          )}
        </div>
      </CardBody>
      <CardBody className="flex flex-col gap-4 border-line border-t">
        <CardTitle>
          <FormattedMessage id="p2p.arrivedTitle" />
        </CardTitle>
        <ReceivedConsequences order={order} />
        <PinFirst why="p2p.pinWhy" />
        <StickyAction>
          <Button size="lg" className="w-full" onClick={() => setAsking(true)}>
            <FormattedMessage id="p2p.received" values={values} />
          </Button>
        </StickyAction>
        {asking && (
          <Suspense>
            <ReceivedDialog order={order} close={() => setAsking(false)} />
          </Suspense>
        )}
      </CardBody>
    </Card>
  );
}
