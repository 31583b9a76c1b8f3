import { BigNumber } from "bignumber.js";
import type { Amount } from "./money.ts";

const digitSystems = /[\u0660-\u0669\u06F0-\u06F9]/g; // Arabic and Persian digits; full-width ones fall to NFKC
const decimalMarks = /[\u066B\u3002]/g; // the Arabic decimal mark, and the full stop a Chinese keyboard types
const groupMarks = /[\s\u066C'’_]/g;

/** Digits, commas and dots of any keyboard as ASCII. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(digitSystems, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(decimalMarks, ".");
}

/**
 * The amount a text means, or undefined. A comma or a dot alone is the decimal mark, for people's keypads differ.
 * `grouped`: the text was pasted, and where "1,234" is how one writes a thousand, it means a thousand.
 */
export function parseAmount(text: string, options: { grouped?: boolean } = {}): Amount | undefined {
  const trimmed = plain(text)
    .trim()
    .replace(/\s[A-Za-z]{2,10}$/, "")
    .replace(groupMarks, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(trimmed)) return undefined;
  const [whole, fraction] = splitDecimals(trimmed, options.grouped ?? false);
  const digits = ungroup(whole);
  if (digits === undefined || /[.,]/.test(fraction)) return undefined;
  return new BigNumber(`${digits || "0"}.${fraction || "0"}`).toString(10);
}

function splitDecimals(text: string, grouped: boolean): [whole: string, fraction: string] {
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (last < 0) return [text, ""];
  const mark = text.charAt(last);
  const oneKind = !text.includes(mark === "," ? "." : ",");
  const repeated = text.indexOf(mark) !== last;
  const readsAsGroup = repeated || (grouped && mark === "," && /^[1-9]\d{0,2},\d{3}$/.test(text));
  return oneKind && readsAsGroup ? [text, ""] : [text.slice(0, last), text.slice(last + 1)];
}

function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, "") : undefined;
}

/** What a field keeps of what is typed: digits and one dot, decimals cut to the maximum if there is one. */
export function filterTyped(text: string, decimals?: number): string {
  const kept = plain(text)
    .replace(/,/g, ".")
    .replace(/[^\d.]/g, "");
  const dot = kept.indexOf(".");
  if (dot < 0 || decimals === 0) return dot < 0 ? kept : kept.slice(0, dot);
  return `${kept.slice(0, dot)}.${kept
    .slice(dot + 1)
    .replace(/\./g, "")
    .slice(0, decimals)}`;
}
