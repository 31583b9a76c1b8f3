import { expect, it } from "vitest";
import { csvOf, type ListExport } from "./export-list.ts";

type Row = { id: string; amount: string };

/** Pages of two rows, which say how many they were asked for. */
function listOf(rows: Row[]) {
  const asked: number[] = [];
  const list: ListExport<Row> = {
    name: "rows",
    fields: [
      { header: "Id", value: ({ id }) => id },
      { header: "Amount", value: ({ amount }) => amount },
    ],
    pages: async function* () {
      for (let at = 0; at < rows.length; at += 2) {
        asked.push(at);
        yield { items: rows.slice(at, at + 2), totalCount: rows.length, nextCursor: null };
      }
    },
  };
  return { asked, list };
}
const rows = ["1", "=2", "3", "-4", "0.000000000000000001"].map((amount, index) => ({ id: `r${index}`, amount }));

it("has every row of every page once, amounts as they are, and says how far it is", async () => {
  const told: string[] = [];
  const { list } = listOf(rows);
  const file = await csvOf(list, new AbortController().signal, (done, total) => told.push(`${done}/${total}`));
  expect(file).toBe("\uFEFFId,Amount\r\nr0,1\r\nr1,'=2\r\nr2,3\r\nr3,-4\r\nr4,0.000000000000000001");
  expect(told).toEqual(["2/5", "4/5", "5/5"]);
});

it("stops where it is told to: no further page is asked for, and there is no file", async () => {
  const { asked, list } = listOf(rows);
  const control = new AbortController();
  await expect(csvOf(list, control.signal, () => control.abort())).rejects.toThrow();
  expect(asked).toEqual([0, 2]);
});
