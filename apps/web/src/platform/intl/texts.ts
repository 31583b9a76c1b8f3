import { Children, createElement, Fragment, type ReactNode } from "react";
import type { Locale, Messages } from "./locale.ts";
import { fillerIn } from "./message-parts.ts";

export type TextValues = Record<string, string | number>;
export type RichValues = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** The words of a language, as far as they are loaded. */
export interface Texts {
  locale: Locale;
  has: (id: string) => boolean;
  formatMessage: (message: { id: string }, values?: TextValues) => string;
  /** With elements for values, and functions for the tags in the text. */
  formatRich: (id: string, values: RichValues) => ReactNode;
}

export function textsIn(locale: Locale, messages: Messages): Texts {
  const fill = fillerIn(locale);
  const format = (id: string, values?: Record<string, unknown>): unknown[] => {
    const message = messages[id];
    if (message) return typeof message === "string" ? [message] : fill(message, values);
    reportError(new Error(`There is no text "${id}" in ${locale}: does its route name the group it is in?`));
    return [id];
  };
  return {
    locale,
    has: (id) => id in messages,
    formatMessage: ({ id }, values) => format(id, values).join(""),
    formatRich: (id, values) => {
      const keyed = Object.entries(values).map(([name, value]) =>
        // What a tag holds is a list to React: with keys.
        typeof value === "function" ? [name, (parts: ReactNode[]) => value(Children.toArray(parts))] : [name, value],
      );
      return createElement(Fragment, null, ...(format(id, Object.fromEntries(keyed)) as ReactNode[]));
    },
  };
}
