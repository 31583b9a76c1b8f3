import { Button } from "@coffer/ui";
import { SubmitButton } from "../../kernel/form/submit-button.tsx";
import { Text } from "../../lib/text.tsx";
import { type KycStep, kycSteps } from "./kyc-search.ts";

export interface KycActionsProps {
  step: KycStep;
  /** To a step, or out of the form. */
  onBack: (to: KycStep | undefined) => void;
}

export function KycActions({ step, onBack }: KycActionsProps) {
  const before = kycSteps[kycSteps.indexOf(step) - 1];
  return (
    <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
      <SubmitButton>
        <Text id={step === "review" ? "kyc.handIn" : "kyc.continue"} />
      </SubmitButton>
      <Button variant="secondary" size="lg" onClick={() => onBack(before)}>
        <Text id={before ? "kyc.back" : "kyc.otherWay"} />
      </Button>
    </div>
  );
}
