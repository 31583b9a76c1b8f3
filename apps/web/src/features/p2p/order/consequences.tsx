import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { BellIcon, LandmarkIcon, LockIcon, ShieldAlertIcon, UserCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";

/** The consequences of an irreversible action, as icons and sentences. */
export function Consequences({ items }: { items: readonly (readonly [icon: ReactNode, words: ReactNode])[] }) {
  return (
    <ul className="flex flex-col gap-2.5 text-ink-2">
      {items.map(([icon, words], at) => (
        <li key={at} className="flex gap-3">
          <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-4">
            {icon}
          </span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The consequences of confirming the receipt. */
export function ReceivedConsequences({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  return (
    <Consequences
      items={[
        [<LockIcon key="lock" />, <FormattedMessage key="gone" id="p2p.receivedReleases" values={values} />],
        [<LandmarkIcon key="bank" />, <FormattedMessage key="look" id="p2p.receivedLook" values={values} />],
        [<UserCheckIcon key="name" />, <FormattedMessage key="name" id="p2p.receivedName" />],
      ]}
    />
  );
}

/** The consequences of announcing the payment. */
export function PaidConsequences({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  return (
    <Consequences
      items={[
        [<BellIcon key="bell" />, <FormattedMessage key="asked" id="p2p.paidAsks" values={values} />],
        [<LockIcon key="lock" />, <FormattedMessage key="bound" id="p2p.paidBinds" />],
        [<ShieldAlertIcon key="shield" />, <FormattedMessage key="false" id="p2p.paidFalsely" />],
      ]}
    />
  );
}
