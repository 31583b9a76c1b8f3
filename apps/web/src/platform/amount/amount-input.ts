import { BigNumber } from "bignumber.js";
import type { Amount } from "./amount.ts";

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
 * The amount a text means, or undefined. Both our languages group thousands by a comma and have a dot for decimals, so
 * "12,500" is twelve thousand five hundred, typed as pasted. A comma that can't group ("0,5", "12,50") is the decimal
 * mark of somebody used to one; `isDoubtful` says where to tell how a text was read.
 */
export function parseAmount(text: string): Amount | undefined {
  const trimmed = plain(text)
    .trim()
    .replace(/\s[A-Za-z]{2,10}$/, "")
    .replace(groupMarks, "");
  // As spreadsheets write very large and very small numbers.
  if (/^\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(trimmed)) return new BigNumber(trimmed).toString(10);
  if (!/^[\d.,]*\d[\d.,]*$/.test(trimmed)) return undefined;
  const [whole, fraction] = splitDecimals(trimmed);
  const digits = ungroup(whole);
  if (digits === undefined || /[.,]/.test(fraction)) return undefined;
  return new BigNumber(`${digits || "0"}.${fraction || "0"}`).toString(10);
}

/** Whether others would read it as another amount: a comma anywhere, or a dot where half the world groups by it ("1.234,5" has lost its comma). */
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
 * What a field shows of something pasted: the amount it means; as it was written where others would read another one, so
 * that the field says how it was read; or all of it, to be mended, as "-5" without its sign is another amount.
 */
export function pastedAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === undefined) return text.trim().slice(0, PASTED_MOST);
  const written = filterTyped(text);
  return isDoubtful(written) && parseAmount(written) === amount ? written : amount;
}
const PASTED_MOST = 40;

/**
 * What a field keeps of what is typed. The product: it "removes non-digits and extra dots, keeps one dot, cuts decimals to
 * a maximum". Commas stay where they were put: taken out of "0,5" they would leave 5, out of "1.234,5" a thousandth of it.
 */
export function filterTyped(text: string, decimals?: number): string {
  const [whole = "", ...rest] = plain(text)
    .replace(/[^\d.,]/g, "")
    .split(".");
  if (rest.length === 0 || decimals === 0) return whole;
  const after = rest.join("");
  return `${whole}.${after.includes(",") ? after : after.slice(0, decimals)}`;
}
