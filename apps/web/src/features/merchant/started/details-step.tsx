import { Button } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { Form } from "../../../kernel/form/form.tsx";
import { LongTextField } from "../../../kernel/form/long-text-field.tsx";
import { RadioField } from "../../../kernel/form/radio-field.tsx";
import { SubmitButton } from "../../../kernel/form/submit-button.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { type Details, type Draft, detailsSchema } from "./application.ts";
import { receiptCoins } from "./receipt-coins.ts";

export interface DetailsStepProps {
  draft: Draft;
  keep: (details: Details) => unknown;
  next: (details: Details) => Promise<void>;
}

/** Who the merchant is, what it sells, and in which stablecoin it is paid. */
export function DetailsStep({ draft, keep, next }: DetailsStepProps) {
  const text = useText();
  const navigate = useNavigate();
  const { certificateFileId: _, ...details } = draft;
  const form = useCofferForm({ schema: detailsSchema, defaultValues: details, submit: next });
  const coins = useSuspenseQuery(receiptCoins()).data;
  useKeepTyped(form.subscribe, keep);
  const later = () => {
    keep(form.getValues());
    notify({ tone: "success", words: text("merchantStarted.kept") });
    void navigate({ to: "/merchant" });
  };
  return (
    <Form form={form}>
      <TextField
        name="fullName"
        label={<Text id="merchantStarted.fullName" />}
        hint={<Text id="merchantStarted.fullNameHint" />}
        autoComplete="organization"
        required
      />
      <TextField
        name="shortName"
        label={<Text id="merchantStarted.shortName" />}
        hint={<Text id="merchantStarted.shortNameHint" />}
        required
      />
      <TextField
        name="website"
        label={<Text id="merchantStarted.website" />}
        hint={<Text id="merchantStarted.websiteHint" />}
        type="url"
        autoComplete="url"
        required
      />
      <TextField
        name="address"
        label={<Text id="merchantStarted.address" />}
        hint={<Text id="merchantStarted.addressHint" />}
        autoComplete="street-address"
        required
      />
      <LongTextField
        name="businessScope"
        label={<Text id="merchantStarted.scope" />}
        hint={<Text id="merchantStarted.scopeHint" />}
        most={500}
        required
      />
      <RadioField
        name="receiptCurrency"
        label={<Text id="merchantStarted.receipt" />}
        hint={<Text id="merchantStarted.receiptHint" />}
        options={coins.map(({ coin, name }) => ({ value: coin, label: coin, note: name }))}
        columns={2}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="referralCode" label={<Text id="merchantStarted.referral" />} autoComplete="off" mono />
        <TextField name="messagingAppId" label={<Text id="merchantStarted.messaging" />} autoComplete="off" />
      </div>
      <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
        <SubmitButton>
          <Text id="merchantStarted.continue" />
        </SubmitButton>
        <Button variant="secondary" size="lg" onClick={later}>
          <Text id="merchantStarted.later" />
        </Button>
      </div>
    </Form>
  );
}

type Subscribe = ReturnType<typeof useCofferForm<typeof detailsSchema, void>>["subscribe"];

/** Every letter is kept as it is typed: a reload, a session that ends or a look elsewhere costs nothing. */
function useKeepTyped(subscribe: Subscribe, keep: (details: Details) => unknown): void {
  const heard = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void heard(values as Details) }),
    [subscribe],
  );
}
