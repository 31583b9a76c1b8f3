import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";

/** Names the language of an untranslated article in a list. `before` separates it from the preceding text. */
export function LanguageNote({ languageCode, before }: { languageCode: string; before?: string }) {
  if (languageCode === useIntl().locale) return null;
  return (
    <>
      {before}
      <FormattedMessage id={languageCode === "en" ? "contentArticle.inEnglish" : "contentArticle.inChinese"} />
    </>
  );
}
