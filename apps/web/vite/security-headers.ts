import type { Plugin } from "vite";

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

export const securityHeaders: Record<string, string> = {
  "content-security-policy": Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join("; "),
  // A page of the card's provider opens in a window of its own, and is followed there.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export function shipHeaders(): Plugin {
  return {
    name: "coffer:security-headers",
    apply: "build",
    generateBundle() {
      const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
      this.emitFile({ type: "asset", fileName: "_headers", source: `/*\n${lines.join("")}` });
    },
  };
}
