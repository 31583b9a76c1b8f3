import { ApiKeyPermission } from "@coffer/sdk";
import { API_KEY } from "@coffer/sdk/rules";
import { useWatch } from "react-hook-form";
import { ChecksField } from "../../../kernel/form/checks-field.tsx";
import { RadioField } from "../../../kernel/form/radio-field.tsx";
import { TextAreaField } from "../../../kernel/form/text-area-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { Text } from "../../../lib/text.tsx";
import { AddressesField } from "./addresses-field.tsx";
import { choosesAddresses, ipsOf, type KeyDetails, withdraws } from "./key-details.ts";
import { permissionWords } from "./key-words.tsx";

const { ipsMax, unboundDays } = API_KEY;
const permissions = [
  { of: ApiKeyPermission.readOnly, note: "keys.readNote" },
  { of: ApiKeyPermission.trade, note: "keys.tradeNote" },
  { of: ApiKeyPermission.withdraw, note: "keys.withdrawNote" },
] as const;

/** What a key is to be: its name, what it may do, where to and from where. */
export function KeyFields() {
  const details = useWatch<KeyDetails>() as KeyDetails;
  return (
    <>
      <TextField
        name="remark"
        label={<Text id="keys.remark" />}
        hint={<Text id="keys.remarkHint" />}
        autoComplete="off"
        required
      />
      <ChecksField
        name="permissions"
        label={<Text id="keys.permissions" />}
        options={permissions.map(({ of, note }) => ({
          value: String(of),
          label: <Text id={permissionWords[of]} />,
          note: <Text id={note} />,
        }))}
      />
      {withdraws(details) && (
        <RadioField
          name="scope"
          label={<Text id="keys.scope" />}
          options={[
            { value: "custom", label: <Text id="keys.scopeCustom" />, note: <Text id="keys.scopeCustomNote" /> },
            { value: "all", label: <Text id="keys.scopeAll" />, note: <Text id="keys.scopeAllNote" /> },
          ]}
        />
      )}
      {choosesAddresses(details) && <AddressesField />}
      <TextAreaField
        name="ips"
        label={<Text id="keys.ips" />}
        hint={<Text id="keys.ipsHint" values={{ most: ipsMax, days: unboundDays }} />}
        action={
          <span className="text-ink-2">
            <Text id="keys.ipsCount" values={{ count: ipsOf(details).length, most: ipsMax }} />
          </span>
        }
        rows={3}
        spellCheck={false}
        mono
      />
    </>
  );
}
