import { Page } from "../../kernel/page/page.tsx";
import { PageSkeleton } from "../../kernel/page/page-skeleton.tsx";
import { useAccount } from "../../kernel/session.ts";
import { useDeadline } from "../../lib/deadline.ts";
import { Text } from "../../lib/text.tsx";
import { holdOf } from "./hold.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { useResume } from "./use-resume.ts";
import { WithdrawFlow, type WithdrawFlowProps } from "./withdraw-flow.tsx";

/** The flow, or plainly why there is none; what went out before stands below. */
export function WithdrawScreen(props: WithdrawFlowProps) {
  const account = useAccount();
  const { round, resume } = useResume();
  const until = account?.withdrawBlockedUntil ?? null;
  const secondsLeft = useDeadline(until ?? undefined);
  if (!account) return <PageSkeleton />;
  const hold = holdOf(account, secondsLeft);
  const offered = hold ? undefined : resume;
  return (
    <div className="min-w-0">
      {hold ? (
        <Page title={<Text id="withdraw.title" />} lead={<Text id="withdraw.lead" />}>
          <HoldNotice hold={hold} until={until} secondsLeft={secondsLeft} />
        </Page>
      ) : (
        <WithdrawFlow key={round} {...props} />
      )}
      <div className="mt-6">
        <RecentWithdrawals resume={offered} />
      </div>
      <RecordDialog saveAddress={props.saveAddress} resume={offered} />
    </div>
  );
}
