import type { IntlShape } from "react-intl";
import type * as z from "zod/mini";
import type { MessageId, PlainMessageId } from "../intl/intl.ts";

type Issue = z.core.$ZodRawIssue;

/** The text of a custom rule: `params: { text: "form.amountBelow", values: { min } }`. */
export type TextParams = { text: PlainMessageId | "form.required"; values?: undefined } | FilledMessage;
type RuleValues = Record<string, string | number>;
type FilledMessage = {
  [Id in Exclude<MessageId, PlainMessageId>]: FormatjsIntl.MessageArguments[Id] extends RuleValues
    ? { text: Id; values: FormatjsIntl.MessageArguments[Id] }
    : never;
}[Exclude<MessageId, PlainMessageId>];

/** Returns the message of a broken rule in the current language. */
export const ruleText = (intl: IntlShape, { text, values }: { text: MessageId; values?: RuleValues | undefined }) =>
  intl.formatMessage<RuleValues>({ id: text }, values ?? {});

/** Returns an issue's text in the current language. Undefined keeps the schema's own message. */
export function zodMessages(intl: IntlShape): (issue: Issue) => string | undefined {
  return (issue) => {
    const own = issue.code === "custom" ? (issue.params as TextParams | undefined) : undefined;
    // Without values, returns the id: the field translates it and knows its own name.
    if (own?.text) return own.values ? ruleText(intl, own) : own.text;
    if (issue.input === undefined || issue.input === "" || issue.input === null)
      return "form.required" satisfies MessageId;
    switch (issue.code) {
      case "too_small":
        return issue.origin === "string"
          ? intl.formatMessage({ id: "form.tooShort" }, { min: Number(issue.minimum) })
          : intl.formatMessage({ id: "form.tooSmall" }, { min: String(issue.minimum) });
      case "too_big":
        return issue.origin === "string"
          ? intl.formatMessage({ id: "form.tooLong" }, { max: Number(issue.maximum) })
          : intl.formatMessage({ id: "form.tooBig" }, { max: String(issue.maximum) });
      case "invalid_format":
        return intl.formatMessage({ id: issue.format === "email" ? "form.email" : "form.format" });
      case "invalid_type":
      case "invalid_value":
        return intl.formatMessage({ id: "form.choose" });
      default:
        return undefined;
    }
  };
}
