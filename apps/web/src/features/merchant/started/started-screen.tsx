import { MerchantStatus } from "@coffer/sdk";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Page } from "../../../kernel/page/page.tsx";
import { type Account, loadAccount, useAccount } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { MerchantOwn } from "../merchant-own.tsx";
import { merchantInfoQuery } from "../standing-query.ts";
import { ApplicationFlow } from "./application-flow.tsx";
import { Approved } from "./approved.tsx";
import { RejectedNote } from "./rejected-note.tsx";
import type { StartedSearch } from "./started-search.ts";
import { UnderReview } from "./under-review.tsx";

/** Becoming an official merchant: where that stands, and the way on from there. */
export function StartedScreen({ step }: StartedSearch) {
  const account = useAccount();
  return (
    <Page
      title={<Text id="merchantStarted.title" />}
      lead={account?.isOfficial ? undefined : <Text id="merchantStarted.lead" />}
    >
      <MerchantOwn what="merchantStarted.becoming">{account && <Standing account={account} step={step} />}</MerchantOwn>
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
      {/* A decision begins it anew: with what was handed in, and the fields as they are now. */}
      <ApplicationFlow key={info.reviewedAt} info={info} account={account} asked={step} />
    </>
  );
}

/** Once it is handed in there is no step to be at; a later rejection begins with what is to be mended. */
function useClearStep(stale: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (stale) void navigate({ to: "/merchant/started", search: {}, replace: true });
  }, [stale, navigate]);
}

/** Approved while this page looked: the header says so too. */
function useFollowApproval({ isOfficial }: Account, status: MerchantStatus): void {
  const queryClient = useQueryClient();
  const stale = status === MerchantStatus.approved && !isOfficial;
  useEffect(() => {
    if (stale) loadAccount(queryClient).catch(() => undefined);
  }, [stale, queryClient]);
}
