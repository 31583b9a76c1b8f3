import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { useAccount } from "../session.ts";

/** Says before a form that its proof needs a fund PIN. `why`: what the PIN confirms here. */
export function PinFirst({ why }: { why: PlainMessageId }) {
  if (useAccount()?.hasFundPassword !== false) return null;
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="form.pinFirst" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/password" search={{ edit: "pin" }}>
            <FormattedMessage id="form.setPin" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id={why} />
    </Notice>
  );
}
