import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { fontPreload } from "./vite/font-preload.ts";
import { measuringOf } from "./vite/measuring.ts";
import { messages } from "./vite/messages.ts";
import { prerenderedPages } from "./vite/prerendered-pages.ts";
import { reference } from "./vite/reference.ts";
import { sandboxDrawer } from "./vite/sandbox-drawer.ts";
import { sandboxInPage } from "./vite/sandbox-in-page.ts";
import { securityHeaders } from "./vite/security-headers.ts";
import { tabIcon } from "./vite/tab-icon.ts";

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT || 4010}`;
/** The sandbox runs inside the page: nothing to build against a server for. */
const isInPage = process.env.VITE_SANDBOX === "browser";
// Same origin for page and API, as in production behind one host: no CORS in the way of cookies or headers, and the
// addresses of files that the API hands out are of the page's own host (Vite's short form would hide it).
const proxy = isInPage ? {} : { "/api": { target: sandbox }, "/__sandbox": { target: sandbox } };
const origin = process.env.VITE_ORIGIN || "https://coffer.example";
const port = Number(process.env.PORT || 5173);

/** What is counted in the app as it is built for people. A preview answers with the headers of what it shows. */
const measuring = measuringOf({ env: process.env, forPeople: !isInPage });

export default defineConfig(({ command, isSsrBuild = false }) => ({
  define: {
    // The addresses in prerendered pages are absolute: the browser has to write the same.
    ...(command === "build" && { "import.meta.env.VITE_ORIGIN": JSON.stringify(origin) }),
    "import.meta.env.MEASURING": JSON.stringify(command === "build" && measuring ? JSON.stringify(measuring) : ""),
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]] },
      generatedRouteTree: "src/route-tree.gen.ts",
      routeFileIgnorePattern: ".test.",
      addExtensions: true,
      disableTypes: false,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    // Before Tailwind, whose sources it adds to; never in what is built for people.
    (isInPage || command === "serve") && sandboxDrawer(),
    tailwindcss(),
    reference(),
    messages({ forPeople: command === "build" && !isInPage, writesTypes: command === "serve" }),
    fontPreload(),
    tabIcon(),
    // The sandbox in the page is for development: it needs a service worker and no wall around it. Before what answers with pages.
    !isInPage && !isSsrBuild && securityHeaders(measuring),
    prerenderedPages(),
    isInPage && sandboxInPage(),
  ],
  resolve: {
    conditions: ["@coffer/source", ...defaultClientConditions],
    alias: [
      // Messages are compiled at build. Without the parser the entry chunk is smaller.
      ...(command === "build"
        ? [
            {
              find: "@formatjs/icu-messageformat-parser",
              replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
            },
          ]
        : []),
      // React has had the hook itself since 18: no stand-in for older ones.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
    ],
  },
  // Unit tests run in Node.
  ssr: { resolve: { conditions: ["@coffer/source", ...defaultServerConditions] } },
  server: { host: "127.0.0.1", port, strictPort: true, proxy },
  preview: { host: "127.0.0.1", port, strictPort: true, proxy },
  build: {
    target: "es2022",
    manifest: true,
    // The entry's imports are preloaded by index.html, a prerendered page's by its head. Lists for all other chunks
    // would add 10 kB to the entry.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One file for all that the entry imports statically; the bundler splits the rest at each `import()`.
            { name: "initial", tags: ["$initial"] },
            // The shared parts of public pages are small: one file instead of fifteen.
            { name: "public", test: /\/features\/content\/(?:pieces|pictures)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
