import { hasCode, KycStatus } from "@coffer/sdk";
import { Card, CardBody } from "@coffer/ui";
import { useState } from "react";
import { coffer } from "../../kernel/api.ts";
import { Form } from "../../kernel/form/form.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import type { Account } from "../../kernel/session.ts";
import { DocumentStep } from "./document-step.tsx";
import { KycActions } from "./kyc-actions.tsx";
import { kycDraft, useKeepDraft } from "./kyc-draft.ts";
import { KycProgress } from "./kyc-progress.tsx";
import { kycSchema } from "./kyc-schema.ts";
import type { KycStep } from "./kyc-search.ts";
import { stepOf } from "./kyc-steps.ts";
import { PhotosStep } from "./photos-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepPanel } from "./step-panel.tsx";
import { type Kyc, startValues, toSubmission } from "./submission.ts";
import { useKycChanged } from "./use-kyc-changed.ts";
import { useKycSteps } from "./use-kyc-steps.ts";
import { useMendMarks } from "./use-mend-marks.ts";
import { WhoStep } from "./who-step.tsx";

export interface KycFormProps {
  kyc: Kyc;
  account: Account;
  asked: KycStep | undefined;
}

/** Our own form: who, the document, its photos, a last look. After a rejection it comes filled in. */
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
        // Handed in or decided elsewhere meanwhile: that is shown instead of the form.
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
            <WhoStep />
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
