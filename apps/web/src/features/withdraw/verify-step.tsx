import type { WithdrawalRequest } from "@coffer/sdk";
import { VerificationScene } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import * as z from "zod";
import { coffer } from "../../kernel/api.ts";
import { useFlowVerifyForm } from "../../kernel/flow/flow-forms.ts";
import type { Flow } from "../../kernel/flow/use-flow.ts";
import { Form } from "../../kernel/form/form.tsx";
import { VerificationFields } from "../../kernel/form/verification-fields.tsx";
import { emptyVerification, verificationRule } from "../../kernel/form/verification-rule.ts";
import { Countdown } from "../../kernel/page/when.tsx";
import { useDeadline } from "../../lib/deadline.ts";
import { Text, useText } from "../../lib/text.tsx";
import { formatCountdown } from "../../lib/time.ts";
import type { Details } from "./details.ts";
import { storedOrder } from "./order.ts";
import { OrderLines } from "./order-lines.tsx";

export interface VerifyStepProps {
  flow: Flow<Details, WithdrawalRequest>;
  request: WithdrawalRequest;
}

/** The order as the server holds it, and the proof that it is the owner who asks. */
export function VerifyStep({ flow, request }: VerifyStepProps) {
  const methods = request.verificationMethods;
  const form = useFlowVerifyForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
  });
  const left = useDeadline(request.expiresAt);
  if (left === 0) return <Expired again={() => void flow.startOver()} />;
  return (
    <>
      <OrderLines order={storedOrder(request)} />
      {request.reviewRequired && (
        <Notice title={<Text id="withdraw.willReview" />}>
          <Text id="withdraw.willReviewBody" />
        </Notice>
      )}
      <h2 className="border-line border-t pt-5 font-semibold text-base">
        <Text id="withdraw.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        <VerificationFields
          methods={methods}
          send={() => coffer.basic.sendVerificationCode({ scene: VerificationScene.withdraw })}
        />
      </Form>
      <TimeLeft seconds={left} />
    </>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const text = useText();
  return (
    <p className="text-ink-2 text-label">
      <Countdown seconds={seconds} words={text("withdraw.expires", { left: formatCountdown(seconds) })} />
    </p>
  );
}

function Expired({ again }: { again: () => void }) {
  return (
    <Notice
      tone="warn"
      title={<Text id="withdraw.expired" />}
      action={
        <Button variant="secondary" size="sm" onClick={again}>
          <Text id="withdraw.startAgain" />
        </Button>
      }
    >
      <Text id="withdraw.expiredBody" />
    </Notice>
  );
}
