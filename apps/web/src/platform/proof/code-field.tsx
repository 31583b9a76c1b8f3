import { isCofferError } from "@coffer/errors";
import { Button, Field, OtpInput } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldBase, useField, useFocusId } from "../form/use-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { useFailureText } from "../page/failure-text.ts";
import { serverNow, useDeadline } from "../time/deadline.ts";

/** Our own figure: "resend after 60 s". */
const resendMs = 60_000;

export interface CodeFieldProps extends FieldBase {
  /** Sends a code; false means it wasn't sent (a field before it is invalid). Omitted: an authenticator's code. */
  send?: (() => Promise<unknown>) | undefined;
}

/** Six digits from a message or an authenticator: one real input, so paste and autofill work. */
export function CodeField({ send, ...base }: CodeFieldProps) {
  const { field, error } = useField(base);
  const id = useFocusId(field.ref);
  // The button is disabled during the countdown, and the next action is typing the code.
  const sending = useSendCode(send, () => document.getElementById(id)?.focus());
  return (
    <Field
      id={id}
      label={base.label}
      hint={sending.sent && !error ? <FormattedMessage id="form.codeSent" /> : base.hint}
      error={sending.problem ?? error}
      required={base.required}
      action={send ? <SendButton {...sending} /> : base.action}
    >
      <OtpInput value={field.value ?? ""} onChange={sending.typed(field.onChange)} name={field.name} />
    </Field>
  );
}

/** The fund PIN: the same six boxes, never shown, never autofilled. */
export function PinField(base: FieldBase) {
  const { field, error } = useField(base);
  const id = useFocusId(field.ref);
  return (
    <Field id={id} label={base.label} hint={base.hint} error={error} required={base.required} action={base.action}>
      <OtpInput masked value={field.value ?? ""} onChange={field.onChange} name={field.name} />
    </Field>
  );
}

function useSendCode(send: CodeFieldProps["send"], onSent: () => void) {
  const failureText = useFailureText();
  const [again, setAgain] = useState<string>();
  const left = useDeadline(again);
  const waitFor = (ms: number) => setAgain(new Date(serverNow() + ms).toISOString());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => send?.(),
    meta: { shows: "place" },
    onSuccess: (answer) => {
      if (answer === false) return;
      waitFor(resendMs);
      onSent();
    },
    onError: (refusal) => {
      // Requested too soon, perhaps from another page: the server knows the wait.
      if (isCofferError(refusal) && refusal.retryAfterMs) waitFor(refusal.retryAfterMs);
    },
  });
  return {
    press: () => mutate(),
    /** Typing a code clears the messages about sending one. */
    typed: (change: (code: string) => void) => (code: string) => {
      if (error) reset();
      change(code);
    },
    busy: isPending,
    left,
    sent: again !== undefined,
    problem: error ? failureText(error).words : undefined,
  };
}

function SendButton({ press, busy, left, sent }: Omit<ReturnType<typeof useSendCode>, "typed" | "problem">) {
  // Text, not a disabled button, whose grey seconds would be hard to read.
  if (left > 0) {
    return (
      <span className="text-ink-2">
        <FormattedMessage id="form.resendIn" values={{ seconds: left }} />
      </span>
    );
  }
  return (
    <Button variant="link" onClick={press} loading={busy}>
      <FormattedMessage id={sent ? "form.resend" : "form.sendCode"} />
    </Button>
  );
}
