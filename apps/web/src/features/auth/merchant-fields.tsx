import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** A merchant's names. */
export function MerchantFields() {
  return (
    <>
      <TextField
        name="fullName"
        label={<FormattedMessage id="auth.fullName" />}
        hint={<FormattedMessage id="auth.fullNameHint" />}
        autoComplete="organization"
        required
      />
      <TextField
        name="shortName"
        label={<FormattedMessage id="auth.shortName" />}
        hint={<FormattedMessage id="auth.shortNameHint" />}
        required
      />
      <TextField
        name="website"
        label={<FormattedMessage id="auth.website" />}
        hint={<FormattedMessage id="auth.websiteHint" />}
        type="url"
        autoComplete="url"
      />
    </>
  );
}
