import { hasCode, isOutcomeUnknown } from "@coffer/errors";
import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";

export interface OrderDialogProps {
  order: LegalCurrencyOrderDetail;
  close: () => void;
}

type Report = (order: LegalCurrencyOrderDetail) => Promise<LegalCurrencyOrderDetail>;

/** It was done before: in another tab, or by a call with a lost reply. */
const isReportBefore = (error: unknown) => hasCode(error, 40005, 40006, 60017);

/**
 * Changes an order's status once: the status makes repeats harmless. After a lost reply or an earlier
 * change, the order itself gives the outcome. The page updates at once.
 */
export function useReportOnce(order: LegalCurrencyOrderDetail): (report: Report) => Promise<LegalCurrencyOrderDetail> {
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  const { id, status } = order;
  return async (say) => {
    const show = (now: LegalCurrencyOrderDetail) => {
      queries.setQueryData(api.p2p.getLegalCurrencyOrder.queryOptions({ id }).queryKey, now);
      return now;
    };
    try {
      return show(await say(order));
    } catch (error) {
      if (!isOutcomeUnknown(error) && !isReportBefore(error)) throw error;
      const now = await coffer.p2p.getLegalCurrencyOrder({ id }).catch(() => undefined);
      if (now === undefined || now.status === status) throw error;
      return show(now);
    } finally {
      moved();
    }
  };
}
