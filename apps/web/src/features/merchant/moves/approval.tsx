import { Notice } from "@coffer/ui";
import { useAccount } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { isCashier } from "../role.ts";

/** Whether it is a cashier who looks: what it asks for its merchant decides on. */
export const useIsCashier = (): boolean => isCashier(useAccount());

/** That a cashier's waits for its merchant, before it is sent. */
export function Approval() {
  if (!useIsCashier()) return null;
  return (
    <Notice title={<Text id="merchantMove.willWait" />}>
      <Text id="merchantMove.willWaitBody" />
    </Notice>
  );
}
