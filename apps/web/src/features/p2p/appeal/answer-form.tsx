import type { AppealDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { statementRule } from "./appeal-rule.ts";
import { StatementFields } from "./statement-fields.tsx";

/** Adds a statement. */
export function AnswerForm({ appeal: { id }, left }: { appeal: AppealDetail; left: number }) {
  const queries = useQueryClient();
  const { queryKey } = api.p2p.getLegalCurrencyAppealOrder.queryOptions({ id });
  const form = useCofferForm({
    schema: statementRule(left),
    defaultValues: { remark: "", proofFileIds: [] },
    submit: ({ remark, proofFileIds }) =>
      coffer.p2p.answerLegalCurrencyAppealOrder({ id, remark: remark.trim(), proofFileIds }),
    done: (now) => queries.setQueryData(queryKey, now),
    codes: { 50012: "proofFileIds", 50013: "proofFileIds", 50016: "proofFileIds" },
  });
  return (
    <Form form={form}>
      <StatementFields left={left} />
      <div>
        <SubmitButton>
          <FormattedMessage id="p2p.answerSend" />
        </SubmitButton>
      </div>
    </Form>
  );
}
