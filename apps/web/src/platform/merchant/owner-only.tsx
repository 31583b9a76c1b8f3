import { Button, Card, EmptyState } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { PathLink } from "../page/path-link.tsx";
import { useAccount } from "../session.ts";
import { isCashier } from "./role.ts";

export interface OwnerOnlyProps {
  /** What a cashier may not, as the beginning of a sentence: "Setting rates". */
  what: PlainMessageId;
  children: ReactNode;
}

/** What is the merchant's alone: a cashier reads what is missing and whom to ask, and no call leaves to be refused. */
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
