import { Button, Card, EmptyState } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { PathLink } from "../page/path-link.tsx";
import { useAccount } from "../session.ts";
import { isCashier } from "./role.ts";

export interface OwnerOnlyProps {
  /** The action that a cashier may not do, as the beginning of a sentence: "Setting rates". */
  what: PlainMessageId;
  children: ReactNode;
}

/** Content for the merchant only: a cashier sees what is missing and whom to ask, and no call is sent. */
export function OwnerOnly({ what, children }: OwnerOnlyProps) {
  const account = useAccount();
  if (!account) return null;
  if (!isCashier(account)) return children;
  return (
    <Card>
      <EmptyState
        icon={<LockIcon />}
        title={<FormattedMessage id="merchant.ownTitle" />}
        description={
          <FormattedMessage
            id="merchant.ownBody"
            values={{ what: <FormattedMessage id={what} />, name: account.name ?? account.uid }}
          />
        }
        action={
          <Button asChild variant="secondary">
            <PathLink to="/merchant">
              <FormattedMessage id="merchant.ownHome" />
            </PathLink>
          </Button>
        }
      />
    </Card>
  );
}
