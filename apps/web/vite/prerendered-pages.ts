import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pageFile } from "../hosting/page-file.ts";

/** Sends prerendered pages from the preview, as every host of the built app does. */
export function prerenderedPages(): Plugin {
  return {
    name: "coffer:prerendered-pages",
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      const root = existsSync(config.build.outDir) ? config.build.outDir : folder;
      middlewares.use((request, _response, next) => {
        const file = pageFile(new URL(request.url ?? "/", "http://host"), request.headers.cookie);
        if (request.method === "GET" && file && existsSync(join(root, file))) request.url = `/${file}`;
        next();
      });
    },
  };
}
