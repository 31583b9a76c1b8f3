import { useWatch } from "react-hook-form";
import { CheckField } from "../../platform/form/check-field.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { DateField, TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { KycValues } from "./kyc-schema.ts";

const certificates = [
  { value: "passport", label: <FormattedMessage id="kyc.passport" /> },
  { value: "identityCard", label: <FormattedMessage id="kyc.identityCard" /> },
  { value: "drivingLicence", label: <FormattedMessage id="kyc.drivingLicence" /> },
];

export function DocumentStep() {
  const [type, endless] = useWatch<KycValues, ["type", "endless"]>({ name: ["type", "endless"] });
  return (
    <>
      {type === "personal" ? (
        <RadioField
          name="certificateType"
          label={<FormattedMessage id="kyc.certificateType" />}
          options={certificates}
          columns={3}
          required
        />
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id="kyc.licenceLead" />
        </p>
      )}
      <TextField
        name="certificateNumber"
        label={<FormattedMessage id="kyc.certificateNumber" />}
        hint={<FormattedMessage id="kyc.certificateNumberHint" />}
        autoComplete="off"
        spellCheck={false}
        mono
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="validFrom"
          label={<FormattedMessage id="kyc.validFrom" />}
          hint={<FormattedMessage id="kyc.validFromHint" />}
        />
        {!endless && <DateField name="validUntil" label={<FormattedMessage id="kyc.validUntil" />} required />}
      </div>
      <CheckField name="endless">
        <FormattedMessage id="kyc.endlessCheck" />
      </CheckField>
    </>
  );
}
