import { Button } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { LongTextField } from "../../../platform/form/long-text-field.tsx";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { notify } from "../../../platform/notices.ts";
import { type Details, type Draft, detailsSchema } from "./application.ts";
import { receiptCoins } from "./receipt-coins.ts";

export interface DetailsStepProps {
  draft: Draft;
  keep: (details: Details) => unknown;
  next: (details: Details) => Promise<void>;
}

/** The merchant, its business, and its receipt stablecoin. */
export function DetailsStep({ draft, keep, next }: DetailsStepProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { certificateFileId: _, ...details } = draft;
  const form = useCofferForm({ schema: detailsSchema, defaultValues: details, submit: next });
  const coins = useSuspenseQuery(receiptCoins()).data;
  useKeepTyped(form.subscribe, keep);
  const later = () => {
    keep(form.getValues());
    notify({ tone: "success", words: intl.formatMessage({ id: "merchantApplication.kept" }) });
    void navigate({ to: "/merchant" });
  };
  return (
    <Form form={form}>
      <TextField
        name="fullName"
        label={<FormattedMessage id="merchantApplication.fullName" />}
        hint={<FormattedMessage id="merchantApplication.fullNameHint" />}
        autoComplete="organization"
        required
      />
      <TextField
        name="shortName"
        label={<FormattedMessage id="merchantApplication.shortName" />}
        hint={<FormattedMessage id="merchantApplication.shortNameHint" />}
        required
      />
      <TextField
        name="website"
        label={<FormattedMessage id="merchantApplication.website" />}
        hint={<FormattedMessage id="merchantApplication.websiteHint" />}
        type="url"
        autoComplete="url"
        required
      />
      <TextField
        name="address"
        label={<FormattedMessage id="merchantApplication.address" />}
        hint={<FormattedMessage id="merchantApplication.addressHint" />}
        autoComplete="street-address"
        required
      />
      <LongTextField
        name="businessScope"
        label={<FormattedMessage id="merchantApplication.scope" />}
        hint={<FormattedMessage id="merchantApplication.scopeHint" />}
        most={500}
        required
      />
      <RadioField
        name="receiptCurrency"
        label={<FormattedMessage id="merchantApplication.receipt" />}
        hint={<FormattedMessage id="merchantApplication.receiptHint" />}
        options={coins.map(({ coin, name }) => ({ value: coin, label: coin, note: name }))}
        columns={2}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="referralCode"
          label={<FormattedMessage id="merchantApplication.referral" />}
          autoComplete="off"
          mono
        />
        <TextField
          name="messagingAppId"
          label={<FormattedMessage id="merchantApplication.messaging" />}
          autoComplete="off"
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
        <SubmitButton>
          <FormattedMessage id="merchantApplication.continue" />
        </SubmitButton>
        <Button variant="secondary" size="lg" onClick={later}>
          <FormattedMessage id="merchantApplication.later" />
        </Button>
      </div>
    </Form>
  );
}

type Subscribe = ReturnType<typeof useCofferForm<typeof detailsSchema, void>>["subscribe"];

/** Saved while typing: a reload, an expired session or navigation loses nothing. */
function useKeepTyped(subscribe: Subscribe, keep: (details: Details) => unknown): void {
  const heard = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void heard(values as Details) }),
    [subscribe],
  );
}
