import { Notice } from "@coffer/ui";
import type { ControlError } from "../../client/control-client.ts";
import { useErrorMessage } from "./error-message.ts";

/** The control API's refusal, in place; `told` are fields that show it themselves. */
export function Failure({ error, told = [] }: { error: ControlError | null; told?: readonly string[] }) {
  const tell = useErrorMessage();
  if (!error) return null;
  const fields = error.fields.filter(({ field }) => !told.includes(field));
  if (error.fields.length > 0 && fields.length === 0) return null;
  // The general message points to the fields, which are listed here.
  if (fields.length === 0) {
    const { title, description } = tell(error);
    return (
      <Notice tone="bad" title={title}>
        {description}
      </Notice>
    );
  }
  return (
    <Notice tone="bad">
      {fields.map(({ field, message }) => (
        <p key={`${field} ${message}`}>
          <span className="font-mono">{field}</span>: {message}
        </p>
      ))}
    </Notice>
  );
}

/** Returns the error of one form field. */
export const fieldError = (error: ControlError | null, field: string): string | undefined =>
  error?.fields.find((each) => each.field === field)?.message;
