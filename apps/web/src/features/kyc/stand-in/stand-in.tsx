import { Notice, Spinner, Steps } from "@coffer/ui";
import { CircleCheckIcon, FlaskConicalIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import type { ProviderOptions } from "../provider.ts";
import { Consent } from "./consent.tsx";
import { FaceCheck } from "./face-check.tsx";
import { SampleDocument } from "./sample-document.tsx";
import { standInSteps, useApplicant } from "./use-applicant.ts";

export type StandInProps = Pick<ProviderOptions, "token" | "onEvent">;

const titles = {
  consent: "kycStandIn.consent",
  document: "kycStandIn.document",
  liveness: "kycStandIn.face",
  submitted: "kycStandIn.submitted",
} as const;

/** The provider's steps without a camera: consent, document, face, submission. */
export function StandIn(props: StandInProps) {
  const intl = useIntl();
  const { step, next } = useApplicant(props);
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="neutral" live="off" icon={<FlaskConicalIcon />} title={<FormattedMessage id="kycStandIn.title" />}>
        <FormattedMessage id="kycStandIn.note" />
      </Notice>
      {step === undefined ? (
        <Spinner label={intl.formatMessage({ id: "kyc.providerLoading" })} className="mx-auto my-10" />
      ) : (
        <>
          <Steps
            steps={standInSteps.map((own) => intl.formatMessage({ id: titles[own] }))}
            current={standInSteps.indexOf(step)}
            label={intl.formatMessage({ id: "kycStandIn.steps" })}
            compactLabel={
              <FormattedMessage
                id="kyc.stepOf"
                values={{ step: standInSteps.indexOf(step) + 1, steps: standInSteps.length }}
              />
            }
            doneLabel={intl.formatMessage({ id: "kyc.stepDone" })}
          />
          {step === "consent" && <Consent onDone={next} />}
          {step === "document" && <SampleDocument onDone={next} />}
          {step === "liveness" && <FaceCheck onDone={next} />}
          {step === "submitted" && (
            <p role="status" className="flex items-center gap-2.5 text-ink-2">
              <CircleCheckIcon aria-hidden className="size-4 text-good" />
              <FormattedMessage id="kycStandIn.done" />
            </p>
          )}
        </>
      )}
    </div>
  );
}
