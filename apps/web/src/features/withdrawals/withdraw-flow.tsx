import { RecordStatus, type WithdrawalRequest } from "@coffer/sdk";
import { Button, Notice, SummaryList, SummaryTotal } from "@coffer/ui";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { lookAlike } from "../../platform/address/address.ts";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { TwinCheck } from "../../platform/destination/twin-check.tsx";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { cancelWords } from "./cancel-withdrawal.tsx";
import { type Details, detailsRule, noDetails } from "./details.ts";
import { DetailsForm } from "./details-form.tsx";
import { type Order, plannedOrder, storedOrder } from "./order.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { useWithdrawService } from "./service.tsx";
import { knownAddresses, reviewOf, type Terms, useTerms } from "./terms.ts";
import { useWithdrawFlow } from "./use-withdraw-flow.ts";
import { useWithdrawal } from "./use-withdrawal.ts";
import { VerifyStep } from "./verify-step.tsx";
import { hasEnded } from "./withdrawal-path.ts";
import { type SaveAddress, WithdrawalView } from "./withdrawal-view.tsx";

export interface WithdrawFlowProps {
  /** The link's coin, network and saved address. */
  asked: Partial<Pick<Details, "coin" | "network" | "address" | "tag">>;
  saveAddress: SaveAddress;
  /** Called when it reaches its result. */
  onResult: (atResult: boolean) => void;
}

/** Details → review → verify → the pending withdrawal. */
export function WithdrawFlow({ asked, saveAddress, onResult }: WithdrawFlowProps) {
  const { locale } = useIntl();
  const terms = useTerms();
  const { reference, words } = useWithdrawService();
  const flow = useWithdrawFlow(terms);
  const atResult = flow.step === "result" && flow.sent !== undefined;
  useEffect(() => {
    onResult(atResult);
    return () => onResult(false);
  }, [atResult, onResult]);
  const form = useFlowForm(flow, {
    schema: detailsRule(terms, reference.faults),
    defaultValues: { ...noDetails, ...reference.fresh(), ...asked },
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : flow.intent?.details;
  const order = flow.sent ? storedOrder(flow.sent, terms) : details && plannedOrder(details, terms);
  const amount = order && formatAmount(order.amount || "0", { decimals: decimalsOf(order.amount || "0"), locale });
  const sendWords = (
    <FormattedMessage id="withdrawals.send" values={{ amount: amount ?? "", coin: order?.coin ?? "" }} />
  );

  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="withdrawals.title" />}
      lead={<FormattedMessage id={words.lead} />}
      summary={
        flow.step === "result" && flow.sent ? (
          <ResultSummary request={flow.sent} terms={terms} />
        ) : (
          <OrderSummary order={order} />
        )
      }
      cancelWords={{
        label: <FormattedMessage id="withdrawals.cancelThis" />,
        ...cancelWords(amount ?? "", order?.coin ?? ""),
      }}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <DetailsForm terms={terms} control={form.control} />
          </Form>
        ),
        action: <FormattedMessage id="withdrawals.toReview" />,
        note: <FormattedMessage id="withdrawals.toReviewNote" />,
      }}
      review={{
        content: order && <ReviewStep order={order} terms={terms} />,
        action: <FormattedMessage id="withdrawals.toVerify" />,
        note: <FormattedMessage id="withdrawals.toVerifyNote" />,
      }}
      verify={{
        content: flow.sent && <VerifyStep flow={flow} request={flow.sent} terms={terms} />,
        action: sendWords,
        note: <FormattedMessage id="withdrawals.sendNote" />,
      }}
      result={{
        content: flow.sent && (
          <WithdrawalView
            id={flow.sent.id}
            saveAddress={saveAddress}
            actions={() => (
              <Button onClick={() => void flow.startOver()}>
                <FormattedMessage id="withdrawals.another" />
              </Button>
            )}
          />
        ),
        actions: null,
      }}
    />
  );
}

/** All details again with their warnings, and that it is final. */
function ReviewStep({ order, terms }: { order: Order; terms: Terms }) {
  const review = reviewOf(terms, order.coin);
  const { approval } = useWithdrawService();
  const twin = lookAlike(order.address, knownAddresses(terms));
  return (
    <>
      <h2 className="font-semibold text-base">
        <FormattedMessage id="withdrawals.reviewTitle" />
      </h2>
      <OrderLines order={order} />
      {twin && <TwinCheck twin={twin} address={order.address} />}
      {order.reviewRequired && review && <ReviewNotice review={review} />}
      <approval.Notice />
      <Notice tone="warn" live="off">
        <FormattedMessage id="withdrawals.undone" />
      </Notice>
    </>
  );
}

/** The summary after the request: sent or returned. */
function ResultSummary({ request, terms }: { request: WithdrawalRequest; terms: Terms }) {
  const { words } = useWithdrawService();
  const status = useWithdrawal(request.id).withdrawal?.status;
  const arrived = status === RecordStatus.completed;
  if (status === undefined || arrived || !hasEnded(status)) {
    return <OrderSummary order={storedOrder(request, terms)} arrived={arrived} />;
  }
  return (
    <SummaryList>
      <SummaryTotal
        className="flex-wrap border-t-0! pt-0!"
        label={<FormattedMessage id={words.back} />}
        value={<ExactMoney amount={request.amount} unit={request.coin} />}
      />
    </SummaryList>
  );
}
