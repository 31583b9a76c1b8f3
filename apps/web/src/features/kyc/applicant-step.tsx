import { useWatch } from "react-hook-form";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { useRegions } from "../../platform/form/regions.ts";
import { SelectField } from "../../platform/form/select-field.tsx";
import { DateField, TextField } from "../../platform/form/text-field.tsx";
import { Text, useLocale } from "../../platform/intl/text.tsx";
import type { KycValues } from "./kyc-schema.ts";

const types = [
  { value: "personal", label: <Text id="kyc.person" />, note: <Text id="kyc.personNote" /> },
  { value: "enterprise", label: <Text id="kyc.company" />, note: <Text id="kyc.companyNote" /> },
];

export function ApplicantStep() {
  const locale = useLocale();
  const regions = useRegions(locale);
  const type = useWatch<KycValues, "type">({ name: "type" });
  const enterprise = type === "enterprise";
  // Each language in its own order: the family name comes first in Chinese.
  const first = (
    <TextField
      key="first"
      name="firstName"
      label={<Text id={enterprise ? "kyc.representativeFirst" : "kyc.firstName"} />}
      autoComplete="given-name"
      required
    />
  );
  const last = (
    <TextField
      key="last"
      name="lastName"
      label={<Text id={enterprise ? "kyc.representativeLast" : "kyc.lastName"} />}
      autoComplete="family-name"
      required
    />
  );
  return (
    <>
      <RadioField name="type" label={<Text id="kyc.type" />} options={types} columns={2} />
      {enterprise && (
        <TextField
          name="companyName"
          label={<Text id="kyc.companyName" />}
          hint={<Text id="kyc.companyNameHint" />}
          autoComplete="organization"
          required
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">{locale === "zh-CN" ? [last, first] : [first, last]}</div>
      {!enterprise && (
        <DateField
          name="birthday"
          label={<Text id="kyc.birthday" />}
          hint={<Text id="kyc.birthdayHint" />}
          autoComplete="bday"
          required
        />
      )}
      <SelectField
        name="region"
        label={<Text id="kyc.region" />}
        hint={<Text id="kyc.regionHint" />}
        options={regions}
        searchable
        required
      />
      <TextField
        name="city"
        label={<Text id={enterprise ? "kyc.cityOfSeat" : "kyc.city"} />}
        autoComplete="address-level2"
        required
      />
      <TextField
        name="address"
        label={<Text id="kyc.address" />}
        hint={<Text id="kyc.addressHint" />}
        autoComplete="street-address"
        required
      />
    </>
  );
}
