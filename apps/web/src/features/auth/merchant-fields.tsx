import { TextField } from "../../platform/form/text-field.tsx";
import { Text } from "../../platform/intl/text.tsx";

/** What a merchant is called. */
export function MerchantFields() {
  return (
    <>
      <TextField
        name="fullName"
        label={<Text id="auth.fullName" />}
        hint={<Text id="auth.fullNameHint" />}
        autoComplete="organization"
        required
      />
      <TextField
        name="shortName"
        label={<Text id="auth.shortName" />}
        hint={<Text id="auth.shortNameHint" />}
        required
      />
      <TextField
        name="website"
        label={<Text id="auth.website" />}
        hint={<Text id="auth.websiteHint" />}
        type="url"
        autoComplete="url"
      />
    </>
  );
}
