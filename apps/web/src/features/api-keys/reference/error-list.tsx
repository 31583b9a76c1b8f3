import { useIntl } from "react-intl";
import type { GroupPage } from "../../../platform/contract-pages.ts";

/** The codes of a call, each in both languages, because partners show either. */
export function ErrorList({ codes, texts }: { codes: readonly number[]; texts: GroupPage["errors"] }) {
  const first = useIntl().locale;
  const locales = first === "en" ? (["en", "zh-CN"] as const) : (["zh-CN", "en"] as const);
  return (
    <ul className="divide-y divide-line">
      {codes.map((code) => (
        <li key={code} className="grid gap-x-4 py-2.5 sm:grid-cols-[200px_1fr]">
          <code className="font-mono text-label [overflow-wrap:anywhere]" translate="no">
            {code} <span className="text-ink-2">{texts[code]?.name}</span>
          </code>
          <span>
            {locales.map((locale, at) => (
              <span key={locale} lang={locale} className={at === 0 ? "block" : "block text-ink-2 text-label"}>
                {texts[code]?.[locale]}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
