import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** "Finish the previous one first", with a link. */
export function Unfinished({ id }: { id: string }) {
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="multisig.unfinished" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/assets/multisig" search={{ id }}>
            <FormattedMessage id="multisig.toUnfinished" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="multisig.unfinishedBody" />
    </Notice>
  );
}
