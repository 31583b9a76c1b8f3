import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isCashier } from "../../../platform/merchant/role.ts";
import { useAccount } from "../../../platform/session.ts";

/** Whether it is a cashier who looks: what it asks for its merchant decides on. */
export const useIsCashier = (): boolean => isCashier(useAccount());

/** That a cashier's waits for its merchant, before it is sent. */
export function Approval() {
  if (!useIsCashier()) return null;
  return (
    <Notice title={<FormattedMessage id="merchantWallet.willWait" />}>
      <FormattedMessage id="merchantWallet.willWaitBody" />
    </Notice>
  );
}
