import type { DrawnPage } from "../src/draw-ahead.tsx";
import type { Locale } from "../src/platform/intl/locale.ts";
import { addressIn } from "../src/platform/page/head.ts";

const text = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
/** JSON that ends no script element. */
const data = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

/** What is set in the font of code on every width. */
const hasMono = /class="(?![^"]*max-sm:hidden)(?:[^"]* )?font-mono[ "]|<code\b/;
const preloaded = (font: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">\n`;

/** All but forms: what moves on them can wait for somebody who looks. */
const toRead = /^\/(?!user\/)/;

/** The page as a file: the built `index.html` with the page in it, its head, and what its calls have answered. */
export function documentOf(
  shell: string,
  {
    href,
    locale,
    page,
    structured,
    monoFont,
  }: {
    href: string;
    locale: Locale;
    page: DrawnPage;
    structured: readonly object[];
    /** The address of the font of code and addresses. */
    monoFont: string;
  },
): string {
  const tags = page.head.map(([name, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${text(value)}"`);
    return `<${name} ${written.join(" ")} data-head>`;
  });
  const about = structured.map((each) => `<script type="application/ld+json">${data(each)}</script>`);
  const app = /<script type="module"[^>]* src="(\/assets\/start-[^"]*)"><\/script>/.exec(shell)?.[1];
  if (!app) throw new Error("index.html has no script of the start: see ahead/document.ts.");
  // More than 14 kB with its headers takes the home page one round trip more: nothing is in it that only a reader of the file wants.
  return fill(shell.replace(/\s*<!--.*?-->/gs, "").replace(/\n\s+/g, "\n"), [
    // Of all that pages ask for early only this one's, in this language.
    [/ data-early='[^']*'/, earlyOf(shell, href, locale)],
    // public/theme.js asks for it.
    [
      /\s*<script type="module"[^>]*><\/script>(?:\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?)*/,
      "",
    ],
    [/src="\/theme\.js"/, `src="/theme.js" data-app="${app}"${toRead.test(href) ? " data-reading" : ""}`],
    // Found only when the page is laid out, it would be one more round trip before the first paint.
    [/(?=<\/head>)/, hasMono.test(page.html) ? preloaded(monoFont) : ""],
    [/<html lang="en">/, `<html lang="${locale}">`],
    [/<title>[^<]*<\/title>/, `<title>${text(page.title)}</title>\n${[...tags, ...about].join("\n")}`],
    [/\s*<meta name="robots"[^>]*>/, ""],
    [
      /<div id="root">[\s\S]*?<\/div>\s*(?=<\/body>|<script)/,
      `<div id="root"><div data-ahead class="contents">${inLanguage(still(page.html), locale)}</div></div>\n${answersOf(page)}`,
    ],
  ]);
}

const answersOf = ({ data: answers }: DrawnPage) =>
  answers.length > 0 ? `<script type="application/json" id="answers">${data(answers)}</script>\n` : "";

/** What is typed before the app is here would be lost. As the app draws all anew, nothing of it needs React's marks. */
const still = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/(<svg) xmlns="[^"]*"/g, "$1")
    .replace(/ class=""/g, "")
    .replace(/ class="lucide lucide-[\w-]+ ?/g, ' class="')
    .replace(/<input /g, "<input readonly ");

/** Without scripts nothing remembers the language: links of ours say it. */
const inLanguage = (html: string, locale: Locale) =>
  html.replace(/(<a\b[^>]*? href=")(\/[^"#]*)/g, (link, before: string, address: string) =>
    address.includes("lang=") ? link : before + addressIn(locale, address).replace("&lang=", "&amp;lang="),
  );

/** What the page itself asks for while the start comes; most ask for nothing. */
function earlyOf(shell: string, href: string, locale: Locale): string {
  const [found = "", list = "{}"] = / data-early='([^']*)'/.exec(shell) ?? [];
  const [path = ""] = href.split("?");
  const { code, [locale]: words } = JSON.parse(list.replaceAll("&#39;", "'").replaceAll("&amp;", "&"))[path] ?? {};
  return code ? found.replace(list, () => JSON.stringify({ [path]: { code, [locale]: words } })) : "";
}

function fill(shell: string, places: readonly [RegExp, string][]): string {
  let filled = shell;
  for (const [place, words] of places) {
    if (!place.test(filled)) throw new Error(`index.html has nothing like ${place}: see ahead/document.ts.`);
    filled = filled.replace(place, () => words);
  }
  return filled;
}
