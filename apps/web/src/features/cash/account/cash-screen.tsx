import { GlobalAccountStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { AccountState } from "./account-state.tsx";
import { Balances } from "./balances.tsx";
import { ChangeData } from "./change-data.tsx";
import { Fees } from "./fees.tsx";
import { OpenAccount } from "./open-account.tsx";
import { SupervisionCard } from "./supervision.tsx";
import { isActive, useGlobalAccount } from "./use-global-account.ts";

/** The next step first, else balances, fees and supervision. */
export function CashScreen({ editing }: { editing: boolean }) {
  const account = useGlobalAccount();
  const { status, accountNumber } = account;
  const { notOpened, needsReconfirmation } = GlobalAccountStatus;
  const wantsData = status === needsReconfirmation || (editing && isActive(account));
  return (
    <Page
      title={<FormattedMessage id="cash.title" />}
      lead={
        accountNumber === null ? (
          <FormattedMessage id="cashBanks.lead" />
        ) : (
          <FormattedMessage
            id="cashBanks.number"
            values={{ number: <span className="font-mono text-label">{accountNumber}</span> }}
          />
        )
      }
      actions={
        isActive(account) &&
        !editing && (
          <Button asChild variant="secondary">
            <Link to="/assets/cash" search={{ edit: "data" }}>
              <FormattedMessage id="cashBanks.changeData" />
            </Link>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <AccountState account={account} />
        {status === notOpened && <OpenAccount />}
        {wantsData && <ChangeData />}
        {status !== notOpened && !(editing && isActive(account)) && <Balances />}
        <Fees />
        <SupervisionCard />
      </div>
    </Page>
  );
}
