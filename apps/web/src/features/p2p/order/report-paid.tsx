import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { Text } from "../../../platform/intl/text.tsx";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { StickyAction } from "../../../platform/page/sticky-action.tsx";
import { useOrderValues } from "../order-facts/order-labels.ts";

// What takes files comes with the first press.
const PaidDialog = lazyPart(() => import("./paid-dialog.tsx").then(({ PaidDialog: it }) => it));

/** "I have paid", with the amount; asked about once more. */
export function SayPaid({ order }: { order: LegalCurrencyOrderDetail }) {
  const [asking, setAsking] = useState(false);
  return (
    <StickyAction>
      <Button size="lg" className="w-full" onClick={() => setAsking(true)}>
        <Text id="p2p.paid" values={useOrderValues(order)} />
      </Button>
      {asking && (
        <Suspense>
          <PaidDialog order={order} close={() => setAsking(false)} />
        </Suspense>
      )}
    </StickyAction>
  );
}
