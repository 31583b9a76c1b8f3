import { Button, EmptyState } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { LockIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { isMerchant, useAccount } from "../../platform/session.ts";

/**
 * The product has no guard here: "a message says a merchant role may lack access to some pages". Other users
 * see that message instead of refused calls.
 */
export function MerchantsOnly({ children }: { children: ReactNode }) {
  const account = useAccount();
  if (!account || isMerchant(account)) return children;
  return (
    <EmptyState
      icon={<LockIcon />}
      title={
        <h1>
          <FormattedMessage id="merchant.onlyTitle" />
        </h1>
      }
      description={<FormattedMessage id="merchant.onlyBody" />}
      action={
        <Button asChild>
          <Link to="/user/register" search={{ type: "merchant" }}>
            <FormattedMessage id="merchant.onlyOpen" />
          </Link>
        </Button>
      }
    />
  );
}
