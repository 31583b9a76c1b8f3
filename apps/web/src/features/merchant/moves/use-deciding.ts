import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";

/**
 * Decides once: the record's own status keeps a second word from doing anything. Whatever came of it, unanswered or
 * decided before in another window, the record is read again, and this ends with its waiting.
 */
export function useDeciding() {
  const moved = useMoneyMoved();
  const text = useText();
  const said = (words: "merchantMove.approved" | "merchantMove.rejected") =>
    notify({ tone: "success", words: text(words) });
  return {
    pass: async (input: Parameters<typeof coffer.merchant.passPaymentOrder>[0]) => {
      await coffer.merchant.passPaymentOrder(input).finally(moved);
      said("merchantMove.approved");
    },
    reject: async (input: Parameters<typeof coffer.merchant.rejectPaymentOrder>[0]) => {
      await coffer.merchant.rejectPaymentOrder(input).finally(moved);
      said("merchantMove.rejected");
    },
  };
}
