import { useRegions } from "../../../kernel/form/regions.ts";
import { SelectField } from "../../../kernel/form/select-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { type MessageId, Text, useLocale, useText } from "../../../lib/text.tsx";
import { sources, volumes } from "./customer.ts";

/** Where one lives, how one is reached, what one does and where the money is from. */
export function CustomerFields() {
  const locale = useLocale();
  const regions = useRegions(locale);
  const sourceOptions = useOptions(sources);
  const volumeOptions = useOptions(volumes);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          name="data.addressLine"
          label={<Text id="cash.address" />}
          hint={<Text id="cash.addressHint" />}
          autoComplete="street-address"
          required
        />
      </div>
      <TextField name="data.city" label={<Text id="cash.city" />} autoComplete="address-level2" required />
      <TextField name="data.postalCode" label={<Text id="cash.postalCode" />} autoComplete="postal-code" required />
      <SelectField name="data.country" label={<Text id="cash.country" />} options={regions} searchable required />
      <TextField
        name="data.occupation"
        label={<Text id="cash.occupation" />}
        hint={<Text id="cash.occupationHint" />}
        autoComplete="organization-title"
        required
      />
      <TextField
        name="data.phoneNumber"
        label={<Text id="cash.phone" />}
        hint={<Text id="cash.phoneHint" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        name="data.emailAddress"
        label={<Text id="cash.email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SelectField name="data.sourceOfFunds" label={<Text id="cash.source" />} options={sourceOptions} required />
      <SelectField
        name="data.expectedMonthlyVolume"
        label={<Text id="cash.volume" />}
        options={volumeOptions}
        required
      />
      <TextField
        name="data.taxId"
        label={<Text id="cash.taxId" />}
        hint={<Text id="cash.taxIdHint" />}
        autoComplete="off"
      />
    </div>
  );
}

function useOptions(labels: Record<string, MessageId>) {
  const text = useText();
  return Object.entries(labels).map(([value, label]) => ({ value, label: text(label) }));
}
