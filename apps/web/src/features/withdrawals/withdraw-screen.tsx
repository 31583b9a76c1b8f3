import type { AccountInfo } from "@coffer/sdk";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../platform/session.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import type { ConfirmButtonProps } from "./confirm-button.tsx";
import { HoldNotice, useHold } from "./hold-notice.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { takeUp } from "./resume.ts";
import { useWithdrawService, type WithdrawService, WithdrawServiceProvider } from "./service.tsx";
import { WithdrawFlow, type WithdrawFlowProps } from "./withdraw-flow.tsx";

export interface WithdrawScreenProps extends Omit<WithdrawFlowProps, "onResult"> {
  service: WithdrawService;
  /** Earlier withdrawals, where they have no page of their own. */
  below?: ((resume: ConfirmButtonProps["resume"]) => ReactNode) | undefined;
}

/** The flow or why there is none, with earlier withdrawals below. */
export function WithdrawScreen({ service, ...props }: WithdrawScreenProps) {
  const account = useAccount();
  return (
    <WithdrawServiceProvider value={service}>
      {account ? <WithdrawPage {...props} account={account} /> : <PageSkeleton />}
    </WithdrawServiceProvider>
  );
}

function WithdrawPage({ account, below, ...props }: Omit<WithdrawScreenProps, "service"> & { account: AccountInfo }) {
  const service = useWithdrawService();
  const list = useListSearch<{ step?: string; id?: string | undefined }>();
  // Changes with each resumed one, so that the flow restarts from it.
  const [round, setRound] = useState(0);
  const hold = useHold(account);
  // The flow shows the result of its own withdrawal; elsewhere the address opens the record.
  const [atResult, setAtResult] = useState(false);
  const resume: ConfirmButtonProps["resume"] = (withdrawal) => {
    if (!takeUp(service, account.uid, withdrawal)) return;
    setRound((count) => count + 1);
    void list.set({ step: "verify", id: undefined, page: list.page });
    window.scrollTo({ top: 0 });
  };
  const offered = hold ? undefined : resume;
  return (
    <div className="min-w-0">
      {hold ? (
        <Page title={<FormattedMessage id="withdrawals.title" />} lead={<FormattedMessage id={service.words.lead} />}>
          <HoldNotice hold={hold} />
        </Page>
      ) : (
        <WithdrawFlow key={round} {...props} onResult={setAtResult} />
      )}
      {below && <div className="mt-6">{below(offered)}</div>}
      {!atResult && <RecordDialog saveAddress={props.saveAddress} resume={offered} />}
    </div>
  );
}
