import { RecordStatus, VerificationScene, type WithdrawalRequest } from "@coffer/sdk";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { useFlowProofForm } from "../../platform/flow/flow-forms.ts";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Countdown } from "../../platform/page/when.tsx";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { useDeadline } from "../../platform/time/deadline.ts";
import { formatCountdown } from "../../platform/time/time.ts";
import { storedOrder } from "./order.ts";
import { OrderTarget } from "./order-lines.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { useWithdrawService } from "./service.tsx";
import { reviewOf, type Terms } from "./terms.ts";
import type { WithdrawFlow } from "./use-withdraw-flow.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

export interface VerifyStepProps {
  flow: WithdrawFlow;
  request: WithdrawalRequest;
  terms: Terms;
}

/** The proved amount and recipient with the owner's proof; the summary has the rest. */
export function VerifyStep({ flow, request, terms }: VerifyStepProps) {
  const { approval } = useWithdrawService();
  const methods = request.verificationMethods;
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  const review = reviewOf(terms, request.coin);
  const secondsLeft = useDeadline(request.expiresAt, request.serverTime);
  useSettled(flow, request, secondsLeft === 0);
  return (
    <>
      <OrderTarget order={storedOrder(request, terms)} />
      {request.reviewRequired && review && <ReviewNotice review={review} />}
      <approval.Notice />
      <div className="border-line border-t pt-5">
        <h2 className="font-semibold text-base">
          <FormattedMessage id="withdrawals.verifyTitle" />
        </h2>
        <TimeLeft seconds={secondsLeft} />
      </div>
      <Form form={form} id={flow.formId}>
        {!flow.locked && (
          <VerificationFields
            methods={methods}
            send={() => coffer.basic.sendVerificationCode({ scene: VerificationScene.withdraw })}
          />
        )}
      </Form>
    </>
  );
}

/** Confirmed elsewhere, cancelled in the list, or expired: no proof is left. */
function useSettled(flow: WithdrawFlow, { id }: WithdrawalRequest, late: boolean) {
  const status = useWithdrawal(id).withdrawal?.status;
  const decided = status !== undefined && status !== RecordStatus.pendingVerification;
  // `settle` changes on each render: only the two facts matter.
  useEffect(() => {
    if (decided || late) void flow.settle();
  }, [decided, late]);
}

function TimeLeft({ seconds }: { seconds: number }) {
  const intl = useIntl();
  return (
    <p className="mt-1 text-ink-2 text-label">
      <Countdown
        seconds={seconds}
        words={intl.formatMessage({ id: "withdrawals.expires" }, { left: formatCountdown(seconds) })}
      />
    </p>
  );
}
