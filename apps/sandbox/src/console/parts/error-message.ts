import type { ControlError } from "../../client/control-client.ts";
import { useWords } from "../words/use-words.ts";

/** A title, with optional details. */
export type Told = { title: string; description: string | null };

/** Returns an error's text for a place without fields. */
export function useErrorMessage(): (error: ControlError) => Told {
  const { noAnswer, noAnswerText, unreadable } = useWords().frame;
  return ({ status, message, details, fields }) => {
    if (fields.length > 0) return { title: fields.map((field) => field.message).join(" "), description: null };
    if (status === 0) return { title: message || noAnswer, description: message ? details : noAnswerText };
    return { title: message || unreadable(status), description: details };
  };
}
