import { isCatalogueCode, isCofferError, textFor } from "@coffer/errors";
import { useCallback } from "react";
import { useLocale, useText } from "../../lib/text.tsx";

export interface FailureText {
  /** What happened. */
  words: string;
  /** What the message leaves out: attempts left, until when. */
  details: string | undefined;
  /** For support. */
  reference: string | undefined;
  /** Whether the same act may work if it is done again. */
  again: boolean;
}

/** A failure for people: our own text where the catalogue says so, else the server's message and its details. */
export function useFailureText(): (error: unknown) => FailureText {
  const text = useText();
  const locale = useLocale();
  return useCallback(
    (error) => {
      if (!isCofferError(error)) {
        return { words: text("error.unexpected"), details: undefined, reference: undefined, again: true };
      }
      const { code, kind, behaviour, message, details, requestId, retryable } = error;
      const ours = behaviour === "showText" && code !== undefined && isCatalogueCode(code);
      const lost = kind !== "api" && kind !== "auth";
      return {
        words: ours ? textFor(code, locale) : lost ? textFor(kind, locale) : message,
        details: ours ? undefined : details,
        reference: requestId,
        again: retryable || lost,
      };
    },
    [text, locale],
  );
}
