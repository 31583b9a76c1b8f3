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
          label={<Text id="bank.address" />}
          hint={<Text id="bank.addressHint" />}
          autoComplete="street-address"
          required
        />
      </div>
      <TextField name="data.city" label={<Text id="bank.city" />} autoComplete="address-level2" required />
      <TextField name="data.postalCode" label={<Text id="bank.postalCode" />} autoComplete="postal-code" required />
      <SelectField name="data.country" label={<Text id="bank.country" />} options={regions} searchable required />
      <TextField
        name="data.occupation"
        label={<Text id="bank.occupation" />}
        hint={<Text id="bank.occupationHint" />}
        autoComplete="organization-title"
        required
      />
      <TextField
        name="data.phoneNumber"
        label={<Text id="bank.phone" />}
        hint={<Text id="bank.phoneHint" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        name="data.emailAddress"
        label={<Text id="bank.email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SelectField name="data.sourceOfFunds" label={<Text id="bank.source" />} options={sourceOptions} required />
      <SelectField
        name="data.expectedMonthlyVolume"
        label={<Text id="bank.volume" />}
        options={volumeOptions}
        required
      />
      <TextField
        name="data.taxId"
        label={<Text id="bank.taxId" />}
        hint={<Text id="bank.taxIdHint" />}
        autoComplete="off"
      />
    </div>
  );
}

function useOptions(labels: Record<string, MessageId>) {
  const text = useText();
  return Object.entries(labels).map(([value, label]) => ({ value, label: text(label) }));
}
