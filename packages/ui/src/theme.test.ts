import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { coinColours } from "./components/coin-icon.tsx";
import { contrast } from "./test-contrast.ts";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

function tokensOf(mode: "light" | "dark"): Record<string, string> {
  const block = css.split(`[data-theme-mode="${mode}"] {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((hit) => [hit[1], hit[2]]));
}

const grounds = ["paper", "surface"];
const pairs: [text: string, ground: string][] = [
  ...["ink", "ink-2", "ink-3", "vault", "good", "bad", "warn", "info", "brass"].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...["ink", "ink-2", "ink-3"].map((text): [string, string] => [text, "sunken"]),
  ...["ink", "ink-2", "vault"].map((text): [string, string] => [text, "vault-tint"]),
  ...["good", "bad", "warn", "info", "brass"].map((tone): [string, string] => [tone, `${tone}-tint`]),
  ["on-vault", "vault"],
  ["on-vault", "vault-hover"],
  ["on-bad", "bad"],
  ["on-bad", "bad-hover"],
  ["paper", "ink"],
];

describe.each(["light", "dark"] as const)("contrast, %s", (mode) => {
  const tokens = tokensOf(mode);
  test.each(pairs)("has enough contrast for %s on %s", (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(grounds)("shows the focus ring and control edges on %s", (ground) => {
    expect(contrast(tokens.vault, tokens[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens["ink-3"], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

test("defines the same tokens in both modes", () => {
  expect(Object.keys(tokensOf("dark"))).toEqual(Object.keys(tokensOf("light")));
});

test.each(coinColours)("has enough contrast for a white letter on %s", (colour) => {
  expect(contrast("#ffffff", colour)).toBeGreaterThanOrEqual(4.5);
});
