import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";

/** In a list, of a piece nobody has translated: which language it is in. `before` stands between it and what is in front. */
export function LanguageNote({ languageCode, before }: { languageCode: string; before?: string }) {
  if (languageCode === useIntl().locale) return null;
  return (
    <>
      {before}
      <FormattedMessage id={languageCode === "en" ? "contentArticle.inEnglish" : "contentArticle.inChinese"} />
    </>
  );
}
