import { BigNumber } from "bignumber.js";
import type { Amount } from "./amount.ts";

const digitSystems = /[\u0660-\u0669\u06F0-\u06F9]/g; // Arabic and Persian digits; NFKC handles full-width ones.
const decimalMarks = /[\u066B\u3002]/g; // The Arabic decimal mark, and the full stop of a Chinese keyboard.
const groupMarks = /[\s\u066C'’_]/g;

/** Returns digits, commas and dots of any keyboard as ASCII. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(digitSystems, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(decimalMarks, ".");
}

/**
 * Returns the amount that a text means, or undefined. English and Chinese both group thousands by commas and use a
 * decimal dot,
 * so "12,500" is twelve thousand five hundred. A comma that can't group ("0,5", "12,50") is read as a decimal mark;
 * `isDoubtful` says where the field shows how it was read.
 */
export function parseAmount(text: string): Amount | undefined {
  const trimmed = plain(text)
    .trim()
    .replace(/\s[A-Za-z]{2,10}$/, "")
    .replace(groupMarks, "");
  // The exponent format of spreadsheets for very large and very small numbers.
  if (/^\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(trimmed)) return new BigNumber(trimmed).toString(10);
  if (!/^[\d.,]*\d[\d.,]*$/.test(trimmed)) return undefined;
  const [whole, fraction] = splitDecimals(trimmed);
  const digits = ungroup(whole);
  if (digits === undefined || /[.,]/.test(fraction)) return undefined;
  return new BigNumber(`${digits || "0"}.${fraction || "0"}`).toString(10);
}

/**
 * Returns whether other readers would read another amount: a comma anywhere, or a dot that groups in many countries.
 */
export const isDoubtful = (text: string): boolean => text.includes(",") || /^[1-9]\d{0,2}\.\d{3,}$/.test(text);

function splitDecimals(text: string): [whole: string, fraction: string] {
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (last < 0) return [text, ""];
  const mark = text.charAt(last);
  const oneKind = !text.includes(mark === "," ? "." : ",");
  const repeated = text.indexOf(mark) !== last;
  const groups = repeated || (mark === "," && /^[1-9]\d{0,2},\d{3}$/.test(text));
  return oneKind && groups ? [text, ""] : [text.slice(0, last), text.slice(last + 1)];
}

function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, "") : undefined;
}

/**
 * Returns the field's text for a pasted amount: the amount; or the original text where it is ambiguous, so that the
 * field shows how it was read; or the whole text of an invalid amount, because "-5" without its sign would be another
 * amount.
 */
export function pastedAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === undefined) return text.trim().slice(0, PASTED_MOST);
  const written = filterTyped(text);
  return isDoubtful(written) && parseAmount(written) === amount ? written : amount;
}
const PASTED_MOST = 40;

/**
 * Returns the text that a field keeps of typed text. The product: it "removes non-digits and extra dots, keeps one
 * dot, cuts decimals to a maximum". Commas are kept: without it "0,5" would become 5.
 */
export function filterTyped(text: string, decimals?: number): string {
  const [whole = "", ...rest] = plain(text)
    .replace(/[^\d.,]/g, "")
    .split(".");
  if (rest.length === 0 || decimals === 0) return whole;
  const after = rest.join("");
  return `${whole}.${after.includes(",") ? after : after.slice(0, decimals)}`;
}
