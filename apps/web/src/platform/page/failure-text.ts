import { isCofferError, ownTextFor } from "@coffer/errors";
import { useCallback } from "react";
import { type MessageId, useTexts } from "../intl/text.tsx";
import type { Texts } from "../intl/texts.ts";
import { withLocalMoments } from "../time/time.ts";

export interface FailureText {
  /** What happened. */
  words: string;
  /** What the message leaves out: attempts left, until when. */
  details: string | undefined;
  /** For support. */
  reference: string | undefined;
}

const unexpected: MessageId = "error.unexpected";

/** A failure for people: our own text where the catalogue says so, else the server's message and its details. */
export function failureText(error: unknown, texts: Texts): FailureText {
  if (!isCofferError(error)) {
    return { words: texts.formatMessage({ id: unexpected }), details: undefined, reference: undefined };
  }
  const { code, kind, behaviour, message, details, requestId } = error;
  const { locale } = texts;
  const answered = kind === "api" || kind === "auth";
  const ours = answered ? behaviour === "showText" && ownTextFor(code, locale) : ownTextFor(kind, locale);
  return {
    words: ours || message,
    details: (answered && ours) || !details ? undefined : withLocalMoments(details, locale),
    reference: requestId,
  };
}

export function useFailureText(): (error: unknown) => FailureText {
  const texts = useTexts();
  return useCallback((error) => failureText(error, texts), [texts]);
}
