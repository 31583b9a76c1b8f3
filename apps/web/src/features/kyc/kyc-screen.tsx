import { KycStatus } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { isCompany, useAccount } from "../../platform/session.ts";
import { api } from "./api.ts";
import { KycForm } from "./kyc-form.tsx";
import { type KycSearch, waysFor } from "./kyc-search.ts";
import { PendingNote } from "./pending-note.tsx";
import { ProviderFlow } from "./provider-flow.tsx";
import { RejectedNote } from "./rejected-note.tsx";
import { useFollowStatus } from "./use-kyc-changed.ts";
import { VerifiedNote } from "./verified-note.tsx";
import { WayChoice } from "./way-choice.tsx";

/** "every minute at most", says the contract. */
const lookAgainMs = 60_000;

/** Identity verification: the status, and the next step. */
export function KycScreen({ way: asked, step }: KycSearch) {
  const account = useAccount();
  const {
    data: kyc,
    refetch,
    isFetching,
  } = useSuspenseQuery({
    ...api.kyc.getKyc.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.status === KycStatus.pending ? lookAgainMs : false),
  });
  useFollowStatus(kyc.status);
  const open = kyc.status === KycStatus.notVerified || kyc.status === KycStatus.rejected;
  useClearSearch(!open && asked !== undefined);
  const company = account !== undefined && isCompany(account);
  const way = asked && waysFor(company).includes(asked) ? asked : undefined;
  const content = useFocusOnChange(`${kyc.status} ${open ? way : ""}`);
  if (!account) return null;

  return (
    <Page
      title={<FormattedMessage id="kyc.title" />}
      lead={open && !way ? <FormattedMessage id="kyc.lead" /> : undefined}
    >
      <div ref={content} tabIndex={-1} className="rounded-lg">
        {kyc.status === KycStatus.pending && (
          <PendingNote kyc={kyc} busy={isFetching} onLookAgain={() => void refetch()} />
        )}
        {kyc.status === KycStatus.verified && <VerifiedNote kyc={kyc} account={account} />}
        {kyc.status === KycStatus.rejected && <RejectedNote kyc={kyc} />}
        {open && !way && <WayChoice kyc={kyc} company={company} />}
        {open && way === "document" && <KycForm kyc={kyc} account={account} asked={step} />}
        {open && way === "provider" && <ProviderFlow again={kyc.status === KycStatus.rejected} />}
      </div>
    </Page>
  );
}

/** The pressed control disappears, so the new content gets the focus. */
function useFocusOnChange(shown: string) {
  const content = useRef<HTMLDivElement>(null);
  const was = useRef(shown);
  useEffect(() => {
    if (was.current !== shown) content.current?.focus();
    was.current = shown;
  }, [shown]);
  return content;
}

/** After a submission there is no step; a later rejection starts with the choice again. */
function useClearSearch(stale: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (stale) void navigate({ to: "/account/verifiy", search: {}, replace: true });
  }, [stale, navigate]);
}
