import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import type * as z from "zod/mini";
import { coffer } from "../../../platform/api.ts";
import { CheckField } from "../../../platform/form/check-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { PhoneField } from "../../../platform/form/phone-field.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { TextAreaField } from "../../../platform/form/text-area-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { count } from "../../../platform/measuring/events.ts";
import { useOnceKey } from "../../../platform/once-key.ts";
import { ProtocolLink, useProtocols } from "../../../platform/page/protocols.tsx";
import { contactRule } from "./contact-rule.ts";
import { Sent } from "./sent.tsx";
import type { Topic } from "./topics.ts";

type Message = z.output<typeof contactRule>;

/** The contract's maximum length. */
const longest = 2000;

/** A message about one topic. Its text stays when the topic changes. */
export function ContactForm({ topic }: { topic: Topic }) {
  const { locale } = useIntl();
  const privacy = useProtocols()?.Privacy;
  const send = useSendOnce();
  const [sent, setSent] = useState<{ id: string; to: string }>();
  const form = useCofferForm({
    schema: contactRule,
    defaultValues: {
      name: "",
      companyName: "",
      emailAddress: "",
      countryCode: locale === "zh-CN" ? "+86" : "+44",
      phoneNumber: "",
      message: "",
      agreed: false,
    },
    submit: (message) => send(topic, message),
    done: ({ id }, { emailAddress }) => {
      count({ name: "contact.sent", about: topic });
      setSent({ id, to: emailAddress });
    },
    fields: { agreePrivacy: "agreed" },
  });
  const written = useWatch({ control: form.control, name: "message" }).trim().length;
  const again = () => {
    form.reset();
    setSent(undefined);
  };
  if (sent) return <Sent {...sent} again={again} />;
  return (
    <Form form={form} className="mt-8 flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={<FormattedMessage id="contentContact.name" />} autoComplete="name" required />
        <TextField
          name="companyName"
          label={<FormattedMessage id="contentContact.company" />}
          autoComplete="organization"
        />
      </div>
      <TextField
        name="emailAddress"
        label={<FormattedMessage id="contentContact.email" />}
        hint={<FormattedMessage id="contentContact.emailHint" />}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <PhoneField label={<FormattedMessage id="contentContact.phone" />} />
      <TextAreaField
        name="message"
        label={<FormattedMessage id="contentContact.message" />}
        hint={<FormattedMessage id="contentContact.messageHint" values={{ left: longest - written }} />}
        rows={6}
        required
      />
      <CheckField name="agreed" label={<FormattedMessage id="contentContact.consent" />}>
        <FormattedMessage
          id="contentContact.agree"
          values={{ privacy: <ProtocolLink protocol={privacy} fallback="contentContact.privacy" /> }}
        />
      </CheckField>
      <SubmitButton>
        <FormattedMessage id="contentContact.send" />
      </SubmitButton>
    </Form>
  );
}

/** Sends a message once: a resend of the same text after a lost reply has the same key. */
function useSendOnce() {
  const once = useOnceKey();
  return (topic: Topic, message: Message) => {
    const { agreed: _, companyName, countryCode, phoneNumber, ...rest } = message;
    const input = {
      ...rest,
      topic,
      agreePrivacy: true as const,
      ...(companyName && { companyName }),
      ...(phoneNumber && { countryCode, phoneNumber }),
    };
    return once(JSON.stringify(input), ({ idempotencyKey }) => coffer.content.addContactUs(input, { idempotencyKey }));
  };
}
