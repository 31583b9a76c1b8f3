import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isOwner } from "../../../platform/merchant/role.ts";
import { useAccount } from "../../../platform/session.ts";
import type { Decidable } from "./decidable.ts";
import type { Ask } from "./use-decide.tsx";

export interface DecideButtonsProps {
  items: readonly Decidable[];
  ask: Ask;
  /** Labelled with their number. */
  several?: boolean | undefined;
}

/** Pass and reject, each with a question. "Only the merchant itself decides": a cashier has neither. */
export function DecideButtons({ items, ask, several }: DecideButtonsProps) {
  const mayDecide = isOwner(useAccount());
  if (!mayDecide) return null;
  const count = items.length;
  const disabled = count === 0;
  return (
    <>
      <Button variant="secondary" size="sm" disabled={disabled} onClick={() => ask("reject", items)}>
        <FormattedMessage id={several ? "merchantOrders.rejectSome" : "merchantOrders.reject"} values={{ count }} />
      </Button>
      <Button size="sm" disabled={disabled} onClick={() => ask("pass", items)}>
        <FormattedMessage id={several ? "merchantOrders.passSome" : "merchantOrders.pass"} values={{ count }} />
      </Button>
    </>
  );
}
