import { Button, Field, InputGroup } from "@coffer/ui";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount, smaller } from "../amount/amount.ts";
import { filterTyped, isDoubtful, parseAmount, pastedAmount } from "../amount/amount-input.ts";
import { FormattedMessage } from "../intl/intl.ts";
import type { AmountBounds } from "./amount-rule.ts";
import { type FieldBase, useField } from "./use-field.tsx";

export interface AmountFieldProps extends FieldBase, AmountBounds {
  /** The formatted worth: "≈ $12,500.00". */
  approx?: ReactNode;
}

/** An amount as text. The form holds it canonically ("12500"); the field shows the typed text ("12,500"). */
export function AmountField({ approx, ...props }: AmountFieldProps) {
  const { field, error } = useField(props);
  const { locale } = useIntl();
  const value = String(field.value ?? "");
  const [typed, setTyped] = useState(value);
  // A value set from outside (Max, a reset) replaces the shown text.
  const shown = (parseAmount(typed) ?? "") === value ? typed : value;

  const take = (next: string) => {
    setTyped(next);
    field.onChange(parseAmount(next) ?? "");
  };
  // Shown from a thousand on, and where other readers would read another amount.
  const told = value !== "" && (/^\d{4}/.test(value) || isDoubtful(shown));

  return (
    <Field
      label={props.label}
      error={error}
      required={props.required}
      action={props.action ?? <MaxButton {...props} take={take} />}
      hint={
        // Facts side by side, separated by dots.
        <span className="flex flex-wrap [&>*:not(:last-child)]:after:mx-1.5 [&>*:not(:last-child)]:after:content-['·']">
          {told && (
            <span className="text-ink">
              {formatAmount(value, { decimals: Math.max(2, decimalsOf(value)), locale })} {props.unit}
            </span>
          )}
          {props.hint ?? <Bounds {...props} />}
          {approx && <span>{approx}</span>}
        </span>
      }
    >
      <InputGroup
        {...field}
        value={shown}
        size="lg"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        disabled={props.disabled}
        onChange={(event) => take(filterTyped(event.target.value, props.decimals))}
        onPaste={(event) => {
          event.preventDefault();
          take(pastedAmount(event.clipboardData.getData("text")));
        }}
        inputClassName="text-base"
        trailing={props.unit}
      />
    </Field>
  );
}

/** Fills in the exact balance: a rounded one could exceed it. */
function MaxButton({ balance, max, remaining, unit, take }: AmountFieldProps & { take: (amount: Amount) => void }) {
  const { locale } = useIntl();
  if (balance === undefined) return null;
  const most = [max, remaining].reduce<Amount>(
    (least, bound) => (bound === undefined ? least : smaller(least, bound)),
    balance,
  );
  return (
    <Button variant="link" onClick={() => take(most)}>
      <FormattedMessage
        id="form.max"
        values={{ amount: formatAmount(most, { decimals: decimalsOf(most), locale }), unit }}
      />
    </Button>
  );
}

function Bounds({ min, max, remaining, decimals }: AmountBounds) {
  const { locale } = useIntl();
  const bounds = [
    ["form.minimum", min],
    ["form.maximum", max],
    ["form.remaining", remaining],
  ] as const;
  return bounds.map(
    ([id, bound]) =>
      bound !== undefined && (
        <span key={id}>
          <FormattedMessage
            id={id}
            values={{ amount: formatAmount(bound, { decimals: Math.min(decimals, decimalsOf(bound)), locale }) }}
          />
        </span>
      ),
  );
}
