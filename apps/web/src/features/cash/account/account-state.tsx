import { GlobalAccountStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusNext } from "../../../platform/status/status-tag.tsx";
import { globalAccountStatus } from "../cash-status.ts";
import { type GlobalAccount, isActive } from "./use-global-account.ts";
import { useUnverified, VerifyFirst } from "./verify-first.tsx";

/** What keeps money from moving, and the way out; nothing where all is well. */
export function AccountState({ account }: { account: GlobalAccount }) {
  const { status, reason } = account;
  if (useUnverified()) return <VerifyFirst />;
  if (isActive(account)) return null;
  if (status === GlobalAccountStatus.notOpened) {
    // Asked for before, and refused; else there is nothing to say but the form below.
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
