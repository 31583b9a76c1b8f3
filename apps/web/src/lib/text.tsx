import { type ReactNode, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../messages/ids.ts";
import { defaultLocale, type Locale, localeOf } from "./locale.ts";

export type { MessageId };
export type TextValues = Record<string, string | number | Date>;
type RichValues = Record<string, ReactNode | Date | ((parts: ReactNode[]) => ReactNode)>;

/** Words in the current language, as text. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Words in the current language, with parts of their own where `values` gives them. */
export function Text({ id, values }: { id: MessageId; values?: RichValues }) {
  return values ? <FormattedMessage id={id} values={values} /> : <FormattedMessage id={id} />;
}

/** The text a field error stands for: a message id, or words that are already translated. */
export function useAnyText(): (idOrWords: string) => string {
  const intl = useIntl();
  return useCallback((words) => (words in intl.messages ? intl.formatMessage({ id: words }) : words), [intl]);
}

export const useLocale = (): Locale => localeOf(useIntl().locale) ?? defaultLocale;
