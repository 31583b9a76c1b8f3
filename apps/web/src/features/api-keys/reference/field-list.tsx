import { useState } from "react";
import { useIntl } from "react-intl";
import type { FieldPage } from "../../../platform/contract-pages.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { DocsText } from "./docs-text.tsx";

/** Fields with types, rules and documentation; nested fields expand. */
export function FieldList({ fields }: { fields: readonly FieldPage[] }) {
  return (
    <ul className="divide-y divide-line">
      {fields.map((field) => (
        <Field key={field.name} of={field} />
      ))}
    </ul>
  );
}

function Field({ of: { name, type, about, required, rules, values, fields } }: { of: FieldPage }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5" translate="no">
        <code className="font-medium font-mono text-label [overflow-wrap:anywhere]">{name}</code>
        <span lang="en" className="text-head text-ink-2">
          {type}
        </span>
        {required && (
          <span className="text-head text-warn">
            <FormattedMessage id="apiKeysReference.required" />
          </span>
        )}
      </p>
      {about && <DocsText of={about} className="mt-1 block text-label" />}
      {rules.length > 0 && (
        <p lang="en" className="mt-1 text-head text-ink-2 [overflow-wrap:anywhere]">
          {rules.join(" · ")}
        </p>
      )}
      {values && <Values of={values} />}
      {fields && (
        <>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="mt-1.5 min-h-6 font-medium text-label text-vault underline underline-offset-4"
          >
            {intl.formatMessage(
              { id: open ? "apiKeysReference.hideFields" : "apiKeysReference.showFields" },
              { name, count: fields.length },
            )}
          </button>
          {open && (
            <div className="mt-1 border-line border-l-2 pl-4">
              <FieldList fields={fields} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

function Values({ of: values }: { of: NonNullable<FieldPage["values"]> }) {
  const { locale } = useIntl();
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-head">
      {values.map((each) => (
        <li key={each.value}>
          <code className="font-mono">{each.value}</code>
          {each[locale] && <span className="text-ink-2"> {each[locale]}</span>}
        </li>
      ))}
    </ul>
  );
}
