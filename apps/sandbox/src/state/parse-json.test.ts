import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";
import { atOnce } from "./time-slices.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const outcomeOf = (work: () => unknown) => {
  try {
    return { value: work() };
  } catch {
    return "refused";
  }
};
const indent = fc.constantFrom(undefined, 1, "\t", "\r\n  ");
const piece = fc.integer({ min: 1, max: 60 });

test("what is read piece by piece is what JSON.parse gives, however small the pieces", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: "binary" }), indent, piece, (value, space, size) => {
      const text = JSON.stringify(value, null, space);
      expect(atOnce(parseJson(bytesOf(text), size))).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

test("and what JSON.parse refuses is refused", () => {
  const change = fc.record({
    at: fc.nat(),
    to: fc.constantFrom("", ",", "]", "}", "[", "{", '"', ":", " ", "\\", "1"),
  });
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      indent,
      piece,
      fc.array(change, { minLength: 1, maxLength: 2 }),
      (...all) => {
        const [value, space, size, changes] = all;
        let text = JSON.stringify(value, null, space);
        for (const { at, to } of changes)
          text = text.slice(0, at % text.length) + to + text.slice((at % text.length) + 1);
        expect(outcomeOf(() => atOnce(parseJson(bytesOf(text), size)))).toEqual(outcomeOf(() => JSON.parse(text)));
      },
    ),
    { numRuns: 1000 },
  );
});

test("a field of any name is a field, and bytes that are no UTF-8 are refused", () => {
  const text = '{"__proto__":{"a":1},"a":[1,2,3]}';
  for (const size of [4, 1000])
    expect(Object.keys(atOnce(parseJson(bytesOf(text), size)) as object)).toEqual(["__proto__", "a"]);
  expect(() => atOnce(parseJson(new Uint8Array([0x22, 0xff, 0x22]), 1))).toThrow();
});
