import { Button, Field, OtpInput } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { serverNow, useDeadline } from "../../lib/deadline.ts";
import { Text } from "../../lib/text.tsx";
import { useFailureText } from "../page/failure-text.ts";
import { type FieldBase, useField } from "./use-field.ts";

/** Ours: "resend after 60 s". */
const resendSeconds = 60;

export interface CodeFieldProps extends FieldBase {
  /** Sends a code; resolving to false means it wasn't sent (a field before it is wrong). Without it: an authenticator's code. */
  send?: (() => Promise<unknown>) | undefined;
}

/** Six digits from a message or an authenticator: one real input, so pasting and autofill work. */
export function CodeField({ send, ...base }: CodeFieldProps) {
  const { field, error } = useField(base);
  const sending = useSendCode(send);
  return (
    <Field
      label={base.label}
      hint={sending.sent && !error ? <Text id="form.codeSent" /> : base.hint}
      error={error ?? sending.problem}
      required={base.required}
      action={send ? <SendButton {...sending} /> : base.action}
    >
      <OtpInput value={field.value ?? ""} onChange={field.onChange} name={field.name} />
    </Field>
  );
}

/** The fund PIN: the same six boxes, never shown, never autofilled. */
export function PinField(base: FieldBase) {
  const { field, error } = useField(base);
  return (
    <Field label={base.label} hint={base.hint} error={error} required={base.required} action={base.action}>
      <OtpInput masked value={field.value ?? ""} onChange={field.onChange} name={field.name} />
    </Field>
  );
}

function useSendCode(send: CodeFieldProps["send"]) {
  const failureText = useFailureText();
  const [again, setAgain] = useState<string>();
  const left = useDeadline(again);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send?.(),
    meta: { shows: "place" },
    onSuccess: (answer) => {
      if (answer !== false) setAgain(new Date(serverNow() + resendSeconds * 1000).toISOString());
    },
  });
  return {
    press: () => mutate(),
    busy: isPending,
    left,
    sent: again !== undefined,
    problem: error ? failureText(error).words : undefined,
  };
}

function SendButton({ press, busy, left, sent }: ReturnType<typeof useSendCode>) {
  return (
    <Button variant="link" onClick={press} loading={busy} disabled={left > 0}>
      {left > 0 ? (
        <Text id="form.resendIn" values={{ seconds: left }} />
      ) : (
        <Text id={sent ? "form.resend" : "form.sendCode"} />
      )}
    </Button>
  );
}
