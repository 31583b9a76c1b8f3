import type { NewWebhook, Webhook } from "@coffer/sdk";
import {
  AlertDialog,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@coffer/ui";
import { EllipsisIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { useAction } from "../../platform/use-action.ts";
import { coffer } from "./api.ts";
import type { EventsSearch } from "./events-search.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useEventsChanged } from "./use-webhooks.ts";
import { ChangeWebhook } from "./webhook-dialogs.tsx";

type Opened = "change" | "roll" | "remove";
const asked = {
  roll: { title: "events.rollTitle", body: "events.rollBody", yes: "events.roll" },
  remove: { title: "events.removeTitle", body: "events.removeBody", yes: "events.remove" },
} as const;

/** The test event button, and a menu: deliveries, change, roll, remove. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const intl = useIntl();
  const { set } = useListSearch<EventsSearch>();
  const changed = useEventsChanged();
  const { run, busy, failure } = useAction();
  const [open, setOpen] = useState<Opened>();
  const [rolled, setRolled] = useState<NewWebhook>();
  const close = () => setOpen(undefined);
  const { id, url, status } = webhook;
  const test = () =>
    run(async () => {
      await coffer.events.pingWebhook({ id }).finally(changed);
      notify({ tone: "success", words: intl.formatMessage({ id: "events.tested" }) });
      await set({ part: "deliveries", hook: id });
    });
  return (
    <>
      {status !== "disabled" && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void test()}>
          <FormattedMessage id="events.test" />
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" aria-label={intl.formatMessage({ id: "events.actionsOf" }, { url })}>
            <EllipsisIcon aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void set({ part: "deliveries", hook: id })}>
            <FormattedMessage id="events.deliveries" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("change")}>
            <FormattedMessage id="events.change" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("roll")}>
            <FormattedMessage id="events.roll" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("remove")}>
            <FormattedMessage id="events.remove" />
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {failure !== undefined && <FailureNote error={failure} />}
      {open === "change" && <ChangeWebhook webhook={webhook} close={close} />}
      {(open === "roll" || open === "remove") && (
        <Asked what={open} webhook={webhook} rolled={setRolled} close={close} />
      )}
      {rolled && <SecretOnce webhook={rolled} close={() => setRolled(undefined)} />}
    </>
  );
}

interface AskedProps {
  what: keyof typeof asked;
  webhook: Webhook;
  rolled: (webhook: NewWebhook) => void;
  close: () => void;
}

/** One key per open question: a repeated click is the same action. */
function Asked({ what, webhook: { id, url }, rolled, close }: AskedProps) {
  const intl = useIntl();
  const changed = useEventsChanged();
  const { run, busy, failure } = useAction();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { title, body, yes } = asked[what];
  const act = async () => {
    if (what === "roll")
      return rolled(await coffer.events.rollWebhookSecret({ id }, { idempotencyKey }).finally(changed));
    await coffer.events.deleteWebhook({ id }, { idempotencyKey }).finally(changed);
    notify({ tone: "success", words: intl.formatMessage({ id: "events.removed" }) });
  };
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && !busy && close()}
      title={<FormattedMessage id={title} />}
      description={<FormattedMessage id={body} values={{ url }} />}
      confirmLabel={<FormattedMessage id={yes} />}
      cancelLabel={<FormattedMessage id="events.not" />}
      tone={what === "remove" ? "danger" : "primary"}
      loading={busy}
      loadingLabel={intl.formatMessage({ id: "form.sending" })}
      onConfirm={async () => {
        if (await run(act)) close();
      }}
    >
      {failure !== undefined && <FailureNote error={failure} />}
    </AlertDialog>
  );
}
