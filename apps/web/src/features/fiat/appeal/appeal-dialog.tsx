import { isOutcomeUnknown } from "@coffer/errors";
import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../../kernel/fiat/api.ts";
import { ActDialog } from "../../../kernel/form/act-dialog.tsx";
import { SelectField } from "../../../kernel/form/select-field.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { type Role, roleOf } from "../about/way.ts";
import { appealRule } from "./appeal-rule.ts";
import { StatementFields } from "./statement-fields.tsx";

/** What mostly goes wrong; the words themselves are what is sent. */
const reasons: Record<Role, readonly MessageId[]> = {
  buyer: ["fiat.whyNotReleased", "fiat.whyWrongAmount", "fiat.whyDetails", "fiat.whyOther"],
  seller: ["fiat.whyNotReceived", "fiat.whyLess", "fiat.whyStranger", "fiat.whyOther"],
};

export interface AppealDialogProps {
  order: LegalCurrencyOrderDetail;
  close: () => void;
}

/** Why, what happened, and what shows it. The order stands still from then on. */
export function AppealDialog({ order, close }: AppealDialogProps) {
  const text = useText();
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
        // Where no answer came the order tells whether there is one.
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
      title={<Text id="fiat.appealTitle" values={useOrderValues(order)} />}
      body={<Text id="fiat.appealBody" />}
      yes={<Text id="fiat.appealSend" />}
      no={<Text id="fiat.notYet" />}
      close={close}
    >
      <SelectField
        name="reason"
        label={<Text id="fiat.reason" />}
        options={reasons[roleOf(order)].map((each) => ({ value: text(each), label: text(each) }))}
        required
      />
      <StatementFields />
    </ActDialog>
  );
}
