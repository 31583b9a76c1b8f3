import { Card, CardBody } from "@coffer/ui";
import type { ReactNode } from "react";
import { useBlock } from "../../platform/flow/block-notice.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { useAccount } from "../../platform/session.ts";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { takeUp } from "./resume.ts";
import { type WithdrawService, WithdrawServiceProvider } from "./service.tsx";
import { type SaveAddress, WithdrawalView } from "./withdrawal-view.tsx";

export interface WithdrawalListProps {
  service: WithdrawService;
  /** The withdrawal named by the address. */
  id: string | undefined;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  saveAddress: SaveAddress;
  /** Links to the flow for a proof. */
  prove: () => void;
}

/** The list of withdrawals on its own page, or one of them. */
export function WithdrawalList({ service, ...props }: WithdrawalListProps) {
  return (
    <WithdrawServiceProvider value={service}>
      <ListOrOne {...props} service={service} />
    </WithdrawServiceProvider>
  );
}

function ListOrOne({ service, id, title, lead, actions, saveAddress, prove }: WithdrawalListProps) {
  const account = useAccount();
  const hold = useBlock(account?.withdrawBlockedUntil ?? null);
  const resume: ConfirmButtonProps["resume"] = (withdrawal) => {
    if (account && takeUp(service, account.uid, withdrawal)) prove();
  };
  const offered = hold ? undefined : resume;
  if (id === undefined)
    return (
      <Page title={title} lead={lead} actions={actions}>
        <RecentWithdrawals resume={offered} />
      </Page>
    );
  return (
    <Page title={<FormattedMessage id="withdrawals.title" />} actions={actions}>
      <Card className="max-w-[720px]">
        <CardBody className="flex flex-col gap-5">
          <WithdrawalView
            id={id}
            saveAddress={saveAddress}
            actions={(withdrawal) => <ConfirmButton withdrawal={withdrawal} resume={offered} />}
          />
        </CardBody>
      </Card>
    </Page>
  );
}
