import { Steps } from "@coffer/ui";
import { Text, useText } from "../../lib/text.tsx";
import { type KycStep, kycSteps } from "./kyc-search.ts";
import { stepTitles } from "./kyc-steps.ts";

export function KycProgress({ step }: { step: KycStep }) {
  const text = useText();
  const current = kycSteps.indexOf(step);
  return (
    <Steps
      steps={kycSteps.map((own) => text(stepTitles[own]))}
      current={current}
      label={text("kyc.steps")}
      compactLabel={<Text id="kyc.stepOf" values={{ step: current + 1, steps: kycSteps.length }} />}
      doneLabel={text("kyc.stepDone")}
      className="mb-7"
    />
  );
}
