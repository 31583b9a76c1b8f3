import type { LegalCurrencyOrder } from "@coffer/sdk";
import { Steps } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { wayOf } from "../order-facts/way.ts";

/** The order's steps; none for a cancelled one. */
export function OrderSteps({ order }: { order: LegalCurrencyOrder }) {
  const intl = useIntl();
  const { stations, at } = wayOf(order);
  if (at === undefined) return null;
  const step = Math.min(at + 1, stations.length);
  return (
    <Steps
      steps={stations.map((id) => <FormattedMessage key={id} id={id} values={{ coin: order.coin }} />)}
      current={at}
      label={intl.formatMessage({ id: "flow.steps" })}
      compactLabel={<FormattedMessage id="flow.stepOf" values={{ step, steps: stations.length }} />}
      doneLabel={intl.formatMessage({ id: "flow.stepDone" })}
    />
  );
}
