import { Button } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../kernel/flow/flow-forms.ts";
import { FlowShell } from "../../kernel/flow/flow-shell.tsx";
import { Form } from "../../kernel/form/form.tsx";
import { decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";
import { type Details, detailsRule, noDetails } from "./details.ts";
import { DetailsForm } from "./details-form.tsx";
import { plannedOrder, storedOrder } from "./order.ts";
import { OrderSummary } from "./order-summary.tsx";
import { ResultSummary } from "./result-summary.tsx";
import { ReviewStep } from "./review-step.tsx";
import { useTerms } from "./use-terms.ts";
import { useWithdrawFlow } from "./use-withdraw-flow.ts";
import { VerifyStep } from "./verify-step.tsx";
import { type SaveAddress, WithdrawalView } from "./withdrawal-view.tsx";

export interface WithdrawFlowProps {
  /** What the link brought: a coin, its network, an address of the book. */
  asked: Partial<Pick<Details, "coin" | "network" | "address" | "tag">>;
  saveAddress: SaveAddress;
}

/** Details → review → verify → the withdrawal on its way. */
export function WithdrawFlow({ asked, saveAddress }: WithdrawFlowProps) {
  const locale = useLocale();
  const terms = useTerms();
  const flow = useWithdrawFlow(terms);
  const form = useFlowForm(flow, { schema: detailsRule(terms), defaultValues: { ...noDetails, ...asked } });
  const typed = useWatch({ control: form.control }) as Details; // every field has a default value
  const details = flow.step === "details" ? typed : flow.details;
  const order = flow.sent ? storedOrder(flow.sent) : details && plannedOrder(details, terms);
  const amount = order && formatAmount(order.amount || "0", { decimals: decimalsOf(order.amount || "0"), locale });
  const sendWords = <Text id="withdraw.send" values={{ amount: amount ?? "", coin: order?.coin ?? "" }} />;

  return (
    <FlowShell
      flow={flow}
      title={<Text id="withdraw.title" />}
      lead={<Text id="withdraw.lead" />}
      summary={
        flow.step === "result" && flow.sent ? <ResultSummary request={flow.sent} /> : <OrderSummary order={order} />
      }
      cancelLabel={<Text id="withdraw.cancelThis" />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <DetailsForm terms={terms} control={form.control} />
          </Form>
        ),
        action: <Text id="withdraw.toReview" />,
        note: <Text id="withdraw.toReviewNote" />,
      }}
      review={{
        content: order && <ReviewStep order={order} />,
        action: <Text id="withdraw.toVerify" />,
        note: <Text id="withdraw.toVerifyNote" />,
      }}
      verify={{
        content: flow.sent && <VerifyStep flow={flow} request={flow.sent} />,
        action: sendWords,
        note: <Text id="withdraw.sendNote" />,
      }}
      result={{
        content: flow.sent && (
          <WithdrawalView
            number={flow.sent.number}
            saveAddress={saveAddress}
            actions={() => (
              <Button onClick={() => void flow.startOver()}>
                <Text id="withdraw.another" />
              </Button>
            )}
          />
        ),
        actions: null,
      }}
    />
  );
}
