import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { LandmarkIcon, LockIcon, UserCheckIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { late } from "../../../kernel/page/late.tsx";
import { SentFiles } from "../../../kernel/page/sent-files.tsx";
import { StickyAction } from "../../../kernel/page/sticky-action.tsx";
import { PinFirst } from "../../../kernel/proof/pin-first.tsx";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { Consequences } from "./consequences.tsx";
import { PayeeLines } from "./payee-lines.tsx";

// The proof comes with the first press.
const ReceivedDialog = late(() => import("./received-dialog.tsx").then(({ ReceivedDialog: it }) => it));

/** The seller looks for the money: where it should be, what the dealer shows of it; then releases the coin. */
export function CheckReceipt({ order }: { order: LegalCurrencyOrderDetail }) {
  const [asking, setAsking] = useState(false);
  const values = useOrderValues(order);
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <Text id="fiat.lookTitle" values={values} />
          </CardTitle>
          <p className="mt-1 text-ink-2">
            <Text id="fiat.lookBody" values={values} />
          </p>
        </div>
        <PayeeLines order={order} title="fiat.paidTo" />
        <div className="flex flex-col gap-2">
          <h3 className="text-ink-2 text-label">
            <Text id="fiat.dealerPictures" />
          </h3>
          {order.voucherFileIds.length > 0 ? (
            <SentFiles ids={order.voucherFileIds} />
          ) : (
            <p>
              <Text id="fiat.noPictures" />
            </p>
          )}
        </div>
      </CardBody>
      <CardBody className="flex flex-col gap-4 border-line border-t">
        <CardTitle>
          <Text id="fiat.arrivedTitle" />
        </CardTitle>
        <ReceivedConsequences order={order} />
        <PinFirst why="fiat.pinWhy" />
        <StickyAction>
          <Button size="lg" className="w-full" onClick={() => setAsking(true)}>
            <Text id="fiat.received" values={values} />
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

/** What saying so does. */
export function ReceivedConsequences({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  return (
    <Consequences
      items={[
        [<LockIcon key="lock" />, <Text key="gone" id="fiat.receivedReleases" values={values} />],
        [<LandmarkIcon key="bank" />, <Text key="look" id="fiat.receivedLook" values={values} />],
        [<UserCheckIcon key="name" />, <Text key="name" id="fiat.receivedName" values={values} />],
      ]}
    />
  );
}
