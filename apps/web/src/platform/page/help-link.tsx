import { FormattedMessage } from "../intl/intl.ts";
import { articleFor } from "./help-articles.ts";

/** Links to the article about a refusal in a new tab, so that form input is kept. */
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
