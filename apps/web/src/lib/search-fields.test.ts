import { expect, it } from "vitest";
import { oneOf, readSearch, textIn, tickerIn } from "./search-fields.ts";

it("takes what fits and drops the rest", () => {
  const readers = { coin: tickerIn, next: textIn, days: oneOf(1, 7), kind: oneOf("a", "b") };
  expect(readSearch({ coin: "BTC", next: "/x", days: "7", kind: "b", other: "1" }, readers)).toEqual({
    coin: "BTC",
    next: "/x",
    days: 7,
    kind: "b",
  });
  expect(readSearch({ coin: "b t c", next: ["/x"], days: "30", kind: "__proto__" }, readers)).toEqual({});
});

it("replaces what another reading of the same address let through", () => {
  const search = { days: "30" };
  expect({ ...search, ...readSearch(search, { days: oneOf(1, 7) }) }).toEqual({ days: undefined });
});
