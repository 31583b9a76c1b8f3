import type { TransferCashier } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import type { Decidable } from "../orders/decidable.ts";
import { useIsCashier } from "./approval.tsx";
import { Decide } from "./decide.tsx";

export interface WaitingProps {
  asked: Decidable;
  cashier?: TransferCashier | null | undefined;
  /** The merchant's deadline. */
  reviewBy?: string | null | undefined;
}

/** A cashier's pending request: the cashier sees the merchant's name, the merchant decides. */
export function Waiting({ cashier, reviewBy, asked }: WaitingProps) {
  const isCashier = useIsCashier();
  const until = reviewBy && <FormattedMessage id="merchantWallet.decideBy" values={{ time: <When at={reviewBy} /> }} />;
  if (isCashier)
    return (
      <Notice live="off" title={<FormattedMessage id="merchantWallet.waits" />}>
        {until ?? <FormattedMessage id="merchantWallet.waitsBody" />}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      live="off"
      title={<FormattedMessage id="merchantWallet.askedBy" values={{ cashier: cashier?.userName ?? "" }} />}
      action={<Decide asked={asked} />}
    >
      {until ?? <FormattedMessage id="merchantWallet.waitsBody" />}
    </Notice>
  );
}
