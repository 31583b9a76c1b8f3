import { PhoneField } from "../../../platform/form/phone-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** The cashier's data and order limits. The user name is fixed after creation. */
export function CashierFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <TextField
          name="userName"
          label={<FormattedMessage id="merchantCashiers.userName" />}
          hint={<FormattedMessage id="merchantCashiers.userNameHint" />}
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
      <TextField
        name="emailAddress"
        label={<FormattedMessage id="merchantCashiers.email" />}
        hint={<FormattedMessage id="merchantCashiers.emailHint" />}
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        name="contactName"
        label={<FormattedMessage id="merchantCashiers.contactName" />}
        autoComplete="off"
        required
      />
      <TextField name="jobTitle" label={<FormattedMessage id="merchantCashiers.jobTitle" />} autoComplete="off" />
      <PhoneField label={<FormattedMessage id="merchantCashiers.phone" />} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="collectionValidMinutes"
          label={<FormattedMessage id="merchantCashiers.minutes" />}
          hint={<FormattedMessage id="merchantCashiers.minutesHint" />}
          inputMode="numeric"
          required
        />
        <TextField
          name="orderDisplayDays"
          label={<FormattedMessage id="merchantCashiers.days" />}
          hint={<FormattedMessage id="merchantCashiers.daysHint" />}
          inputMode="numeric"
          required
        />
      </div>
    </>
  );
}

/** Refusals about one field. */
export const cashierCodes = {
  51024: "userName",
  51092: "userName",
  510240: "userName",
  51025: "emailAddress",
  51093: "emailAddress",
  51094: "phoneNumber",
} as const;
