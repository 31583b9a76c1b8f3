import { OTPInput, REGEXP_ONLY_DIGITS } from "input-otp";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

export interface OtpInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code once the last digit is there. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  /** Dots instead of digits, and no one-time-code autofill: a PIN. */
  masked?: boolean | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

// All boxes are active when the whole code is selected; one ring says enough.
const ring = "border-vault bg-vault-tint outline-2 outline-ring outline-offset-2";
const lookOf = (active: boolean, isLast: boolean, invalid: boolean) => {
  if (active && isLast) return ring;
  return cn(active ? "bg-vault-tint" : "bg-surface", invalid ? "border-bad" : "border-line-strong");
};
const last = (slots: readonly { isActive: boolean }[]) => slots.findLastIndex((slot) => slot.isActive);
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** One real input under drawn boxes: pasting, autofill and screen readers work as in any input. */
export function OtpInput({ length = 6, masked = false, onComplete, className, id, ...props }: OtpInputProps) {
  const wired = useFieldControl({ id });
  const invalid = Boolean(wired["aria-invalid"]);
  return (
    <OTPInput
      {...props}
      {...wired}
      {...(onComplete && { onComplete })}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      // A PIN is a secret: screen readers say "dot", not the digit.
      type={masked ? "password" : "text"}
      inputMode="numeric"
      autoComplete={masked ? "off" : "one-time-code"}
      pasteTransformer={digitsOf}
      // A whole code pasted or typed over a whole one replaces it; by itself only the last box would change.
      onPaste={(event) => {
        const digits = digitsOf(event.clipboardData.getData("text"));
        if (digits.length >= length) props.onChange(digits.slice(0, length));
      }}
      onFocus={(event) => props.value.length === length && event.currentTarget.select()}
      containerClassName={cn("flex gap-2 has-disabled:opacity-50", className)}
      render={({ slots }) =>
        slots.map((slot, index) => (
          <span
            key={index}
            className={cn(
              "relative grid h-12 w-full min-w-0 max-w-10 place-items-center rounded-md border font-medium text-lg transition-colors",
              lookOf(slot.isActive, last(slots) === index, invalid),
            )}
          >
            {slot.char !== null && (masked ? <span className="size-2.5 rounded-full bg-ink" /> : slot.char)}
            {slot.hasFakeCaret && <span className="h-5 w-px animate-pulse bg-ink" />}
          </span>
        ))
      }
    />
  );
}
