import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { isOwner } from "../../platform/merchant/role.ts";
import { useAccount } from "../../platform/session.ts";
import { countsQuery } from "./counts-query.ts";

const look = 30_000; // ms: cashiers make requests meanwhile.

/**
 * The number of pending approvals beside each page's link. "A cashier, who reviews nothing, gets zeros", so it isn't
 * requested.
 */
export function useNavCounts(): Partial<Record<string, ReactNode>> {
  const { data } = useQuery({
    ...countsQuery(),
    enabled: isOwner(useAccount()),
    refetchInterval: look,
    meta: { shows: "nothing" },
  });
  if (!data) return {};
  const { paymentToBeReviewedCount, refundToBeReviewedCount } = data;
  return {
    "/merchant/transaction": counted(paymentToBeReviewedCount + refundToBeReviewedCount),
    "/merchant/withdraw/order": counted(data.withdrawalToBeReviewedCount),
    "/merchant/transfer": counted(data.transferToBeReviewedCount),
  };
}

const counted = (count: number) =>
  count > 0 && (
    <span className="ml-auto rounded-full bg-warn-tint px-2 font-medium text-label text-warn tabular-nums">
      {count}
      <span className="sr-only">
        <FormattedMessage id="merchant.waits" />
      </span>
    </span>
  );
