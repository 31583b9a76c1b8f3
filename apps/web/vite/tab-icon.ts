import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The tab's icon comes with the page itself: a file of 300 bytes would be a request of every first visit. */
export function tabIcon(): Plugin {
  let mark = "";
  return {
    name: "coffer:tab-icon",
    apply: "build",
    configResolved: ({ publicDir }) => {
      mark = readFileSync(join(publicDir, "mark.svg"), "utf8").trim();
    },
    transformIndexHtml: (html) => {
      // The tab says the title itself. Written as the page's other marks are, it compresses with them.
      const address = mark
        .replace(/<title>.*?<\/title>/, "")
        .replaceAll('"', "'")
        .replace(/[#%]/g, encodeURIComponent);
      return html.replace('href="/mark.svg"', () => `href="data:image/svg+xml,${address}"`);
    },
  };
}
