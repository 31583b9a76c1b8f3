import { expect, it } from "vitest";
import { cleaned, readArticle } from "./clean-article.tsx";

it.each([
  ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
  [`<p onclick="x()" style="position:fixed" class="x" id="y">a</p>`, "<p>a</p>"],
  [`<a href="javascript:alert(1)">a</a>`, "<a>a</a>"],
  [`<a href=" java\tscript:alert(1)">a</a>`, "<a>a</a>"],
  [`<a href="data:text/html,x">a</a>`, "<a>a</a>"],
  [`<a href="//evil.example">a</a>`, "<a>a</a>"],
  [`<a href="/help">a</a>`, `<a href="/help">a</a>`],
  [`<img src="https://evil.example/pixel.gif" alt="chart">`, "chart"],
  [`<img src="/files/a.png" alt="chart">`, `<img src="/files/a.png" alt="chart">`],
  [`<svg><animate onbegin="x()"></animate></svg><math><mi>a</mi></math>`, ""],
  ["<h1>Big</h1><h2>Fine</h2>", "Big<h2>Fine</h2>"],
  ["<table><tr><td colspan=2>a</td></tr></table>", `<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>`],
  [`<form action="https://evil.example"><input name="password">a</form>`, "a"],
])("converts %s to %s", (html, clean) => expect(cleaned(html)).toBe(clean));

it("opens external links in a new tab without a referrer", () => {
  expect(cleaned(`<a href="https://example.org/x" target="_top">a</a>`)).toBe(
    `<a href="https://example.org/x" rel="noopener noreferrer nofollow" target="_blank">a</a>`,
  );
});

it("aligns numeric columns to the right, whatever the server's markup says", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td align="center">${cell}</td>`).join("")}</tr>`;
  const table = `<table>${row("Coin", "Most", "Fee")}${row("BTC", "100,000", "0.1")}${row("ETH", "5", "none")}</table>`;
  const right = [...readArticle(table).html.matchAll(/<td( align="right")?>([^<]*)/g)];
  expect(right.filter(([, aligned]) => aligned).map(([, , words]) => words)).toEqual(["Most", "100,000", "5"]);
  expect(readArticle(table).html).not.toContain("center");
});

it("keeps a number and its unit on one line, except in code", () => {
  const { html, parts } = readArticle(
    "<h2>In 24 hours</h2><p>USDT on TRC-20</p><pre><code>wait 5 s, TRC-20</code></pre>",
  );
  expect(html).toContain("<p>USDT on TRC-\u206020</p><pre><code>wait 5 s, TRC-20</code></pre>");
  expect(parts).toEqual([{ id: "part-in-24-hours", words: "In 24\u00a0hours" }]);
});
