import { MerchantStatus } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { api, coffer } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import type { Account } from "../../../platform/session.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { applicationOf, type Draft, draftOf, reachable } from "./application.ts";
import { type StartedStep, startedSteps } from "./application-search.ts";
import { ApplicationSummary } from "./application-summary.tsx";
import { ContractStep } from "./contract-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { Needs } from "./needs.tsx";
import { StepCard } from "./step-card.tsx";
import { useDraft } from "./use-draft.ts";

// File handling loads with its step.
const CertificateStep = lazyPart(() => import("./certificate-step.tsx").then(({ CertificateStep: it }) => it));

export interface ApplicationFlowProps {
  info: MerchantInfo;
  account: Account;
  asked: StartedStep | undefined;
}

/** Details, certificate, contract: each step is saved when left, and the signature submits the whole. */
export function ApplicationFlow({ info, account, asked }: ApplicationFlowProps) {
  const { draft, keep, drop } = useDraft(account.uid, info);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = reachable(draft);
  // Starts at the corrections after a rejection, else where the user left. Never navigates while the user types.
  const [resumed] = useState(info.status === MerchantStatus.rejected ? 0 : open);
  const at = Math.min(open, asked ? startedSteps.indexOf(asked) : resumed);
  const step = startedSteps[at] ?? "details";
  const go = (to: StartedStep) => void navigate({ to: "/merchant/started", search: { step: to } });
  const changed = () => queryClient.invalidateQueries({ queryKey: api.profile.getMerchantInfo.queryKey() });

  const save = async (whole: Draft) => {
    await coffer.profile.saveToBecomeOfficial(applicationOf(whole));
  };
  const unsaved = (whole: Draft) => JSON.stringify(draftOf(info.application)) !== JSON.stringify(whole);
  // Saving ends a rejection with its reason, so it waits for the signature.
  const keepAtServer = async (whole: Draft) => {
    if (info.status !== MerchantStatus.notSubmitted || !unsaved(whole)) return;
    await save(whole);
    await changed();
  };
  const sign = async () => {
    try {
      if (info.status === MerchantStatus.rejected || unsaved(draft)) await save(draft);
      await coffer.profile.applyToBecomeOfficial({ agreeContract: true });
      drop();
    } finally {
      // After a failure too: it may have been submitted, here or elsewhere.
      await changed();
    }
  };

  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,608px)_minmax(0,1fr)]">
      <StepCard step={step}>
        {step === "details" && (
          <DetailsStep
            draft={draft}
            keep={keep}
            next={async (details) => {
              const whole = keep(details);
              if (whole.certificateFileId) await keepAtServer(whole);
              go("certificate");
            }}
          />
        )}
        {step === "certificate" && (
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <CertificateStep
              draft={draft}
              back={() => go("details")}
              next={async (certificate) => {
                await keepAtServer(keep(certificate));
                go("contract");
              }}
            />
          </Suspense>
        )}
        {step === "contract" && <ContractStep draft={draft} back={() => go("certificate")} sign={sign} />}
      </StepCard>
      <aside className="lg:pt-2">
        {step === "contract" ? (
          <ApplicationSummary
            application={draft}
            title={<FormattedMessage id="merchantApplication.handsIn" />}
            change={go}
          />
        ) : (
          <Needs days={info.expectedReviewDays} />
        )}
      </aside>
    </div>
  );
}
