import { IntlMessageFormat } from "intl-messageformat";
import { Children, createElement, Fragment, type ReactNode } from "react";
import type { Locale, Messages } from "./locale.ts";

export type TextValues = Record<string, string | number | Date>;
export type RichValues = Record<string, ReactNode | Date | ((parts: ReactNode[]) => ReactNode)>;

/** The words of a language, as far as they are loaded. */
export interface Texts {
  locale: Locale;
  has: (id: string) => boolean;
  formatMessage: (message: { id: string }, values?: TextValues) => string;
  /** With elements for values, and functions for the tags in the text. */
  formatRich: (id: string, values: RichValues) => ReactNode;
}

export function textsIn(locale: Locale, messages: Messages): Texts {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string): IntlMessageFormat | undefined => {
    const known = formats.get(id);
    if (known) return known;
    const message = messages[id];
    if (!message) {
      reportError(new Error(`There is no text "${id}" in ${locale}: does its route name the group it is in?`));
      return undefined;
    }
    const made = new IntlMessageFormat(message, locale);
    formats.set(id, made);
    return made;
  };
  return {
    locale,
    has: (id) => id in messages,
    formatMessage: ({ id }, values) => String(formatOf(id)?.format(values) ?? id),
    formatRich: (id, values) => {
      const keyed = Object.entries(values).map(([name, value]) =>
        // What a tag holds is a list to React: with keys.
        typeof value === "function" ? [name, (parts: ReactNode[]) => value(Children.toArray(parts))] : [name, value],
      );
      const parts = formatOf(id)?.format<ReactNode>(Object.fromEntries(keyed)) ?? id;
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : (parts as ReactNode);
    },
  };
}
