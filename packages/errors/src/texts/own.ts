import type { BehaviourOf } from "../behaviours.ts";
import type { CatalogueCode } from "../names.ts";
import type { Text } from "./text.ts";
import { type TransportName, transportTexts } from "./transport.ts";

type ShownByText<Code> = Code extends CatalogueCode ? (BehaviourOf<Code> extends "showText" ? Code : never) : never;

// Separate exports, and a table made by a call marked pure: bundlers drop what a program doesn't use.
export const multisigUnfinished: Text = {
  en: "An earlier withdrawal from this multisig wallet isn’t finished. Finish it first.",
  "zh-CN": "该多签钱包还有未完成的提现，请先完成后再试。",
};
export const characters: Text = {
  en: "The account, e-mail, phone or password contains characters that aren’t allowed. Correct it and try again.",
  "zh-CN": "账号、邮箱、手机号或密码不符合字符规则，请修改后重试。",
};

/** Codes with behaviour `showText`: the server's message isn't shown. */
const shownTexts = {
  50009: multisigUnfinished,
  51024: characters,
} as const satisfies Record<ShownByText<CatalogueCode>, Text>;

/** A failure that the client words itself: one without a reply, or a code with behaviour `showText`. */
export type OwnTextName = TransportName | keyof typeof shownTexts;

const texts: Readonly<Record<OwnTextName, Text>> = /* @__PURE__ */ (() => ({ ...shownTexts, ...transportTexts }))();

/**
 * Returns the text of a failure that the client words itself. Every other failure shows the server's message.
 * A program that imports only this function doesn't bundle the other texts.
 * @returns `undefined` for any other failure.
 */
export function ownTextFor(failure: OwnTextName, locale: string): string;
export function ownTextFor(failure: number | string | undefined, locale: string): string | undefined;
export function ownTextFor(failure: number | string | undefined, locale: string): string | undefined {
  if (failure === undefined || !Object.hasOwn(texts, failure)) return undefined;
  return texts[failure as OwnTextName][locale === "zh-CN" ? "zh-CN" : "en"];
}
