import type { NewWebhook } from "@coffer/sdk";
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Copy } from "../../platform/page/address.tsx";

/** Shows a secret once, until the user confirms saving it. */
export function SecretOnce({ webhook: { secret }, close }: { webhook: NewWebhook; close: () => void }) {
  const intl = useIntl();
  const [saved, setSaved] = useState(false);
  return (
    <Dialog open>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="events.secretTitle" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="events.secretBody" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-2.5">
            <code className="min-w-0 break-all rounded-md bg-sunken px-3 py-2 font-mono text-label" translate="no">
              {secret}
            </code>
            <Copy value={secret} label={intl.formatMessage({ id: "events.copySecret" })} words />
          </div>
          <Checkbox checked={saved} onCheckedChange={(on) => setSaved(on === true)}>
            <FormattedMessage id="events.saved" />
          </Checkbox>
          <Button size="lg" disabled={!saved} onClick={close}>
            <FormattedMessage id="events.close" />
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
