import { Field, Notice, Segmented, Spinner } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { UserCheckIcon } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { useFailureText } from "../../platform/page/failure-text.ts";
import type { Details } from "./details.ts";
import { type RecipientWay, recipientFault, recipientQuery, recipientWays } from "./recipient.ts";

const labels: Record<RecipientWay, PlainMessageId> = {
  uid: "transfers.uid",
  emailAddress: "transfers.email",
  phoneNumber: "transfers.phone",
};
const inputs = {
  uid: { inputMode: "numeric", type: "text", autoComplete: "off" },
  emailAddress: { inputMode: "email", type: "email", autoComplete: "off" },
  phoneNumber: { inputMode: "tel", type: "tel", autoComplete: "off" },
} as const;

/** The recipient by UID, e-mail or phone; the masked name appears after typing. */
export function RecipientFields() {
  const intl = useIntl();
  const { setValue, clearErrors } = useFormContext<Details>();
  const { field } = useController<Details, "way">({ name: "way" });
  const { value: way } = field;
  const recipient = useWatch<Details, "recipient">({ name: "recipient" });
  // Looked up on blur, not on each key, because the server limits lookups.
  const [left, setLeft] = useState("");
  const choose = (next: string) => {
    field.onChange(recipientWays.find((each) => each === next));
    setValue("recipient", "");
    clearErrors("recipient");
  };
  return (
    <>
      <Field label={<FormattedMessage id="transfers.way" />}>
        <Segmented
          stretch
          value={way}
          onValueChange={choose}
          options={recipientWays.map((value) => ({ value, label: intl.formatMessage({ id: labels[value] }) }))}
        />
      </Field>
      <div onBlur={() => setLeft(recipient)}>
        <TextField
          key={way}
          name="recipient"
          label={<FormattedMessage id={labels[way]} />}
          hint={way === "phoneNumber" ? <FormattedMessage id="transfers.phoneHint" /> : undefined}
          required
          {...inputs[way]}
        />
      </div>
      {left === recipient && recipientFault(way, recipient) === undefined && <Found way={way} recipient={recipient} />}
    </>
  );
}

/** The recipient's masked name. */
function Found({ way, recipient }: Pick<Details, "way" | "recipient">) {
  const failureText = useFailureText();
  const { data, error, isFetching } = useQuery(recipientQuery(way, recipient));
  if (isFetching && !data)
    return (
      <Notice icon={<Spinner className="size-4" />}>
        <FormattedMessage id="transfers.lookingUp" />
      </Notice>
    );
  if (error && !data) {
    const { words, details } = failureText(error);
    return (
      <Notice tone="warn" title={words}>
        {details}
      </Notice>
    );
  }
  return (
    data && (
      <Notice tone="good" icon={<UserCheckIcon />} title={data.name}>
        <FormattedMessage id="transfers.foundBody" values={{ contact: data.contact }} />
      </Notice>
    )
  );
}
