import { CopyButton, Notice } from "@coffer/ui";
import type { ReactNode } from "react";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { formatDay } from "../../lib/time.ts";

/** The day something was written or changed. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at, useLocale())}</time>;
}

/** What nobody has translated is shown in the other language, and says so. */
export function Untranslated({ languageCode }: { languageCode: string }) {
  if (languageCode === useLocale()) return null;
  return (
    <Notice live="off" className="mb-6">
      <Text id={languageCode === "en" ? "article.onlyEnglish" : "article.onlyChinese"} />
    </Notice>
  );
}

/** The address of the page on the clipboard. */
export function CopyLink() {
  const text = useText();
  return (
    <CopyButton
      text={location.href}
      variant="ghost"
      size="sm"
      label={text("article.copyLink")}
      copiedLabel={text("article.copied")}
      failedLabel={text("article.notCopied")}
    />
  );
}

/** The articles before and after it: one at each side. */
export function Neighbours({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap justify-between gap-4 border-line border-t pt-6">
      <span className="min-w-0 max-w-[48%]">{before}</span>
      <span className="min-w-0 max-w-[48%] text-right">{after}</span>
    </nav>
  );
}
