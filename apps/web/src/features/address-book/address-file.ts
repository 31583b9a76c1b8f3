import type { SavedAddress } from "@coffer/sdk";
import { addressName } from "@coffer/sdk/rules";
import { lookAlike } from "../../platform/address/address.ts";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import { destinationFaults, isSamePlace, tagInput, tagOf } from "../../platform/destination/destination.tsx";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { type Book, known } from "./new-address.ts";

/** The file's columns, independent of the language, so that every export can be imported. */
export const fileColumns = ["name", "coin", "network", "address", "tag"] as const;
/** The contract's largest import. */
export const mostRows = 100;
/** The maximum file size: a hundred lines are 20 kB. */
export const mostBytes = 256 * 1024;

/** A line of the file, unparsed. */
export interface FileRow {
  /** As an editor counts; the first line has the column names. */
  line: number;
  label: string;
  coin: string;
  network: string;
  address: string;
  tag: string;
}

/** A line with its faults; `doubt`: faults that the user may confirm. */
export interface CheckedRow extends FileRow {
  fault: TextParams | undefined;
  doubt: TextParams | undefined;
}

/** Returns the file's rows, or why it is invalid. The parser loads with the first file. */
export async function readRows(text: string): Promise<FileRow[] | TextParams> {
  const { default: papa } = await import("papaparse");
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const missing = fileColumns.filter((column) => column !== "tag" && !meta.fields?.includes(column));
  if (missing.length > 0) return { text: "addressBook.noColumns", values: { columns: fileColumns.join(", ") } };
  if (data.length === 0) return { text: "addressBook.noRows" };
  if (data.length > mostRows)
    return { text: "addressBook.tooManyRows", values: { most: mostRows, count: data.length } };
  // Removes the guard that our own export adds against formulas.
  const cell = (value: string | undefined) => (value ?? "").trim().replace(/^'(?=[=+\-@])/, "");
  return data.map((row, index) => ({
    line: index + 2,
    label: cell(row.name),
    coin: cell(row.coin).toUpperCase(),
    network: cell(row.network),
    address: cell(row.address),
    tag: cell(row.tag),
  }));
}

/** Checks each row against catalogue, address book and earlier rows. */
export const checkRows = (rows: readonly FileRow[], book: Book): CheckedRow[] =>
  rows.map((row, index) => {
    const before = rows.slice(0, index);
    return { ...row, fault: faultOf(row, before, book), doubt: doubtOf(row, before, book) };
  });

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function faultOf(row: FileRow, before: readonly FileRow[], book: Book): TextParams | undefined {
  const place = placeOf(row, book);
  // A missing tag needs confirmation, not a correction: some addresses need none.
  const faults = destinationFaults({ ...row, ...place, noTag: true, twinSeen: true }, { coins: book.coins, known: [] });
  if (faults.coin || faults.network) return { text: "addressBook.unknownPlace" };
  const [first] = Object.values(faults).filter((fault) => fault !== undefined);
  if (first) return first;
  if (!addressName.safeParse(row.label).success) return { text: "addressBook.labelHint" };
  const isHere = (other: FileRow | SavedAddress) => isSamePlace(other, { ...row, tag: place.tag });
  const twin = before.find(isHere);
  if (twin) return { text: "addressBook.twice", values: { line: twin.line } };
  const saved = book.saved.find(isHere);
  if (saved) return { text: "addressBook.addressTaken", values: { label: saved.label } };
  const named = before.find(({ label }) => sameName(label, row.label));
  if (named) return { text: "addressBook.nameTwice", values: { line: named.line } };
  return book.saved.some(({ label }) => sameName(label, row.label)) ? { text: "addressBook.labelTaken" } : undefined;
}

const placeOf = (row: FileRow, { coins }: Book) => ({ tag: tagOf(row, coins) });

function doubtOf(row: FileRow, before: readonly FileRow[], book: Book): TextParams | undefined {
  const { address, tag } = row;
  if (tag === "" && networkOf(book.coins, row)?.tagRequired) return { text: "addressBook.noTagRow" };
  const saved = lookAlike(address, known(book));
  if (saved) return { text: "addressBook.likeSaved", values: { label: saved.name } };
  const other = lookAlike(address, before);
  return other && { text: "addressBook.likeLine", values: { line: other.line } };
}

/** Returns the call's input for a row. */
export function rowInput(row: FileRow, book: Book) {
  const { coin, network, address, label } = row;
  return { coin, network, address, label, ...tagInput({ ...row, noTag: true }, book.coins) };
}

/** Returns a saved address as a line of the export, which can be imported again. */
export const fileLine = ({ label, coin, network, address, tag }: SavedAddress): string[] => [
  label,
  coin,
  network,
  address,
  tag ?? "",
];
