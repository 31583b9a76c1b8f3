import type { AppealDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../../kernel/fiat/api.ts";
import { Form } from "../../../kernel/form/form.tsx";
import { SubmitButton } from "../../../kernel/form/submit-button.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { Text } from "../../../lib/text.tsx";
import { statementRule } from "./appeal-rule.ts";
import { StatementFields } from "./statement-fields.tsx";

/** Adds to what was said. */
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
          <Text id="fiat.answerSend" />
        </SubmitButton>
      </div>
    </Form>
  );
}
