import { GlobalAccountStatus } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusNext } from "../../../kernel/status/status-tag.tsx";
import { Text } from "../../../lib/text.tsx";
import { api } from "../api.ts";
import { globalAccountStatus } from "../cash-status.ts";
import { type GlobalAccount, isActive } from "./use-global-account.ts";

/** What keeps money from moving, and the way out; nothing where all is well. */
export function AccountState({ account }: { account: GlobalAccount }) {
  const { status, reason } = account;
  if (useUnverified()) return <VerifyFirst />;
  if (isActive(account)) return null;
  if (status === GlobalAccountStatus.notOpened) {
    // Asked for before, and refused; else there is nothing to say but the form below.
    return (
      reason !== null && (
        <Notice tone="bad" live="off" title={<Text id="cash.notOpened" />}>
          {reason}
        </Notice>
      )
    );
  }
  const isWaiting = status === GlobalAccountStatus.beingCreated;
  return (
    <Notice tone={isWaiting ? "info" : "warn"} title={<Text id={statusOf(globalAccountStatus, status).label} />}>
      {reason ?? <StatusNext of={globalAccountStatus} value={status} />}
    </Notice>
  );
}

/** Whether the identity isn't verified yet, as far as that is known. */
export function useUnverified(): boolean {
  const { data } = useQuery({ ...api.cash.getCashKycVerification.queryOptions(), meta: { shows: "nothing" } });
  return data?.missing.includes("identityVerified") === true;
}

export function VerifyFirst() {
  return (
    <Notice
      tone="warn"
      title={<Text id="cash.verifyFirst" />}
      action={
        <Button asChild size="sm">
          <Link to="/account/verifiy">
            <Text id="cash.verify" />
          </Link>
        </Button>
      }
    >
      <Text id="cash.verifyFirstBody" />
    </Notice>
  );
}
