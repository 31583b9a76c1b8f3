import { expect, it } from "vitest";
import { tron } from "../../../test/network.ts";
import { toCsv } from "../../platform/csv.ts";
import { checkRows, fileColumns, fileLine, readRows, rowInput } from "./address-file.ts";
import type { Book } from "./new-address.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const other = "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB";
const forged = "TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv";
const shared = { name: "", kind: "crypto", scale: 6, displayScale: 2, convertible: true } as const;
const xrp = { ...tron, network: "XRP", name: "XRP Ledger", addressPattern: "^r", tagRequired: true };
const book: Book = {
  coins: [
    { ...shared, coin: "USDT", networks: [tron] },
    { ...shared, coin: "XRP", networks: [xrp] },
  ],
  saved: [
    {
      ...{ id: "ad_1", coin: "USDT", network: "TRC20", networkName: "Tron", address, tag: null },
      ...{ label: "Cold storage", createdAt: "2026-10-02T10:20:31Z", lastUsedAt: null },
    },
  ],
};
const file = (...lines: string[]) => ["name,coin,network,address,tag", ...lines].join("\n");
async function checked(...lines: string[]) {
  const rows = await readRows(file(...lines));
  if (!Array.isArray(rows)) throw new Error(rows.text);
  return checkRows(rows, book);
}

it("exports a file that imports unchanged: quotes, commas, guarded names, byte order mark", async () => {
  const [saved] = book.saved;
  if (!saved) throw new Error("Nothing is saved.");
  const label = '=Safe, "the old one"';
  const text = toCsv([...fileColumns], [fileLine({ ...saved, label, coin: "XRP", network: "XRP", tag: "7" })]);
  expect(await readRows(text)).toEqual([{ line: 2, label, coin: "XRP", network: "XRP", address, tag: "7" }]);
});

it.each([
  ["an unknown coin", `A,DOGE,TRC20,${other},`, "addressBook.unknownPlace"],
  ["an unknown network", `A,USDT,ERC20,${other},`, "addressBook.unknownPlace"],
  ["another network's address", "A,USDT,TRC20,0xAb58,", "form.addressOdd"],
  ["no address", "A,USDT,TRC20,,", "form.addressMissing"],
  ["no name", `,USDT,TRC20,${other},`, "addressBook.labelHint"],
  ["a name of more than forty characters", `${"x".repeat(41)},USDT,TRC20,${other},`, "addressBook.labelHint"],
  ["a saved address", `A,USDT,TRC20,${address},`, "addressBook.addressTaken"],
  ["a saved name", `cold STORAGE,USDT,TRC20,${other},`, "addressBook.labelTaken"],
] as const)("reports %s at its line", async (_, line, fault) => {
  expect((await checked(line))[0]?.fault?.text).toBe(fault);
});

it("refuses a repeated address or name within a file", async () => {
  const rows = await checked(`A,USDT,TRC20,${other},`, `B,USDT,TRC20,${other},`, "a,XRP,XRP,rPT1Sjq2YGrBMTttX4,1");
  expect(rows.map(({ fault }) => fault)).toEqual([
    undefined,
    { text: "addressBook.twice", values: { line: 2 } },
    { text: "addressBook.nameTwice", values: { line: 2 } },
  ]);
});

it("asks for confirmation of a similar address or a missing tag", async () => {
  const rows = await checked(`A,USDT,TRC20,${forged},`, "B,XRP,XRP,rPT1Sjq2YGrBMTttX4,");
  expect(rows.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(rows.map(({ doubt }) => doubt?.text)).toEqual(["addressBook.likeSaved", "addressBook.noTagRow"]);
  expect(rows.map((row) => rowInput(row, book))).toMatchObject([{}, { noTag: true }]);
  expect(rowInput({ ...(rows[0] as (typeof rows)[0]), tag: "7" }, book)).not.toHaveProperty("tag");
});

it.each([
  ["no columns", `${address}\n`, "addressBook.noColumns"],
  ["no rows", file(), "addressBook.noRows"],
  [
    "more rows than are taken at once",
    file(...Array.from({ length: 101 }, (_, n) => `${n},USDT,TRC20,T,`)),
    "addressBook.tooManyRows",
  ],
] as const)("rejects a file with %s", async (_, text, fault) => {
  expect(await readRows(text)).toMatchObject({ text: fault });
});
