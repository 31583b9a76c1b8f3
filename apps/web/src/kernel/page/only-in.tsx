import { Text, useLocale } from "../../lib/text.tsx";

/** In a list, of a piece nobody has translated: which language it is in. `before` stands between it and what is in front. */
export function OnlyIn({ languageCode, before }: { languageCode: string; before?: string }) {
  if (languageCode === useLocale()) return null;
  return (
    <>
      {before}
      <Text id={languageCode === "en" ? "article.inEnglish" : "article.inChinese"} />
    </>
  );
}
