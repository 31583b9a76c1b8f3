import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { late } from "../../../kernel/page/late.tsx";
import { StickyAction } from "../../../kernel/page/sticky-action.tsx";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";

// What takes files comes with the first press.
const PaidDialog = late(() => import("./paid-dialog.tsx").then(({ PaidDialog: it }) => it));

/** "I have paid", with the amount; asked about once more. */
export function SayPaid({ order }: { order: LegalCurrencyOrderDetail }) {
  const [asking, setAsking] = useState(false);
  return (
    <StickyAction>
      <Button size="lg" className="w-full" onClick={() => setAsking(true)}>
        <Text id="fiat.paid" values={useOrderValues(order)} />
      </Button>
      {asking && (
        <Suspense>
          <PaidDialog order={order} close={() => setAsking(false)} />
        </Suspense>
      )}
    </StickyAction>
  );
}
