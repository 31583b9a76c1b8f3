import type { Plugin } from "vite";
import type { Measuring } from "../src/platform/measuring/config.ts";
import { originsOf } from "./measuring.ts";

/**
 * What a browser is told with each file of the app: scripts only of its own origin and never inline, HTML only as the
 * sanitising component made it (Trusted Types), and in nobody's frame. `vite preview` answers with them, so the tests in
 * Chromium run under them; the build ships them as `_headers`, the format that hosts of static files read.
 */
const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "worker-src": "'self'",
  // Libraries of dialogs and toasts add style elements of their own; styles run nothing.
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self'",
  // Pictures chosen on the device are shown before they are sent; QR codes are drawn.
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default dompurify",
};

function write(rules: Record<string, string>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const rest: Record<string, string> = {
  // A page of the card's provider opens in a window of its own, and is followed there.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** Where visits are counted by scripts of others, those hosts are let in too. */
export function headersFor(measuring: Measuring | undefined): Record<string, string> {
  const origins = originsOf(measuring);
  const opened = (["script-src", "connect-src", "img-src"] as const).map((part) => [
    part,
    [policy[part], ...origins].join(" "),
  ]);
  return { "content-security-policy": write({ ...policy, ...Object.fromEntries(opened) }), ...rest };
}

export const headers = headersFor(undefined);

export function securityHeaders(measuring: Measuring | undefined): Plugin {
  const headers = headersFor(measuring);
  return {
    name: "coffer:security-headers",
    generateBundle() {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      this.emitFile({ type: "asset", fileName: "_headers", source: `/*\n${lines.join("")}` });
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // With each script they would be a twentieth of what a visit fetches over HTTP/1; what is behind the proxy has its own.
        if (request.headers.accept?.includes("text/html") && !/^\/(api|__sandbox)\//.test(request.url ?? "")) {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
