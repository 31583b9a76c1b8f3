import { knownHtml } from "../platform/known-html.ts";

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown };
  }
  /** The global that zod reads its settings from when it loads later. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Under the build's headers (`vite/security-headers.ts`) a page accepts HTML only from the sanitising component.
 * Libraries still write style text as HTML: text without a tag creates no element, so it passes.
 */
export function allowTextOnly(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") && !knownHtml.has(html) ? null : html),
    // The headers restrict the hosts of scripts.
    ...(import.meta.env.MEASURING && { createScriptURL: (url) => (url.startsWith("https://") ? url : null) }),
  });
  // Otherwise zod would try to compile its checks, which the headers forbid.
  globalThis.__zod_globalConfig = { jitless: true };
}
