import { Button, Field, InputGroup } from "@coffer/ui";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount, smaller } from "../amount/amount.ts";
import { filterTyped, isDoubtful, parseAmount, pastedAmount } from "../amount/amount-input.ts";
import { FormattedMessage } from "../intl/intl.ts";
import type { AmountBounds } from "./amount-rule.ts";
import { type FieldBase, useField } from "./use-field.tsx";

export interface AmountFieldProps extends FieldBase, AmountBounds {
  /** What the amount is worth, already worded: "≈ $12,500.00". */
  approx?: ReactNode;
}

/** An amount as text. The form holds it canonical ("12500"); the field shows what was typed ("12,500"). */
export function AmountField({ approx, ...props }: AmountFieldProps) {
  const { field, error } = useField(props);
  const { locale } = useIntl();
  const value = String(field.value ?? "");
  const [typed, setTyped] = useState(value);
  // Whoever sets the value from outside (Max, a reset) sets what is shown too.
  const shown = (parseAmount(typed) ?? "") === value ? typed : value;

  const take = (next: string) => {
    setTyped(next);
    field.onChange(parseAmount(next) ?? "");
  };
  // From a thousand on one counts digits; and where others would read another amount, it is said how it was read.
  const told = value !== "" && (/^\d{4}/.test(value) || isDoubtful(shown));

  return (
    <Field
      label={props.label}
      error={error}
      required={props.required}
      action={props.action ?? <MaxButton {...props} take={take} />}
      hint={
        // Facts beside each other, a dot between two.
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

/** Writes the balance digit for digit: a rounded one asks for more than there is. */
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
