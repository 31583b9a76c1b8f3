import { hasCode, isOutcomeUnknown } from "@coffer/errors";
import type { AppealDetail, LegalCurrencyOrder } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ActDialog } from "../../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage, type MessageId } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields, verificationRule } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { type Role, roleOf } from "../order-facts/way.ts";
import { isProcessing } from "./use-appeal.ts";

/** A seller found the money after all; a buyer hasn't paid. */
export const settleWords = {
  seller: { yes: "p2p.settleSeller", title: "p2p.settleSellerTitle", body: "p2p.settleSellerBody" },
  buyer: { yes: "p2p.settleBuyer", title: "p2p.settleBuyerTitle", body: "p2p.settleBuyerBody" },
} as const satisfies Record<Role, Record<string, MessageId>>;

export interface SettleDialogProps {
  appeal: AppealDetail;
  order: LegalCurrencyOrder;
  close: () => void;
}

/** Gives in to the other side. It ends ticket and order at once and for good. */
export function SettleDialog({ appeal: { id }, order, close }: SettleDialogProps) {
  const values = useOrderValues(order);
  const { title, body } = settleWords[roleOf(order)];
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  const methods = pinProof(useAccount());
  const { queryKey } = api.p2p.getLegalCurrencyAppealOrder.queryOptions({ id });
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    submit: async ({ verification }) => {
      try {
        return await coffer.p2p.settleLegalCurrencyAppealOrder({ id, verification });
      } catch (error) {
        if (!isOutcomeUnknown(error) && !hasCode(error, 60015)) throw error;
        // It may have arrived, or been decided meanwhile: the ticket tells.
        const now = await coffer.p2p.getLegalCurrencyAppealOrder({ id }).catch(() => undefined);
        if (!now || isProcessing(now)) throw error;
        return now;
      } finally {
        moved();
      }
    },
    done: (now) => {
      queries.setQueryData(queryKey, now);
      close();
    },
    codes: wrongPinAt(methods),
    secrets: pinSecrets(methods),
  });
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id={title} values={values} />}
      body={<FormattedMessage id={body} values={values} />}
      yes={<FormattedMessage id={settleWords[roleOf(order)].yes} values={values} />}
      no={<FormattedMessage id="p2p.notYet" />}
      tone="danger"
      close={close}
    >
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}
