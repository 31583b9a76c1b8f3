import type * as z from "zod/mini";
import type { MessageId, TextValues, useText } from "../intl/text.tsx";

type Issue = z.core.$ZodRawIssue;

/** A rule of our own names its text: `params: { text: "form.amountBelow", values: { min } }`. */
export interface TextParams {
  text: MessageId;
  values?: TextValues;
}

/** What is wrong with a value, in the current language. Left undefined, the schema's own message stands. */
export function zodMessages(text: ReturnType<typeof useText>): (issue: Issue) => string | undefined {
  return (issue) => {
    const own = issue.code === "custom" ? (issue.params as TextParams | undefined) : undefined;
    // Without values the id itself: the field puts it in words, and knows its own name.
    if (own?.text) return own.values ? text(own.text, own.values) : own.text;
    if (issue.input === undefined || issue.input === "" || issue.input === null)
      return "form.required" satisfies MessageId;
    switch (issue.code) {
      case "too_small":
        return issue.origin === "string"
          ? text("form.tooShort", { min: Number(issue.minimum) })
          : text("form.tooSmall", { min: String(issue.minimum) });
      case "too_big":
        return issue.origin === "string"
          ? text("form.tooLong", { max: Number(issue.maximum) })
          : text("form.tooBig", { max: String(issue.maximum) });
      case "invalid_format":
        return text(issue.format === "email" ? "form.email" : "form.format");
      case "invalid_type":
      case "invalid_value":
        return text("form.choose");
      default:
        return undefined;
    }
  };
}
