import { Field, PasswordInput } from "@coffer/ui";
import { CheckIcon, DotIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { type FieldBase, useField } from "./use-field.tsx";

export interface PasswordRule {
  label: string;
  holds: (value: string) => boolean;
}

export interface PasswordFieldProps extends FieldBase {
  /** Listed below the field; each is ticked off while the user types. */
  rules?: readonly PasswordRule[] | undefined;
  /** "new-password" makes a password manager offer one. */
  autoComplete?: "current-password" | "new-password" | undefined;
}

export function PasswordField({ name, label, hint, required, action, rules, autoComplete }: PasswordFieldProps) {
  const intl = useIntl();
  const { field, error } = useField({ name, label });
  const value = String(field.value ?? "");
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error} required={required} action={action}>
        <PasswordInput
          {...field}
          value={value}
          autoComplete={autoComplete ?? "current-password"}
          showLabel={intl.formatMessage({ id: "form.showPassword" })}
          hideLabel={intl.formatMessage({ id: "form.hidePassword" })}
        />
      </Field>
      {rules && (
        <ul className="grid gap-x-4 gap-y-1 text-label sm:grid-cols-2">
          {rules.map((rule) => {
            const holds = rule.holds(value);
            const Icon = holds ? CheckIcon : DotIcon;
            return (
              <li
                key={rule.label}
                className={holds ? "flex items-center gap-1.5 text-good" : "flex items-center gap-1.5 text-ink-2"}
              >
                <Icon aria-hidden className="size-4" />
                {rule.label}
                {holds && (
                  <span className="sr-only">
                    <FormattedMessage id="form.ruleMet" />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
