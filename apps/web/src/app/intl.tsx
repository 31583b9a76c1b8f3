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
export const LocaleProvider = ({ locale, messages, children }: LocaleProviderProps) => (
  <IntlProvider {...intlConfig(locale, messages)}>{children}</IntlProvider>
);
