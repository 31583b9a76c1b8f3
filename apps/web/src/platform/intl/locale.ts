export const locales = ["en", "zh-CN"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** The supported locale a name stands for. The product: "zh-hant maps to zh-CN"; anything unknown is none. */
export function localeOf(name: unknown): Locale | undefined {
  if (typeof name !== "string") return undefined;
  const lower = name.toLowerCase();
  if (lower === "zh-hant") return "zh-CN";
  return locales.find((locale) => locale.toLowerCase() === lower);
}

/** The locale to start in: the address asks first, then what was stored, then English. */
export const firstLocale = (asked: unknown, stored: unknown): Locale =>
  localeOf(asked) ?? localeOf(stored) ?? defaultLocale;
