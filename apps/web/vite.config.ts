import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { chunkPlan } from "./vite/chunks.ts";
import { earlyChunks } from "./vite/early-chunks.ts";
import { fontPreload } from "./vite/font-preload.ts";
import { helpersInStart } from "./vite/helpers-in-start.ts";
import { measuringOf } from "./vite/measuring.ts";
import { messages } from "./vite/messages.ts";
import { pagesAhead } from "./vite/pages-ahead.ts";
import { plainImports } from "./vite/plain-imports.ts";
import { reference } from "./vite/reference.ts";
import { routeAreas } from "./vite/route-areas.ts";
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
const port = Number(process.env.PORT || 5173);

/** What is counted in the app as it is built for people. A preview answers with the headers of what it shows. */
const measuring = measuringOf({ env: process.env, forPeople: !isInPage });

export default defineConfig(({ command, isSsrBuild = false }) => ({
  define: {
    "import.meta.env.AHEAD": JSON.stringify(isSsrBuild),
    "import.meta.env.MEASURING": JSON.stringify(command === "build" && measuring ? JSON.stringify(measuring) : ""),
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
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
    routeAreas(),
    reference(),
    messages({ forPeople: command === "build" && !isInPage, writesTypes: command === "serve" }),
    // With the sandbox inside, the app starts after it: sharing a chunk with the start would run the app first.
    !isInPage && !isSsrBuild && chunkPlan(),
    !isInPage && !isSsrBuild && helpersInStart(),
    // There the app's styles come with its first import too, which only the bundler's own way of importing waits for.
    !isInPage && plainImports(),
    fontPreload(),
    tabIcon(),
    // The sandbox in the page is for development: it needs a service worker and no wall around it. Before what answers with pages.
    !isInPage && !isSsrBuild && securityHeaders(measuring),
    pagesAhead(),
    !isInPage && !isSsrBuild && earlyChunks(),
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
  // What a chunk imports is known one round trip later, for three kB fewer on every page; `earlyChunks` asks ahead where visits begin.
  build: { target: "es2022", modulePreload: false },
}));
