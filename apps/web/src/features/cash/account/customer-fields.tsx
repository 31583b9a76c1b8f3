import { useIntl } from "react-intl";
import { useRegions } from "../../../platform/form/regions.ts";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { sources, volumes } from "./customer.ts";

/** Fields for residence, contact, occupation and source of funds. */
export function CustomerFields() {
  const { locale } = useIntl();
  const regions = useRegions(locale);
  const sourceOptions = useOptions(sources);
  const volumeOptions = useOptions(volumes);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          name="data.addressLine"
          label={<FormattedMessage id="cashBanks.address" />}
          hint={<FormattedMessage id="cashBanks.addressHint" />}
          autoComplete="street-address"
          required
        />
      </div>
      <TextField
        name="data.city"
        label={<FormattedMessage id="cashBanks.city" />}
        autoComplete="address-level2"
        required
      />
      <TextField
        name="data.postalCode"
        label={<FormattedMessage id="cashBanks.postalCode" />}
        autoComplete="postal-code"
        required
      />
      <SelectField
        name="data.country"
        label={<FormattedMessage id="cashBanks.country" />}
        options={regions}
        searchable
        required
      />
      <TextField
        name="data.occupation"
        label={<FormattedMessage id="cashBanks.occupation" />}
        hint={<FormattedMessage id="cashBanks.occupationHint" />}
        autoComplete="organization-title"
        required
      />
      <TextField
        name="data.phoneNumber"
        label={<FormattedMessage id="cashBanks.phone" />}
        hint={<FormattedMessage id="cashBanks.phoneHint" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        name="data.emailAddress"
        label={<FormattedMessage id="cashBanks.email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SelectField
        name="data.sourceOfFunds"
        label={<FormattedMessage id="cashBanks.source" />}
        options={sourceOptions}
        required
      />
      <SelectField
        name="data.expectedMonthlyVolume"
        label={<FormattedMessage id="cashBanks.volume" />}
        options={volumeOptions}
        required
      />
      <TextField
        name="data.taxId"
        label={<FormattedMessage id="cashBanks.taxId" />}
        hint={<FormattedMessage id="cashBanks.taxIdHint" />}
        autoComplete="off"
      />
    </div>
  );
}

function useOptions(labels: Record<string, PlainMessageId>) {
  const intl = useIntl();
  return Object.entries(labels).map(([value, label]) => ({ value, label: intl.formatMessage({ id: label }) }));
}
