import { isCofferError, ownTextFor } from "@coffer/errors";
import { useCallback } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { withLocalMoments } from "../time/time.ts";

export interface FailureText {
  /** What happened. */
  words: string;
  /** Details that the message omits: attempts left, an end time. */
  details: string | undefined;
  /** A reference for support. */
  reference: string | undefined;
}

/** Returns a failure's texts: our own where the catalogue says so, else the server's message and details. */
export function failureText(error: unknown, intl: IntlShape): FailureText {
  if (!isCofferError(error)) {
    return { words: intl.formatMessage({ id: "error.unexpected" }), details: undefined, reference: undefined };
  }
  const { code, kind, behaviour, message, details, requestId } = error;
  const { locale } = intl;
  const answered = kind === "api" || kind === "auth";
  const ours = answered ? behaviour === "showText" && ownTextFor(code, locale) : ownTextFor(kind, locale);
  return {
    words: ours || message,
    details: (answered && ours) || !details ? undefined : withLocalMoments(details, intl),
    reference: requestId,
  };
}

export function useFailureText(): (error: unknown) => FailureText {
  const intl = useIntl();
  return useCallback((error) => failureText(error, intl), [intl]);
}
