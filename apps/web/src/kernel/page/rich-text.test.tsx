import { expect, it } from "vitest";
import { cleaned } from "./rich-text.tsx";

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
])("%s becomes %s", (html, clean) => expect(cleaned(html)).toBe(clean));

it("a link elsewhere opens apart and tells nothing of where it was pressed", () => {
  expect(cleaned(`<a href="https://example.org/x" target="_top">a</a>`)).toBe(
    `<a href="https://example.org/x" rel="noopener noreferrer nofollow" target="_blank">a</a>`,
  );
});
