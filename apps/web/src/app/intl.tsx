import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { IntlProvider, type ResolvedIntlConfig } from "react-intl";
import { intlConfig } from "../platform/intl/intl.ts";
import type { Locale } from "../platform/intl/locale.ts";

interface LocaleProviderProps {
  locale: Locale;
  messages: ResolvedIntlConfig["messages"];
  children: ReactNode;
}

/** Provides a locale and its messages to the components below. The client and the prerenderer render the same one. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  // Dates are prerendered in UTC; once hydrated they are shown in the user's zone.
  const zone = useHydrated() ? {} : { timeZone: "UTC" };
  return (
    <IntlProvider {...intlConfig(locale, messages)} {...zone}>
      {children}
    </IntlProvider>
  );
}
