import { knownHtml } from "../platform/known-html.ts";

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown };
  }
  /** What zod takes its settings from as it loads, which is later. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Under the build's headers (`vite/security-headers.ts`) a page takes HTML from the sanitising component alone. Libraries
 * still write the text of a style element as if it were HTML: text without a tag makes no element, so it passes.
 */
export function allowTextOnly(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") && !knownHtml.has(html) ? null : html),
    // Which hosts' scripts may come is said by the headers.
    ...(import.meta.env.MEASURING && { createScriptURL: (url) => (url.startsWith("https://") ? url : null) }),
  });
  // It would try to compile its checks, which the headers forbid, before it does without.
  globalThis.__zod_globalConfig = { jitless: true };
}
