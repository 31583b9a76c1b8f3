import type { AccountInfo } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { type Block, BlockNotice, HoldCard, useBlock } from "../../platform/flow/block-notice.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** Why this account can't withdraw now. The shell redirects unverified users earlier. */
export type Hold = Block | "noPin";

/** The product: "Withdraw requires … a fund PIN", and a security change blocks for 24 hours. Undefined = allowed. */
export function useHold({ withdrawBlockedUntil, hasFundPassword }: AccountInfo): Hold | undefined {
  return useBlock(withdrawBlockedUntil) ?? (hasFundPassword ? undefined : "noPin");
}

/** Replaces the form: the reason, and a link if there is one. */
export function HoldNotice({ hold }: { hold: Hold }) {
  if (hold !== "noPin") return <BlockNotice block={hold} />;
  return (
    <HoldCard>
      <Notice
        tone="warn"
        title={<FormattedMessage id="withdrawals.noPin" />}
        action={
          <Button asChild size="sm">
            <Link to="/account/password" search={{ edit: "pin" }}>
              <FormattedMessage id="withdrawals.setPin" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage id="withdrawals.noPinBody" />
      </Notice>
    </HoldCard>
  );
}
