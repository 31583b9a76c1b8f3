import { createContext, useCallback, useContext } from "react";
import type { TextGroup } from "../../messages/groups.ts";
import type { MessageId } from "../../messages/ids.ts";
import { defaultLocale, type Locale } from "./locale.ts";
import { type RichValues, type TextValues, textsIn } from "./texts.ts";

export type { MessageId, TextGroup, TextValues };

export const TextsContext = createContext(textsIn(defaultLocale, {}));

/** All words of the current language, for what takes them along. */
export const useTexts = () => useContext(TextsContext);

/** Words in the current language, as text. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const texts = useTexts();
  return useCallback((id, values) => texts.formatMessage({ id }, values), [texts]);
}

/** Words in the current language, with parts of their own where `values` gives them. */
export function Text({ id, values }: { id: MessageId; values?: RichValues }) {
  const texts = useTexts();
  return values ? texts.formatRich(id, values) : texts.formatMessage({ id });
}

/** The text a field error stands for: a message id, or words that are already translated. */
export function useAnyText(): (idOrWords: string) => string {
  const texts = useTexts();
  return useCallback((words) => (texts.has(words) ? texts.formatMessage({ id: words }) : words), [texts]);
}

export const useLocale = (): Locale => useTexts().locale;
