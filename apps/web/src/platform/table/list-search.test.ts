import { expect, it } from "vitest";
import { listSearch } from "./list-search.ts";

it("takes pages and sizes that are some, and lets filters pass", () => {
  expect(listSearch({ page: "3", size: "50", sort: "-amount", q: "btc", status: "4" })).toEqual({
    page: 3,
    size: 50,
    sort: "-amount",
    q: "btc",
    status: "4",
  });
});

it("is as if they weren't there, where they are nonsense or the default", () => {
  expect(listSearch({ page: "1", size: "20", sort: "", q: "" })).toEqual({});
  expect(listSearch({ page: "-1", size: "1000", sort: "a b", q: ["x"] })).toEqual({});
  expect(listSearch({ page: "1e3", size: "NaN", sort: 7 })).toEqual({});
});
