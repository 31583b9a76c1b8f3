import { MerchantStatus } from "@coffer/sdk";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { OwnerOnly } from "../../../platform/merchant/owner-only.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { type Account, loadAccount, useAccount } from "../../../platform/session.ts";
import { merchantInfoQuery } from "../standing-query.ts";
import { ApplicationFlow } from "./application-flow.tsx";
import type { StartedSearch } from "./application-search.ts";
import { Approved } from "./approved.tsx";
import { RejectedNote } from "./rejected-note.tsx";
import { UnderReview } from "./under-review.tsx";

/** The application to become an official merchant: the status, and the next step. */
export function ApplicationScreen({ step }: StartedSearch) {
  const account = useAccount();
  return (
    <Page
      title={<FormattedMessage id="merchantApplication.title" />}
      lead={account?.isOfficial ? undefined : <FormattedMessage id="merchantApplication.lead" />}
    >
      <OwnerOnly what="merchantApplication.becoming">{account && <Standing account={account} step={step} />}</OwnerOnly>
    </Page>
  );
}

function Standing({ account, step }: StartedSearch & { account: Account }) {
  const { data: info, refetch, isFetching } = useSuspenseQuery(merchantInfoQuery());
  const { status } = info;
  useFollowApproval(account, status);
  useClearStep(step !== undefined && (status === MerchantStatus.underReview || status === MerchantStatus.approved));
  if (status === MerchantStatus.approved) return <Approved info={info} />;
  if (status === MerchantStatus.underReview)
    return <UnderReview info={info} busy={isFetching} again={() => void refetch()} />;
  return (
    <>
      {status === MerchantStatus.rejected && <RejectedNote info={info} />}
      {/* A decision restarts it with the submitted values. */}
      <ApplicationFlow key={info.reviewedAt} info={info} account={account} asked={step} />
    </>
  );
}

/** After a submission there is no step; a later rejection starts with the corrections. */
function useClearStep(stale: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (stale) void navigate({ to: "/merchant/started", search: {}, replace: true });
  }, [stale, navigate]);
}

/** Approved while this page was open: the header updates too. */
function useFollowApproval({ isOfficial }: Account, status: MerchantStatus): void {
  const queryClient = useQueryClient();
  const stale = status === MerchantStatus.approved && !isOfficial;
  useEffect(() => {
    if (stale) loadAccount(queryClient).catch(() => undefined);
  }, [stale, queryClient]);
}
