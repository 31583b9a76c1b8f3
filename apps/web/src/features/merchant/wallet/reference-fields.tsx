import { TextField } from "../../../platform/form/text-field.tsx";
import type { TextParams } from "../../../platform/form/zod-messages.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { serverNow } from "../../../platform/time/deadline.ts";

const fitting = /^[A-Za-z0-9_-]{1,64}$/; // The contract's pattern.

/** Generates an unused number: the date and random characters. */
export function freshNumber(): string {
  const day = new Date(serverNow()).toISOString().slice(0, 10).replaceAll("-", "");
  return `W-${day}-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
}

export const numberFault = (number = ""): TextParams | undefined =>
  fitting.test(number) ? undefined : { text: "merchantWallet.numberOdd" };

const noteLength = 200; // The contract's limit.
export const noteFault = (note = ""): TextParams | undefined =>
  note.length > noteLength ? { text: "form.tooLong", values: { max: noteLength } } : undefined;

/** The merchant's own reference and purpose. */
export function ReferenceFields() {
  return (
    <>
      <TextField
        name="merchantWithdrawalNumber"
        label={<FormattedMessage id="withdrawals.ownNumber" />}
        hint={<FormattedMessage id="merchantWallet.numberHint" />}
        autoComplete="off"
        spellCheck={false}
        required
        mono
      />
      <TextField
        name="remark"
        label={<FormattedMessage id="withdrawals.remark" />}
        hint={<FormattedMessage id="merchantWallet.remarkHint" />}
        autoComplete="off"
      />
    </>
  );
}
