import { isOutcomeUnknown } from "@coffer/errors";
import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { ActDialog } from "../../../platform/form/act-dialog.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { type Role, roleOf } from "../order-facts/way.ts";
import { appealRule } from "./appeal-rule.ts";
import { StatementFields } from "./statement-fields.tsx";

/** The common reasons; their text is sent. */
const reasons: Record<Role, readonly PlainMessageId[]> = {
  buyer: ["p2p.whyNotReleased", "p2p.whyWrongAmount", "p2p.whyDetails", "p2p.whyOther"],
  seller: ["p2p.whyNotReceived", "p2p.whyLess", "p2p.whyStranger", "p2p.whyOther"],
};

export interface AppealDialogProps {
  order: LegalCurrencyOrderDetail;
  close: () => void;
}

/** Reason, description and pictures. The order is frozen from then on. */
export function AppealDialog({ order, close }: AppealDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const moved = useMoneyMoved();
  const { id } = order;
  const form = useCofferForm({
    schema: appealRule,
    defaultValues: { reason: "", remark: "", proofFileIds: [] },
    submit: async ({ reason, remark, proofFileIds }) => {
      try {
        await coffer.p2p.userAppeal({ orderId: id, reason, remark: remark.trim(), proofFileIds });
      } catch (error) {
        // After a lost reply the order tells whether a ticket exists.
        const now = isOutcomeUnknown(error)
          ? await coffer.p2p.getLegalCurrencyOrder({ id }).catch(() => undefined)
          : undefined;
        if (!now || now.appealId === null) throw error;
      } finally {
        moved();
      }
      const { queryKey } = api.p2p.getLegalCurrencyOrder.queryOptions({ id });
      await queries.invalidateQueries({ queryKey });
    },
    done: close,
    fields: { orderId: "reason" },
    codes: { 50012: "proofFileIds", 50013: "proofFileIds" },
  });
  return (
    <ActDialog
      form={form}
      title={<FormattedMessage id="p2p.appealTitle" values={useOrderValues(order)} />}
      body={<FormattedMessage id="p2p.appealBody" />}
      yes={<FormattedMessage id="p2p.appealSend" />}
      no={<FormattedMessage id="p2p.notYet" />}
      close={close}
    >
      <SelectField
        name="reason"
        label={<FormattedMessage id="p2p.reason" />}
        options={reasons[roleOf(order)].map((each) => ({
          value: intl.formatMessage({ id: each }),
          label: intl.formatMessage({ id: each }),
        }))}
        required
      />
      <StatementFields />
    </ActDialog>
  );
}
