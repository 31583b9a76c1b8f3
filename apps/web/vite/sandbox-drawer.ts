import type { Plugin } from "vite";

const STYLES = "/src/main.css";
/** The drawer's classes go into the app's own style sheet: two sheets of utilities would override each other's order. */
const SOURCES = '\n@source "../../sandbox/src/console";\n';
const BUTTON = "/dev/sandbox-button.ts";

/**
 * The sandbox's console as a drawer in the app, for development and for the app with the sandbox inside. Nothing in the
 * app's own sources knows of it, so what is built for people has nothing of it.
 */
export function sandboxDrawer(): Plugin {
  return {
    name: "coffer:sandbox-drawer",
    // Before Tailwind reads the sheet.
    enforce: "pre",
    transform: (code, id) => (id.split("?", 1)[0]?.endsWith(STYLES) ? code + SOURCES : undefined),
    transformIndexHtml: {
      order: "pre",
      handler: () => [{ tag: "script", attrs: { type: "module", src: BUTTON }, injectTo: "body" }],
    },
  };
}
