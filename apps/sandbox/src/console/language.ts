import { useSyncExternalStore } from "react";

export const locales = ["en", "zh-CN"] as const;
export type Locale = (typeof locales)[number];
/** Each language by its own name. */
export const localeNames: Record<Locale, string> = { en: "English", "zh-CN": "简体中文" };

const name = "coffer_console_language";
const listeners = new Set<() => void>();
let spoken: Locale | undefined;

/** By the address, then the stored choice, then the browser. */
export function firstLocale(asked: string | null, stored: string | null, browser: readonly string[]): Locale {
  return localeOf(asked) ?? localeOf(stored) ?? localeOf(browser[0] ?? null) ?? "en";
}

export function speak(locale: Locale): void {
  spoken = locale;
  try {
    localStorage.setItem(name, locale);
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

export function startLanguage(): void {
  document.documentElement.lang = current();
}

/** The language of the console's own page. */
export const useSpoken = (): Locale => useSyncExternalStore(subscribe, current);

function current(): Locale {
  spoken ??= firstLocale(new URLSearchParams(location.search).get("lang"), stored(), navigator.languages);
  return spoken;
}

function localeOf(asked: string | null): Locale | undefined {
  if (asked === null) return undefined;
  return /^zh\b/i.test(asked) ? "zh-CN" : /^en\b/i.test(asked) ? "en" : undefined;
}

function stored(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
