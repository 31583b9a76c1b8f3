import { useRegions } from "../../../platform/form/regions.ts";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { type MessageId, Text, useLocale, useText } from "../../../platform/intl/text.tsx";
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
          label={<Text id="cashBanks.address" />}
          hint={<Text id="cashBanks.addressHint" />}
          autoComplete="street-address"
          required
        />
      </div>
      <TextField name="data.city" label={<Text id="cashBanks.city" />} autoComplete="address-level2" required />
      <TextField
        name="data.postalCode"
        label={<Text id="cashBanks.postalCode" />}
        autoComplete="postal-code"
        required
      />
      <SelectField name="data.country" label={<Text id="cashBanks.country" />} options={regions} searchable required />
      <TextField
        name="data.occupation"
        label={<Text id="cashBanks.occupation" />}
        hint={<Text id="cashBanks.occupationHint" />}
        autoComplete="organization-title"
        required
      />
      <TextField
        name="data.phoneNumber"
        label={<Text id="cashBanks.phone" />}
        hint={<Text id="cashBanks.phoneHint" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        name="data.emailAddress"
        label={<Text id="cashBanks.email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SelectField name="data.sourceOfFunds" label={<Text id="cashBanks.source" />} options={sourceOptions} required />
      <SelectField
        name="data.expectedMonthlyVolume"
        label={<Text id="cashBanks.volume" />}
        options={volumeOptions}
        required
      />
      <TextField
        name="data.taxId"
        label={<Text id="cashBanks.taxId" />}
        hint={<Text id="cashBanks.taxIdHint" />}
        autoComplete="off"
      />
    </div>
  );
}

function useOptions(labels: Record<string, MessageId>) {
  const text = useText();
  return Object.entries(labels).map(([value, label]) => ({ value, label: text(label) }));
}
