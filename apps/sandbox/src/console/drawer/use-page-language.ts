import { useSyncExternalStore } from "react";
import type { Locale } from "../language.ts";

/** What the page around speaks, also when that changes. */
export const usePageLanguage = (): Locale => useSyncExternalStore(subscribe, spoken);

const spoken = (): Locale => (/^zh\b/i.test(document.documentElement.lang) ? "zh-CN" : "en");

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
