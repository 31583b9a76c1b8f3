import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const WORKER = "/mockServiceWorker.js";
const ENTRY = "/src/main.tsx";
const WITH_SANDBOX = "/dev/sandbox-in-page.ts";

/** No page of its own where there is no server: the console's address opens the app with the drawer open. */
const CONSOLE = `<!doctype html>
<meta charset="utf-8" />
<title>Coffer sandbox</title>
<script>
  try {
    sessionStorage.setItem("coffer_sandbox_drawer", "1");
  } finally {
    location.replace("/");
  }
</script>
`;

const { resolve } = createRequire(createRequire(import.meta.url).resolve("@coffer/sandbox/package.json"));

/** Straight from the MSW the sandbox has: a copy of our own could fall behind. */
export const workerSource = () => readFileSync(resolve("msw/mockServiceWorker.js"), "utf8");

/**
 * `VITE_SANDBOX=browser`: the page starts with a sandbox inside, and what is built needs no server: any host of static
 * files will do, its own addresses for client routes included.
 */
export function sandboxInPage(): Plugin {
  return {
    name: "coffer:sandbox-in-page",
    configureServer(server) {
      server.middlewares.use(WORKER, (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(workerSource());
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        if (!html.includes(ENTRY)) throw new Error(`index.html doesn't start ${ENTRY}.`);
        return html.replace(ENTRY, WITH_SANDBOX);
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        this.emitFile({ type: "asset", fileName: WORKER.slice(1), source: workerSource() });
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("There is no index.html to copy.");
        // The address of a client route is no file: hosts that know this convention answer with the app.
        this.emitFile({ type: "asset", fileName: "404.html", source: page.source });
        this.emitFile({ type: "asset", fileName: "_redirects", source: "/* /index.html 200\n" });
        this.emitFile({ type: "asset", fileName: "__sandbox/index.html", source: CONSOLE });
      },
    },
  };
}
