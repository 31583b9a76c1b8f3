import { Button, Card, EmptyState } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type MessageId, Text } from "../intl/text.tsx";
import { PathLink } from "../page/path-link.tsx";
import { useAccount } from "../session.ts";
import { isCashier } from "./role.ts";

export interface OwnerOnlyProps {
  /** What a cashier may not, as the beginning of a sentence: "Setting rates". */
  what: MessageId;
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
        title={<Text id="merchant.ownTitle" />}
        description={
          <Text id="merchant.ownBody" values={{ what: <Text id={what} />, name: account.name ?? account.uid }} />
        }
        action={
          <Button asChild variant="secondary">
            <PathLink to="/merchant">
              <Text id="merchant.ownHome" />
            </PathLink>
          </Button>
        }
      />
    </Card>
  );
}
