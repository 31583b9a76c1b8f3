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
import { notify } from "../../../kernel/notices.ts";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { useAct } from "../../../kernel/use-act.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "./api.ts";
import type { DevelopersSearch } from "./developers-search.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useEventsChanged } from "./use-webhooks.ts";
import { ChangeWebhook } from "./webhook-dialogs.tsx";

type Opened = "change" | "roll" | "remove";
const asked = {
  roll: { title: "developers.rollTitle", body: "developers.rollBody", yes: "developers.roll" },
  remove: { title: "developers.removeTitle", body: "developers.removeBody", yes: "developers.remove" },
} as const;

/** A test event at once, and the rest in a menu: what was sent there, change, roll its secret, remove. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const { set } = useListSearch<DevelopersSearch>();
  const changed = useEventsChanged();
  const { run, busy, failure } = useAct();
  const [open, setOpen] = useState<Opened>();
  const [rolled, setRolled] = useState<NewWebhook>();
  const close = () => setOpen(undefined);
  const { id, url, status } = webhook;
  const test = () =>
    run(async () => {
      await coffer.events.pingWebhook({ id }).finally(changed);
      notify({ tone: "success", words: text("developers.tested") });
      await set({ part: "deliveries", hook: id });
    });
  return (
    <>
      {status !== "disabled" && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void test()}>
          <Text id="developers.test" />
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" aria-label={text("developers.actionsOf", { url })}>
            <EllipsisIcon aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void set({ part: "deliveries", hook: id })}>
            <Text id="developers.deliveries" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("change")}>
            <Text id="developers.change" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("roll")}>
            <Text id="developers.roll" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("remove")}>
            <Text id="developers.remove" />
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

/** One key each while it is asked about: pressed again after a lost answer it is the same act. */
function Asked({ what, webhook: { id, url }, rolled, close }: AskedProps) {
  const text = useText();
  const changed = useEventsChanged();
  const { run, busy, failure } = useAct();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { title, body, yes } = asked[what];
  const act = async () => {
    if (what === "roll")
      return rolled(await coffer.events.rollWebhookSecret({ id }, { idempotencyKey }).finally(changed));
    await coffer.events.deleteWebhook({ id }, { idempotencyKey }).finally(changed);
    notify({ tone: "success", words: text("developers.removed") });
  };
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && !busy && close()}
      title={<Text id={title} />}
      description={<Text id={body} values={{ url }} />}
      confirmLabel={<Text id={yes} />}
      cancelLabel={<Text id="developers.not" />}
      tone={what === "remove" ? "danger" : "primary"}
      loading={busy}
      loadingLabel={text("form.sending")}
      onConfirm={async () => {
        if (await run(act)) close();
      }}
    >
      {failure !== undefined && <FailureNote error={failure} />}
    </AlertDialog>
  );
}
