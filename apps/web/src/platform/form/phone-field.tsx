import { Combobox, Field, InputGroup } from "@coffer/ui";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import type { PhoneBook } from "./phone-book.ts";
import { type FieldBase, useField } from "./use-field.tsx";

/** Names its two form values: the dialling code with its plus sign, and the national number in digits. */
export interface PhoneFieldProps extends Omit<FieldBase, "name"> {
  countryCode?: string | undefined;
  phoneNumber?: string | undefined;
}

export function PhoneField({ countryCode = "countryCode", phoneNumber = "phoneNumber", ...base }: PhoneFieldProps) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const code = useField({ ...base, name: countryCode });
  const number = useField({ ...base, name: phoneNumber });
  const book = usePhoneBook();
  const value = String(number.field.value ?? "");

  const change = (typed: string) => {
    // A pasted "+44 7700 900123" fills both parts.
    const whole = typed.includes("+") ? book?.split(typed) : undefined;
    if (whole) setValue(countryCode, whole.countryCode, { shouldValidate: true });
    number.field.onChange(whole?.phoneNumber ?? typed.replace(/\D/g, ""));
  };
  const odd = book && value.length >= 4 && !book.possible(String(code.field.value), value);

  return (
    <Field
      label={base.label}
      hint={
        odd ? (
          <span className="text-warn">
            <FormattedMessage id="form.phoneOdd" />
          </span>
        ) : (
          base.hint
        )
      }
      error={number.error ?? code.error}
      required={base.required}
      action={base.action}
    >
      <div className="grid grid-cols-[128px_1fr] gap-2">
        <Combobox
          id={countryCode}
          aria-label={intl.formatMessage({ id: "form.diallingCode" })}
          options={book?.options ?? [{ value: String(code.field.value), label: String(code.field.value) }]}
          value={code.field.value}
          onValueChange={code.field.onChange}
          placeholder="+"
          searchLabel={intl.formatMessage({ id: "form.search" })}
          emptyText={intl.formatMessage({ id: "form.noMatch" })}
        />
        <InputGroup
          {...number.field}
          value={value}
          onChange={(event) => change(event.target.value)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
    </Field>
  );
}

/** Loads the 28 kB of phone metadata after the first render; until then it accepts any digits. */
function usePhoneBook(): PhoneBook | undefined {
  const { locale } = useIntl();
  const [book, setBook] = useState<PhoneBook>();
  useEffect(() => {
    let wanted = true;
    import("./phone-book.ts").then(
      ({ phoneBook }) => wanted && setBook(phoneBook(locale)),
      () => undefined, // Offline: the server checks the number anyway.
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return book;
}
