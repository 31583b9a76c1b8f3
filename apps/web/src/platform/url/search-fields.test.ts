import { expect, it } from "vitest";
import { dayIn, oneOf, readSearch, someOf, textIn, tickerIn } from "./search-fields.ts";

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

it("takes several words in their own order, and none as none", () => {
  const some = someOf("a", "b", "c");
  expect(some(["c", "a", "x", "a"])).toEqual(["a", "c"]);
  expect(some("b")).toEqual(["b"]);
  expect([some("x"), some(undefined), some([])]).toEqual([undefined, undefined, undefined]);
});

it("takes a day only if there is such a day", () => {
  expect(dayIn("2026-02-28")).toBe("2026-02-28");
  expect([dayIn("2026-13-01"), dayIn("yesterday"), dayIn(["2026-02-28"])]).toEqual([undefined, undefined, undefined]);
});
