import { TextField } from "../../../platform/form/text-field.tsx";
import type { TextParams } from "../../../platform/form/zod-messages.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { serverNow } from "../../../platform/time/deadline.ts";

const fitting = /^[A-Za-z0-9_-]{1,64}$/; // the contract's pattern

/** A number nobody has had, so that none has to be thought of: the day, and a few signs by chance. */
export function freshNumber(): string {
  const day = new Date(serverNow()).toISOString().slice(0, 10).replaceAll("-", "");
  return `W-${day}-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
}

export const numberFault = (number = ""): TextParams | undefined =>
  fitting.test(number) ? undefined : { text: "merchantWallet.numberOdd" };

const noteLength = 200; // the contract's limit
export const noteFault = (note = ""): TextParams | undefined =>
  note.length > noteLength ? { text: "form.tooLong", values: { max: noteLength } } : undefined;

/** By what the merchant's own books know it, and what it is for. */
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
