import type { BehaviourOf } from "../behaviours.ts";
import type { CatalogueCode } from "../names.ts";
import type { Text } from "./text.ts";
import { type TransportName, transportTexts } from "./transport.ts";

type ShownByText<Code> = Code extends CatalogueCode ? (BehaviourOf<Code> extends "showText" ? Code : never) : never;

// Each by a name of its own, and the table made by a call marked pure: bundlers leave out what a program doesn't ask for.
export const multisigUnfinished: Text = {
  en: "An earlier withdrawal from this multisig wallet isn’t finished. Finish it first.",
  "zh-CN": "该多签钱包还有未完成的提现，请先完成后再试。",
};
export const characters: Text = {
  en: "The account, e-mail, phone or password contains characters that aren’t allowed. Correct it and try again.",
  "zh-CN": "账号、邮箱、手机号或密码不符合字符规则，请修改后重试。",
};

/** Codes of behaviour `showText`: what the server says of them isn't shown. */
const shownTexts = {
  50009: multisigUnfinished,
  51024: characters,
} as const satisfies Record<ShownByText<CatalogueCode>, Text>;

/** A failure a client words itself: one without an answer, or a code of behaviour `showText`. */
export type OwnTextName = TransportName | keyof typeof shownTexts;

const texts: Readonly<Record<OwnTextName, Text>> = /* @__PURE__ */ (() => ({ ...shownTexts, ...transportTexts }))();

/**
 * The text of a failure a client words itself; everything else is shown with the server's message. A program that asks
 * only for these doesn't carry the other texts.
 * @returns `undefined` for any other failure.
 */
export function ownTextFor(failure: OwnTextName, locale: string): string;
export function ownTextFor(failure: number | string | undefined, locale: string): string | undefined;
export function ownTextFor(failure: number | string | undefined, locale: string): string | undefined {
  if (failure === undefined || !Object.hasOwn(texts, failure)) return undefined;
  return texts[failure as OwnTextName][locale === "zh-CN" ? "zh-CN" : "en"];
}
