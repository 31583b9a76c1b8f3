import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isCashier } from "../../../platform/merchant/role.ts";
import { useAccount } from "../../../platform/session.ts";

/** Whether the user is a cashier, whose requests the merchant decides. */
export const useIsCashier = (): boolean => isCashier(useAccount());

/** Announces that a cashier's request waits for the merchant, before sending. */
export function Approval() {
  if (!useIsCashier()) return null;
  return (
    <Notice title={<FormattedMessage id="merchantWallet.willWait" />}>
      <FormattedMessage id="merchantWallet.willWaitBody" />
    </Notice>
  );
}
