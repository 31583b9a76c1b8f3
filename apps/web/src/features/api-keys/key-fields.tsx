import { ApiKeyPermission } from "@coffer/sdk";
import { API_KEY } from "@coffer/sdk/rules";
import { useWatch } from "react-hook-form";
import { ChecksField } from "../../platform/form/checks-field.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { TextAreaField } from "../../platform/form/text-area-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { Text } from "../../platform/intl/text.tsx";
import { AddressesField } from "./addresses-field.tsx";
import { choosesAddresses, ipsOf, type KeyDetails, withdraws } from "./key-details.ts";
import { permissionLabels } from "./key-labels.tsx";

const { ipsMax, unboundDays } = API_KEY;
const permissions = [
  { of: ApiKeyPermission.readOnly, note: "apiKeys.readNote" },
  { of: ApiKeyPermission.trade, note: "apiKeys.tradeNote" },
  { of: ApiKeyPermission.withdraw, note: "apiKeys.withdrawNote" },
] as const;

/** What a key is to be: its name, what it may do, where to and from where. */
export function KeyFields() {
  const details = useWatch<KeyDetails>() as KeyDetails;
  return (
    <>
      <TextField
        name="remark"
        label={<Text id="apiKeys.remark" />}
        hint={<Text id="apiKeys.remarkHint" />}
        autoComplete="off"
        required
      />
      <ChecksField
        name="permissions"
        label={<Text id="apiKeys.permissions" />}
        options={permissions.map(({ of, note }) => ({
          value: String(of),
          label: <Text id={permissionLabels[of]} />,
          note: <Text id={note} />,
        }))}
      />
      {withdraws(details) && (
        <RadioField
          name="scope"
          label={<Text id="apiKeys.scope" />}
          options={[
            { value: "custom", label: <Text id="apiKeys.scopeCustom" />, note: <Text id="apiKeys.scopeCustomNote" /> },
            { value: "all", label: <Text id="apiKeys.scopeAll" />, note: <Text id="apiKeys.scopeAllNote" /> },
          ]}
        />
      )}
      {choosesAddresses(details) && <AddressesField />}
      <TextAreaField
        name="ips"
        label={<Text id="apiKeys.ips" />}
        hint={<Text id="apiKeys.ipsHint" values={{ most: ipsMax, days: unboundDays }} />}
        action={
          <span className="text-ink-2">
            <Text id="apiKeys.ipsCount" values={{ count: ipsOf(details).length, most: ipsMax }} />
          </span>
        }
        rows={3}
        spellCheck={false}
        mono
      />
    </>
  );
}
