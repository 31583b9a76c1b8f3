import { useWatch } from "react-hook-form";
import { CheckField } from "../../platform/form/check-field.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { DateField, TextField } from "../../platform/form/text-field.tsx";
import { Text } from "../../platform/intl/text.tsx";
import type { KycValues } from "./kyc-schema.ts";

const certificates = [
  { value: "passport", label: <Text id="kyc.passport" /> },
  { value: "identityCard", label: <Text id="kyc.identityCard" /> },
  { value: "drivingLicence", label: <Text id="kyc.drivingLicence" /> },
];

export function DocumentStep() {
  const [type, endless] = useWatch<KycValues, ["type", "endless"]>({ name: ["type", "endless"] });
  return (
    <>
      {type === "personal" ? (
        <RadioField
          name="certificateType"
          label={<Text id="kyc.certificateType" />}
          options={certificates}
          columns={3}
          required
        />
      ) : (
        <p className="text-ink-2">
          <Text id="kyc.licenceLead" />
        </p>
      )}
      <TextField
        name="certificateNumber"
        label={<Text id="kyc.certificateNumber" />}
        hint={<Text id="kyc.certificateNumberHint" />}
        autoComplete="off"
        spellCheck={false}
        mono
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="validFrom" label={<Text id="kyc.validFrom" />} hint={<Text id="kyc.validFromHint" />} />
        {!endless && <DateField name="validUntil" label={<Text id="kyc.validUntil" />} required />}
      </div>
      <CheckField name="endless">
        <Text id="kyc.endlessCheck" />
      </CheckField>
    </>
  );
}
