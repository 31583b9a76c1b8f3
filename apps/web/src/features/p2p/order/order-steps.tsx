import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Steps } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { wayOf } from "../order-facts/way.ts";

/** The order's way as steps; none for one that left it. */
export function OrderSteps({ order }: { order: LegalCurrencyOrder }) {
  const text = useText();
  const { stations, at } = wayOf(order);
  if (at === undefined) return null;
  const step = Math.min(at + 1, stations.length);
  return (
    <Steps
      steps={stations.map((id) => <Text key={id} id={id} values={{ coin: order.coin }} />)}
      current={at}
      label={text("flow.steps")}
      compactLabel={<Text id="flow.stepOf" values={{ step, steps: stations.length }} />}
      doneLabel={text("flow.stepDone")}
    />
  );
}
