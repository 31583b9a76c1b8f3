import { Notice } from "@coffer/ui";
import { useContext } from "react";
import { type FieldErrors, useFormContext } from "react-hook-form";
import { FormattedMessage, type MessageId } from "../intl/intl.ts";
import { LabelsContext } from "./labels.ts";
import { useProblem } from "./use-field.tsx";

/** Texts that name their field: a label before them would repeat it. */
const namesItself: ReadonlySet<string> = new Set<MessageId>([
  "form.required",
  "form.addressMissing",
  "form.amountMissing",
  "form.tagMissing",
]);

/** Lists all invalid fields when there are several; each links to its field. */
export function FormSummary({ errors }: { errors: FieldErrors }) {
  const labels = useContext(LabelsContext);
  const { setFocus } = useFormContext();
  const problem = useProblem();
  const wrong = flatten(errors);
  if (wrong.length < 2) return null;
  return (
    <Notice tone="bad" title={<FormattedMessage id="form.wrong" values={{ count: wrong.length }} />}>
      <ul className="mt-1 list-disc pl-4">
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="text-left underline underline-offset-2" onClick={() => setFocus(name)}>
              {namesItself.has(message) ? (
                problem(message, labels.get(name) ?? name)
              ) : (
                <FormattedMessage
                  id="form.wrongField"
                  values={{ label: labels.get(name) ?? name, problem: problem(message, labels.get(name) ?? name) }}
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function flatten(errors: object, prefix: string = ""): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== "object" || value === null) return [];
    const name = prefix + key;
    if (typeof value.message === "string" && value.type !== undefined) return [{ name, message: value.message }];
    return flatten(value, `${name}.`);
  });
}
