import type { Plugin } from "vite";

const fonts = /\/(geist|newsreader)-(?!latin|accents)[^/]*\.woff2$/;

/** Asks for the two fonts of the first paint with the page itself, not after the styles that name them. */
export function fontPreload(): Plugin {
  return {
    name: "coffer:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => fonts.test(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` },
          })),
    },
  };
}
