import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { useRegions } from "../../platform/form/regions.ts";
import { SelectField } from "../../platform/form/select-field.tsx";
import { DateField, TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { KycValues } from "./kyc-schema.ts";

const types = [
  { value: "personal", label: <FormattedMessage id="kyc.person" />, note: <FormattedMessage id="kyc.personNote" /> },
  {
    value: "enterprise",
    label: <FormattedMessage id="kyc.company" />,
    note: <FormattedMessage id="kyc.companyNote" />,
  },
];

export function ApplicantStep() {
  const { locale } = useIntl();
  const regions = useRegions(locale);
  const type = useWatch<KycValues, "type">({ name: "type" });
  const enterprise = type === "enterprise";
  // Each language in its own order: in Chinese the family name comes first.
  const first = (
    <TextField
      key="first"
      name="firstName"
      label={<FormattedMessage id={enterprise ? "kyc.representativeFirst" : "kyc.firstName"} />}
      autoComplete="given-name"
      required
    />
  );
  const last = (
    <TextField
      key="last"
      name="lastName"
      label={<FormattedMessage id={enterprise ? "kyc.representativeLast" : "kyc.lastName"} />}
      autoComplete="family-name"
      required
    />
  );
  return (
    <>
      <RadioField name="type" label={<FormattedMessage id="kyc.type" />} options={types} columns={2} />
      {enterprise && (
        <TextField
          name="companyName"
          label={<FormattedMessage id="kyc.companyName" />}
          hint={<FormattedMessage id="kyc.companyNameHint" />}
          autoComplete="organization"
          required
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">{locale === "zh-CN" ? [last, first] : [first, last]}</div>
      {!enterprise && (
        <DateField
          name="birthday"
          label={<FormattedMessage id="kyc.birthday" />}
          hint={<FormattedMessage id="kyc.birthdayHint" />}
          autoComplete="bday"
          required
        />
      )}
      <SelectField
        name="region"
        label={<FormattedMessage id="kyc.region" />}
        hint={<FormattedMessage id="kyc.regionHint" />}
        options={regions}
        searchable
        required
      />
      <TextField
        name="city"
        label={<FormattedMessage id={enterprise ? "kyc.cityOfSeat" : "kyc.city"} />}
        autoComplete="address-level2"
        required
      />
      <TextField
        name="address"
        label={<FormattedMessage id="kyc.address" />}
        hint={<FormattedMessage id="kyc.addressHint" />}
        autoComplete="street-address"
        required
      />
    </>
  );
}
