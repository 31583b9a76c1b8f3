import { PhoneField } from "../../../platform/form/phone-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { Text } from "../../../platform/intl/text.tsx";

/** Who the cashier is and what bounds its orders. The user name is given once. */
export function CashierFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <TextField
          name="userName"
          label={<Text id="merchantCashiers.userName" />}
          hint={<Text id="merchantCashiers.userNameHint" />}
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
      <TextField
        name="emailAddress"
        label={<Text id="merchantCashiers.email" />}
        hint={<Text id="merchantCashiers.emailHint" />}
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField name="contactName" label={<Text id="merchantCashiers.contactName" />} autoComplete="off" required />
      <TextField name="jobTitle" label={<Text id="merchantCashiers.jobTitle" />} autoComplete="off" />
      <PhoneField label={<Text id="merchantCashiers.phone" />} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="collectionValidMinutes"
          label={<Text id="merchantCashiers.minutes" />}
          hint={<Text id="merchantCashiers.minutesHint" />}
          inputMode="numeric"
          required
        />
        <TextField
          name="orderDisplayDays"
          label={<Text id="merchantCashiers.days" />}
          hint={<Text id="merchantCashiers.daysHint" />}
          inputMode="numeric"
          required
        />
      </div>
    </>
  );
}

/** Refusals that are about one field. */
export const cashierCodes = {
  51024: "userName",
  51092: "userName",
  510240: "userName",
  51025: "emailAddress",
  51093: "emailAddress",
  51094: "phoneNumber",
} as const;
