import type { ErrorCode } from "../names.ts";
import { assetAndTradeTexts } from "./assets-and-trades.ts";
import { assumedTexts } from "./assumed.ts";
import { merchantOrderTexts } from "./merchant-orders.ts";
import { platformTexts } from "./platform.ts";
import { protocolTexts } from "./protocol.ts";
import { registrationTexts } from "./registration.ts";
import { sessionAndFileTexts } from "./session-and-files.ts";
import type { Locale, Text } from "./text.ts";
import { type TransportName, transportTexts } from "./transport.ts";

type Texts<Failure extends PropertyKey> = Readonly<Record<Failure, Text>>;

// Marked pure, so that a program that never asks for a text doesn't bundle them.
const texts: Texts<number | string> = /* @__PURE__ */ collect();

function collect(): Texts<ErrorCode | TransportName> {
  return {
    ...platformTexts,
    ...merchantOrderTexts,
    ...sessionAndFileTexts,
    ...registrationTexts,
    ...assetAndTradeTexts,
    ...assumedTexts,
    ...protocolTexts,
    ...transportTexts,
  };
}

/**
 * Returns the text of a failure in a language: what happened and, where known, the next step.
 * @param failure a code (`60028`), or the name of a failure without a reply (`"timeout"`).
 * @param locale any language other than `zh-CN` gets English, the product's default.
 * @returns `undefined` for a code this version doesn't know.
 */
export function textFor(failure: ErrorCode | TransportName, locale: Locale): string;
export function textFor(failure: number | string, locale: string): string | undefined;
export function textFor(failure: number | string, locale: string): string | undefined {
  const text = Object.hasOwn(texts, failure) ? texts[failure] : undefined;
  return text?.[locale === "zh-CN" ? "zh-CN" : "en"];
}
