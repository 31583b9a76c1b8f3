import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

const long = "withdrawals wait ".repeat(20);

it.each([
  ["<p>Codes have <b>six</b> digits.</p><h2>It doesn’t arrive</h2><p>Wait.</p>", "Codes have six digits."],
  ["<table><tr><td>BTC &amp; ETH</td></tr></table>", "BTC & ETH"],
  ["<p></p><ul><li>One</li></ul>", "One"],
  [`<p>${long}</p>`, `${"withdrawals wait ".repeat(9).trim()}…`],
  [`<p>${"提现须等待。".repeat(40)}</p>`, `${"提现须等待。".repeat(40).slice(0, 159)}…`],
])("cuts %s at a word of its first paragraph", (html, beginning) => expect(excerptOf(html)).toBe(beginning));
