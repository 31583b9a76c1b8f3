import { useNavigate } from "@tanstack/react-router";
import { type BaseSyntheticEvent, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { KycValues } from "./kyc-schema.ts";
import { type KycStep, kycSteps } from "./kyc-search.ts";
import { reachableStep, stepFields, stepOf } from "./kyc-steps.ts";
import { focusFirstWrong } from "./step-panel.tsx";

/** The shown step and its navigation. The URL holds it, so Back returns a step. */
export function useKycSteps(form: UseFormReturn<KycValues>, asked: KycStep | undefined) {
  const navigate = useNavigate();
  const step = reachableStep(asked, form.getValues());
  const go = (to: KycStep | undefined) =>
    navigate({ to: "/account/verifiy", search: to ? { way: "document", step: to } : {} });

  const next = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    const after = kycSteps[kycSteps.indexOf(step) + 1];
    if (await form.trigger([...stepFields[step]])) await go(after);
    else focusFirstWrong(step);
  };

  // A refused field may be on an earlier step, which is shown with its mark.
  const { errors, submitCount, isSubmitting } = form.formState;
  const wrong = kycSteps.find((own) => Object.keys(errors).some((field) => stepOf(field) === own));
  const jump = step === "review" && submitCount > 0 && !isSubmitting ? wrong : undefined;
  useEffect(() => {
    if (!jump) return;
    void navigate({ to: "/account/verifiy", search: { way: "document", step: jump } });
    focusFirstWrong(jump);
  }, [jump, navigate]);

  return { step, go, next };
}
