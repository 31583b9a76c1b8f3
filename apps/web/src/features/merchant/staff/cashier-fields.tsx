import { PhoneField } from "../../../kernel/form/phone-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { Text } from "../../../lib/text.tsx";

/** Who the cashier is and what bounds its orders. The user name is given once. */
export function CashierFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <TextField
          name="userName"
          label={<Text id="cashier.userName" />}
          hint={<Text id="cashier.userNameHint" />}
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
      <TextField
        name="emailAddress"
        label={<Text id="cashier.email" />}
        hint={<Text id="cashier.emailHint" />}
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField name="contactName" label={<Text id="cashier.contactName" />} autoComplete="off" required />
      <TextField name="jobTitle" label={<Text id="cashier.jobTitle" />} autoComplete="off" />
      <PhoneField label={<Text id="cashier.phone" />} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="collectionValidMinutes"
          label={<Text id="cashier.minutes" />}
          hint={<Text id="cashier.minutesHint" />}
          inputMode="numeric"
          required
        />
        <TextField
          name="orderDisplayDays"
          label={<Text id="cashier.days" />}
          hint={<Text id="cashier.daysHint" />}
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
