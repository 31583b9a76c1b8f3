import { OTPInput, REGEXP_ONLY_DIGITS } from "input-otp";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

export interface OtpInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Called with the code when the last digit is entered. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  /** Shows dots instead of digits and disables one-time-code autofill, for a PIN. */
  masked?: boolean | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

// All boxes are active while the whole code is selected, so one ring is enough.
const ring = "border-vault bg-vault-tint outline-2 outline-ring outline-offset-2";
const lookOf = (active: boolean, isLast: boolean, invalid: boolean) => {
  if (active && isLast) return ring;
  return cn(active ? "bg-vault-tint" : "bg-surface", invalid ? "border-bad" : "border-line-strong");
};
const last = (slots: readonly { isActive: boolean }[]) => slots.findLastIndex((slot) => slot.isActive);
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** One real input below the drawn boxes: paste, autofill and screen readers work as in any input. */
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
      // A PIN is secret: screen readers announce "dot", not the digit.
      type={masked ? "password" : "text"}
      inputMode="numeric"
      autoComplete={masked ? "off" : "one-time-code"}
      pasteTransformer={digitsOf}
      // A complete code that is pasted or typed replaces the old one; by default only the last box would change.
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
