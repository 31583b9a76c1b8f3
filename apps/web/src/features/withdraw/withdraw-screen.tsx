import type { AccountInfo } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/api.ts";
import { Page } from "../../kernel/page/page.tsx";
import { PageSkeleton } from "../../kernel/page/page-skeleton.tsx";
import { useAccount } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";
import { HoldNotice, useHold } from "./hold-notice.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { useResume } from "./resume.ts";
import { WithdrawFlow, type WithdrawFlowProps } from "./withdraw-flow.tsx";

/** The flow, or plainly why there is none; what went out before stands below. */
export function WithdrawScreen(props: Omit<WithdrawFlowProps, "onResult">) {
  const account = useAccount();
  return account ? <WithdrawPage {...props} account={account} /> : <PageSkeleton />;
}

function WithdrawPage({ account, ...props }: Omit<WithdrawFlowProps, "onResult"> & { account: AccountInfo }) {
  const { round, resume } = useResume(account);
  const hold = useHold(account);
  const offered = hold ? undefined : resume;
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  // The result of a withdrawal just made stands in the flow; the same address opened elsewhere shows its record.
  const [atResult, setAtResult] = useState(false);
  return (
    <div className="min-w-0">
      {hold ? (
        <Page title={<Text id="withdraw.title" />} lead={<Text id="withdraw.lead" />}>
          <HoldNotice hold={hold} />
        </Page>
      ) : (
        <WithdrawFlow key={round} {...props} onResult={setAtResult} />
      )}
      <div className="mt-6">
        <RecentWithdrawals coins={coins} resume={offered} />
      </div>
      {!atResult && <RecordDialog saveAddress={props.saveAddress} resume={offered} />}
    </div>
  );
}
