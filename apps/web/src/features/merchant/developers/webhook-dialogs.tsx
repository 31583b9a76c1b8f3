import type { NewWebhook as Made, Webhook } from "@coffer/sdk";
import { useState } from "react";
import { CheckField } from "../../../kernel/form/check-field.tsx";
import { ChecksField } from "../../../kernel/form/checks-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { useOnce } from "../acts/use-once.ts";
import { FormDialog } from "../form-dialog.tsx";
import { coffer } from "./api.ts";
import { eventTypes } from "./event-types.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useEventsChanged } from "./use-webhooks.ts";
import { noWebhook, type WebhookDetails, webhookInput, webhookRule } from "./webhook-rule.ts";

/** A further address; the secret that signs what is sent there is shown once. */
export function NewWebhook({ close }: { close: () => void }) {
  const changed = useEventsChanged();
  const [made, setMade] = useState<Made>();
  const once = useOnce<WebhookDetails, Made>({
    send: (details, key) => coffer.events.createWebhook(webhookInput(details), key).finally(changed),
    done: setMade,
  });
  const form = useCofferForm({ schema: webhookRule, defaultValues: noWebhook, act: once.act, submit: once.submit });
  if (made) return <SecretOnce webhook={made} close={close} />;
  return (
    <FormDialog
      form={form}
      once={once}
      title={<Text id="developers.addTitle" />}
      lead={<Text id="developers.addLead" />}
      yes={<Text id="developers.add" />}
      close={close}
    >
      <WebhookFields types={eventTypes} />
    </FormDialog>
  );
}

/** What it is from now on, whole. */
export function ChangeWebhook({ webhook, close }: { webhook: Webhook; close: () => void }) {
  const text = useText();
  const changed = useEventsChanged();
  const { id, url, types, enabled } = webhook;
  const form = useCofferForm({
    schema: webhookRule,
    defaultValues: { url, types: [...types], enabled },
    submit: (details) =>
      coffer.events.updateWebhook({ id, ...webhookInput(details), enabled: details.enabled }).finally(changed),
    done: () => {
      notify({ tone: "success", words: text("developers.changed") });
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<Text id="developers.changeTitle" />}
      lead={<Text id="developers.changeLead" />}
      yes={<Text id="developers.save" />}
      close={close}
    >
      {/* Those it has stay, also where only a program chose them. */}
      <WebhookFields types={[...new Set([...eventTypes, ...types])]} />
      <CheckField name="enabled">
        <Text id="developers.enabled" />
      </CheckField>
    </FormDialog>
  );
}

function WebhookFields({ types }: { types: readonly string[] }) {
  return (
    <>
      <TextField
        name="url"
        label={<Text id="developers.url" />}
        hint={<Text id="developers.urlHint" />}
        type="url"
        autoComplete="off"
        mono
        required
      />
      <ChecksField
        name="types"
        label={<Text id="developers.types" />}
        options={types.map((type) => ({ value: type, label: <span className="font-mono text-label">{type}</span> }))}
        className="max-h-64 overflow-y-auto"
      />
    </>
  );
}
