import { expect, it } from "vitest";
import { visibleCharacters } from "./visible-characters.ts";

it.each([
  ["invoice\u202Egpj.exe", "invoice[U+202E]gpj.exe"],
  ["Mei\u200BLin\uFEFF", "Mei[U+200B]Lin[U+FEFF]"],
  ["\u2066a\u2069 \u200Fb", "[U+2066]a[U+2069] [U+200F]b"],
])("%j is shown with what it hides", (text, shown) => expect(visibleCharacters(text)).toBe(shown));

it.each(["Mei Lin", "莲花贸易有限公司", "نور", "👩\u200D👩\u200D👧", "می\u200Cخواهم", "Zoë O’Brien & Söhne"])(
  "%s stays as it is",
  (text) => expect(visibleCharacters(text)).toBe(text),
);
