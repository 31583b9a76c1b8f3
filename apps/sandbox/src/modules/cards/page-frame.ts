import type { Locale } from "@coffer/errors";
import type { EngineReply, EngineRequest } from "../../core/request.ts";

/** A stand-in's page. Nothing of it runs: numbers and amounts are all an order puts in. */
export const standInPage = (
  status: number,
  language: Locale,
  { name, title, content }: { name: string; title: string; content: string },
): EngineReply => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    // With none at all a form of the page is sent from the origin "null", which no door takes.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  },
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${name}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}</style>
<main><h1>${name}</h1>${content}</main></html>
`,
});

/** What was pressed on it. */
export function pressedOn({ body }: EngineRequest): string | null {
  const fields = body.kind === "form" ? body.fields : new URLSearchParams(body.kind === "text" ? body.text : "");
  const answer = fields.get("answer");
  return typeof answer === "string" ? answer : null;
}

export const pressed = (answer: string, words: string) => `<button name="answer" value="${answer}">${words}</button>`;
