import { GlobalAccountStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusNext } from "../../../platform/status/status-tag.tsx";
import { globalAccountStatus } from "../cash-status.ts";
import { type GlobalAccount, isActive } from "./use-global-account.ts";
import { useUnverified, VerifyFirst } from "./verify-first.tsx";

/** Explains what blocks money, with the next step; nothing if the account is active. */
export function AccountState({ account }: { account: GlobalAccount }) {
  const { status, reason } = account;
  if (useUnverified()) return <VerifyFirst />;
  if (isActive(account)) return null;
  if (status === GlobalAccountStatus.notOpened) {
    // Shown after a refusal; before, the form below is enough.
    return (
      reason !== null && (
        <Notice tone="bad" live="off" title={<FormattedMessage id="cash.notOpened" />}>
          {reason}
        </Notice>
      )
    );
  }
  const isWaiting = status === GlobalAccountStatus.beingCreated;
  return (
    <Notice
      tone={isWaiting ? "info" : "warn"}
      title={<FormattedMessage id={statusOf(globalAccountStatus, status).label} />}
    >
      {reason ?? <StatusNext of={globalAccountStatus} value={status} />}
    </Notice>
  );
}
