import type { Locale } from "@coffer/errors";
import type { EngineReply, EngineRequest } from "../../core/request.ts";

/** Returns a page of the provider simulator. It runs no scripts and shows only numbers and amounts of an order. */
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
    // Without a referrer a form is sent from the origin "null", which no adapter accepts.
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

/** Returns the pressed button's value. */
export function pressedOn({ body }: EngineRequest): string | null {
  const fields = body.kind === "form" ? body.fields : new URLSearchParams(body.kind === "text" ? body.text : "");
  const answer = fields.get("answer");
  return typeof answer === "string" ? answer : null;
}

export const pressed = (answer: string, words: string) => `<button name="answer" value="${answer}">${words}</button>`;
