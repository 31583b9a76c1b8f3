import { Button, Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Account } from "../../platform/session.ts";
import { RemoveForm } from "./remove-form.tsx";
import { useFocusSwap } from "./use-focus-swap.ts";

/** A bound authenticator: its state, with the removal folded. */
export function RemoveAuthenticator({ account, onDone }: { account: Account; onDone: () => unknown }) {
  const [open, setOpen] = useState(false);
  const { form, button } = useFocusSwap(open);
  return (
    <Card>
      <CardHeader className="sm:px-6">
        <CardTitle>
          <FormattedMessage id="profile.boundTitle" />
        </CardTitle>
        <StatusChip tone="good">
          <FormattedMessage id="profile.on" />
        </StatusChip>
      </CardHeader>
      <CardBody className="flex flex-col gap-5 pt-2 sm:pt-2">
        <p className="text-ink-2">
          <FormattedMessage id="profile.boundNote" />
        </p>
        {open ? (
          <div ref={form}>
            <RemoveForm account={account} onDone={onDone} onCancel={() => setOpen(false)} />
          </div>
        ) : (
          <Button ref={button} variant="secondary" className="self-start" onClick={() => setOpen(true)}>
            <FormattedMessage id="profile.remove" />
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
