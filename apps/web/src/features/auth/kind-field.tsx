import { Building2Icon, StoreIcon, UserIcon } from "lucide-react";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { RegisterKind } from "./register-schema.ts";

const icon = "size-5 shrink-0 text-ink-2";
const options = [
  {
    value: "personal",
    label: <FormattedMessage id="auth.personal" />,
    note: <FormattedMessage id="auth.personalNote" />,
    icon: <UserIcon aria-hidden className={icon} />,
  },
  {
    value: "enterprise",
    label: <FormattedMessage id="auth.enterprise" />,
    note: <FormattedMessage id="auth.enterpriseNote" />,
    icon: <Building2Icon aria-hidden className={icon} />,
  },
  {
    value: "merchant",
    label: <FormattedMessage id="auth.merchant" />,
    note: <FormattedMessage id="auth.merchantNote" />,
    icon: <StoreIcon aria-hidden className={icon} />,
  },
] as const;

/** Selects the kind of account; the form below depends on it. */
export function KindField({ onChoose }: { onChoose: (kind: RegisterKind) => void }) {
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)?.value;
    if (chosen) onChoose(chosen);
  };
  return <RadioField name="kind" label={<FormattedMessage id="auth.kind" />} options={options} onChoose={choose} />;
}
