import { ApiKeyPermission } from "@coffer/sdk";
import { API_KEY } from "@coffer/sdk/rules";
import { useWatch } from "react-hook-form";
import { ChecksField } from "../../platform/form/checks-field.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { TextAreaField } from "../../platform/form/text-area-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { AddressesField } from "./addresses-field.tsx";
import { choosesAddresses, ipsOf, type KeyDetails, withdraws } from "./key-details.ts";
import { permissionLabels } from "./key-labels.tsx";

const { ipsMax, unboundDays } = API_KEY;
const permissions = [
  { of: ApiKeyPermission.readOnly, note: "apiKeys.readNote" },
  { of: ApiKeyPermission.trade, note: "apiKeys.tradeNote" },
  { of: ApiKeyPermission.withdraw, note: "apiKeys.withdrawNote" },
] as const;

/** A key's settings: its name, its permissions, its addresses and IPs. */
export function KeyFields() {
  const details = useWatch<KeyDetails>() as KeyDetails;
  return (
    <>
      <TextField
        name="remark"
        label={<FormattedMessage id="apiKeys.remark" />}
        hint={<FormattedMessage id="apiKeys.remarkHint" />}
        autoComplete="off"
        required
      />
      <ChecksField
        name="permissions"
        label={<FormattedMessage id="apiKeys.permissions" />}
        options={permissions.map(({ of, note }) => ({
          value: String(of),
          label: <FormattedMessage id={permissionLabels[of]} />,
          note: <FormattedMessage id={note} />,
        }))}
      />
      {withdraws(details) && (
        <RadioField
          name="scope"
          label={<FormattedMessage id="apiKeys.scope" />}
          options={[
            {
              value: "custom",
              label: <FormattedMessage id="apiKeys.scopeCustom" />,
              note: <FormattedMessage id="apiKeys.scopeCustomNote" />,
            },
            {
              value: "all",
              label: <FormattedMessage id="apiKeys.scopeAll" />,
              note: <FormattedMessage id="apiKeys.scopeAllNote" />,
            },
          ]}
        />
      )}
      {choosesAddresses(details) && <AddressesField />}
      <TextAreaField
        name="ips"
        label={<FormattedMessage id="apiKeys.ips" />}
        hint={<FormattedMessage id="apiKeys.ipsHint" values={{ most: ipsMax, days: unboundDays }} />}
        action={
          <span className="text-ink-2">
            <FormattedMessage id="apiKeys.ipsCount" values={{ count: ipsOf(details).length, most: ipsMax }} />
          </span>
        }
        rows={3}
        spellCheck={false}
        mono
      />
    </>
  );
}
