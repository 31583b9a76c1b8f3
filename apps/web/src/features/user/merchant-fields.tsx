import { TextField } from "../../kernel/form/text-field.tsx";
import { Text } from "../../lib/text.tsx";

/** What a merchant is called. */
export function MerchantFields() {
  return (
    <>
      <TextField
        name="fullName"
        label={<Text id="user.fullName" />}
        hint={<Text id="user.fullNameHint" />}
        autoComplete="organization"
        required
      />
      <TextField
        name="shortName"
        label={<Text id="user.shortName" />}
        hint={<Text id="user.shortNameHint" />}
        required
      />
      <TextField
        name="website"
        label={<Text id="user.website" />}
        hint={<Text id="user.websiteHint" />}
        type="url"
        autoComplete="url"
      />
    </>
  );
}
