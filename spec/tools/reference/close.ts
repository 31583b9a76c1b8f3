import { readFile, writeFile } from "node:fs/promises";

// Makes Redocly's page self-contained: its logo, which it would fetch, becomes an inline image, and a content security
// policy forbids all requests. Names stay on one line, in tables and in the text; a table that is too wide scrolls.
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;
const name =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='12'%3E%3Ctext y='10' font-size='11' font-family='sans-serif'%3ERedocly%3C/text%3E%3C/svg%3E";
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data:",
].join("; ");
const style = `
    table { display: block; overflow-x: auto; }
    table td, table th, table code { word-break: normal !important; overflow-wrap: normal !important; }
    table td:first-child { white-space: nowrap; }
    :not(pre) > code { display: inline-block; max-width: 100%; padding-block: 0 !important; overflow-wrap: anywhere; }
    table :not(pre) > code { overflow-wrap: normal; }`;

const page = new URL("../../dist/index.html", import.meta.url);
const rendered = await readFile(page, "utf8");
const closed = rendered
  .replaceAll(logo, name)
  .replace("<meta charset", `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n  <meta charset`)
  .replace("</head>", `<style>${style}\n  </style>\n</head>`);
await writeFile(page, closed);
