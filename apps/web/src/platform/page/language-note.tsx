import { Text, useLocale } from "../intl/text.tsx";

/** In a list, of a piece nobody has translated: which language it is in. `before` stands between it and what is in front. */
export function LanguageNote({ languageCode, before }: { languageCode: string; before?: string }) {
  if (languageCode === useLocale()) return null;
  return (
    <>
      {before}
      <Text id={languageCode === "en" ? "contentArticle.inEnglish" : "contentArticle.inChinese"} />
    </>
  );
}
