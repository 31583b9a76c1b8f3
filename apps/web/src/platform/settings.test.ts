import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("reads valid JSON and skips the rest", () => {
  expect(
    readSettings([
      { type: "disclaimer", content: '{"Text":"Careful.","HelpId":"hp_1"}' },
      { type: "contacts", content: "{broken" },
      { type: "footerColumns", content: "null" },
      { type: "downloads", content: '"text"' },
    ]),
  ).toEqual({ disclaimer: { Text: "Careful.", HelpId: "hp_1" } });
});
