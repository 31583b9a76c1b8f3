import { hasCode, KycStatus } from "@coffer/sdk";
import { Button, Card, CardBody, Steps } from "@coffer/ui";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Account } from "../../platform/session.ts";
import { coffer } from "./api.ts";
import { ApplicantStep } from "./applicant-step.tsx";
import { DocumentStep } from "./document-step.tsx";
import { kycDraft, useKeepDraft } from "./kyc-draft.ts";
import type { KycValues } from "./kyc-schema.ts";
import { kycSchema } from "./kyc-schema.ts";
import { type KycStep, kycSteps } from "./kyc-search.ts";
import { stepOf, stepTitles } from "./kyc-steps.ts";
import { PhotosStep } from "./photos-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepPanel } from "./step-panel.tsx";
import { emptyKyc, type Kyc, startValues, toSubmission } from "./submission.ts";
import { useKycChanged } from "./use-kyc-changed.ts";
import { useKycSteps } from "./use-kyc-steps.ts";

export interface KycFormProps {
  kyc: Kyc;
  account: Account;
  asked: KycStep | undefined;
}

/** Our own form: applicant, document, photos, review. After a rejection it is prefilled. */
export function KycForm({ kyc, account, asked }: KycFormProps) {
  const changed = useKycChanged();
  const draftKey = `${account.uid} ${kyc.reviewedAt ?? ""}`;
  const [start] = useState(() => kycDraft.get(draftKey) ?? startValues(kyc, account));
  const refused = kyc.rejectReason?.fields ?? [];

  const form = useCofferForm({
    schema: kycSchema,
    defaultValues: start,
    submit: (values) => {
      const handIn = kyc.status === KycStatus.rejected ? coffer.kyc.updateKyc : coffer.kyc.createKyc;
      return handIn(toSubmission(values)).catch((error: unknown) => {
        // A submission or decision elsewhere replaces the form.
        if (hasCode(error, 50015, 60013, 90003, 90004)) void changed();
        throw error;
      });
    },
    done: () => {
      draft.finish();
      return changed();
    },
  });
  const draft = useKeepDraft(draftKey, form);
  useMendMarks(form, refused);
  const { step, go, next } = useKycSteps(form, asked ?? stepOf(refused[0] ?? ""));

  return (
    <Card className="max-w-[608px]">
      <CardBody>
        <KycProgress step={step} />
        <Form form={step === "review" ? form : { ...form, send: next }}>
          <StepPanel step="who" current={step}>
            <ApplicantStep />
          </StepPanel>
          <StepPanel step="document" current={step}>
            <DocumentStep />
          </StepPanel>
          <StepPanel step="photos" current={step}>
            <PhotosStep />
          </StepPanel>
          <StepPanel step="review" current={step}>
            <ReviewStep onChange={go} />
          </StepPanel>
          <KycActions step={step} onBack={go} />
        </Form>
      </CardBody>
    </Card>
  );
}

interface KycActionsProps {
  step: KycStep;
  /** To a step, or out of the form. */
  onBack: (to: KycStep | undefined) => void;
}

function KycActions({ step, onBack }: KycActionsProps) {
  const before = kycSteps[kycSteps.indexOf(step) - 1];
  return (
    <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
      <SubmitButton>
        <FormattedMessage id={step === "review" ? "kyc.handIn" : "kyc.continue"} />
      </SubmitButton>
      <Button variant="secondary" size="lg" onClick={() => onBack(before)}>
        <FormattedMessage id={before ? "kyc.back" : "kyc.otherWay"} />
      </Button>
    </div>
  );
}

function KycProgress({ step }: { step: KycStep }) {
  const intl = useIntl();
  const current = kycSteps.indexOf(step);
  return (
    <Steps
      steps={kycSteps.map((own) => intl.formatMessage({ id: stepTitles[own] }))}
      current={current}
      label={intl.formatMessage({ id: "kyc.steps" })}
      compactLabel={<FormattedMessage id="kyc.stepOf" values={{ step: current + 1, steps: kycSteps.length }} />}
      doneLabel={intl.formatMessage({ id: "kyc.stepDone" })}
      className="mb-7"
    />
  );
}

const isField = (name: string): name is keyof KycValues => Object.hasOwn(emptyKyc, name);

/** Marks the fields that a reviewer rejected, until they change. */
function useMendMarks({ setError }: UseFormReturn<KycValues>, refused: readonly string[]): void {
  const names = refused.join(" ");
  useEffect(() => {
    for (const name of names.split(" ").filter(isField)) setError(name, { type: "refused", message: "kyc.mendThis" });
  }, [names, setError]);
}
