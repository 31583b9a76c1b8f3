import type { Plugin } from "vite";

/**
 * What Vite wraps each `import()` in waits for the styles and the imports of a chunk. All styles are in the page, and imports
 * are asked ahead by `earlyChunks`: without the wrapper a page is a kB lighter.
 */
export function plainImports(): Plugin {
  return {
    name: "coffer:plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
