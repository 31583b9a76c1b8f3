import { GlobalAccountStatus } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusNext } from "../../../platform/status/status-tag.tsx";
import { globalAccountStatus } from "../cash-status.ts";
import { isActive, useGlobalAccount } from "./use-global-account.ts";
import { useUnverified, VerifyFirst } from "./verify-first.tsx";

/** Content for an open account; else the reason and a link. */
export function ActiveOnly({ children }: { children: ReactNode }) {
  const account = useGlobalAccount();
  const unverified = useUnverified();
  if (isActive(account)) return children;
  if (unverified) return <VerifyFirst />;
  return (
    <Notice
      tone={account.status === GlobalAccountStatus.beingCreated ? "info" : "warn"}
      live="off"
      title={<FormattedMessage id={statusOf(globalAccountStatus, account.status).label} />}
      action={
        <Button asChild size="sm">
          <Link to="/assets/cash">
            <FormattedMessage id="cash.toAccount" />
          </Link>
        </Button>
      }
    >
      <StatusNext of={globalAccountStatus} value={account.status} />
    </Notice>
  );
}
