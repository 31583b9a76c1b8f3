import { FormattedMessage } from "../intl/intl.ts";
import { articleFor } from "./help-articles.ts";

/** To the article about a refusal, beside what is being filled in: that must not be lost. */
export function HelpLink({ code }: { code: number }) {
  const id = articleFor(code);
  if (!id) return null;
  return (
    <a
      href={`/help/detail?id=${id}`}
      target="_blank"
      rel="noreferrer"
      className="inline-block min-h-6 font-medium underline underline-offset-4"
    >
      <FormattedMessage id="error.whatItMeans" />
    </a>
  );
}
