import { describe, expect, it } from "vitest";
import { catalogue, catalogueCodes } from "../catalogue.ts";
import { assumedNames, protocolNames } from "../names.ts";
import { ownTextFor } from "./own.ts";
import { textFor } from "./text-for.ts";
import { transportTexts } from "./transport.ts";

const failures: (number | string)[] = [
  ...catalogueCodes,
  ...[...Object.keys(assumedNames), ...Object.keys(protocolNames)].map(Number),
  ...Object.keys(transportTexts),
];

describe("texts", () => {
  it.each(failures)("has both languages for %s", (failure) => {
    const en = textFor(failure, "en") ?? "";
    const zh = textFor(failure, "zh-CN") ?? "";
    // One complete sentence in each language: English without Chinese or straight quotes, Chinese with its own full
    // stop.
    expect(en).toMatch(/^[A-Z](?:(?!['"])[\x20-\x7e’]){10,}\.$/);
    expect(zh).toMatch(/^(?=.*\p{Script=Han}{2})[^a-zA-Z,.!?;:]{5,}。$/u);
  });

  it("returns English for any other language, and nothing for an unknown failure", () => {
    expect(textFor(60028, "fr")).toBe(textFor(60028, "en"));
    expect(textFor(424242, "en")).toBeUndefined();
    expect(textFor("constructor", "en")).toBeUndefined();
    expect(textFor("toString", "zh-CN")).toBeUndefined();
  });

  it("words transport failures and showText codes the same in both tables", () => {
    const own = failures.filter((failure) => ownTextFor(failure, "en") !== undefined);
    const shown = catalogueCodes.filter((code) => catalogue[code].behaviour === "showText");
    expect(own).toEqual([...shown, ...Object.keys(transportTexts)]);
    for (const failure of own)
      for (const locale of ["en", "zh-CN", "fr"]) expect(ownTextFor(failure, locale)).toBe(textFor(failure, locale));
    expect(ownTextFor("toString", "en")).toBeUndefined();
    expect(ownTextFor(undefined, "en")).toBeUndefined();
  });
});
