import type { NewWebhook as Made, Webhook } from "@coffer/sdk";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormDialog } from "../../platform/action/form-dialog.tsx";
import { useOnce } from "../../platform/action/use-once.ts";
import { CheckField } from "../../platform/form/check-field.tsx";
import { ChecksField } from "../../platform/form/checks-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { coffer } from "./api.ts";
import { eventTypes } from "./event-types.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useEventsChanged } from "./use-webhooks.ts";
import { noWebhook, type WebhookDetails, webhookInput, webhookRule } from "./webhook-rule.ts";

/** Adds a webhook; its signing secret is shown once. */
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
      title={<FormattedMessage id="events.addTitle" />}
      lead={<FormattedMessage id="events.addLead" />}
      yes={<FormattedMessage id="events.add" />}
      close={close}
    >
      <WebhookFields types={eventTypes} />
    </FormDialog>
  );
}

/** Replaces all settings of a webhook. */
export function ChangeWebhook({ webhook, close }: { webhook: Webhook; close: () => void }) {
  const intl = useIntl();
  const changed = useEventsChanged();
  const { id, url, types, enabled } = webhook;
  const form = useCofferForm({
    schema: webhookRule,
    defaultValues: { url, types: [...types], enabled },
    submit: (details) =>
      coffer.events.updateWebhook({ id, ...webhookInput(details), enabled: details.enabled }).finally(changed),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "events.changed" }) });
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="events.changeTitle" />}
      lead={<FormattedMessage id="events.changeLead" />}
      yes={<FormattedMessage id="events.save" />}
      close={close}
    >
      {/* Keeps its types, including those only a program selected. */}
      <WebhookFields types={[...new Set([...eventTypes, ...types])]} />
      <CheckField name="enabled">
        <FormattedMessage id="events.enabled" />
      </CheckField>
    </FormDialog>
  );
}

function WebhookFields({ types }: { types: readonly string[] }) {
  return (
    <>
      <TextField
        name="url"
        label={<FormattedMessage id="events.url" />}
        hint={<FormattedMessage id="events.urlHint" />}
        type="url"
        autoComplete="off"
        mono
        required
      />
      <ChecksField
        name="types"
        label={<FormattedMessage id="events.types" />}
        options={types.map((type) => ({ value: type, label: <span className="font-mono text-label">{type}</span> }))}
        className="max-h-64 overflow-y-auto"
      />
    </>
  );
}
