import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pageFile } from "../hosting/page-file.ts";

/** The preview sends pages drawn ahead, as every host of the built app does. */
export function pagesAhead(): Plugin {
  return {
    name: "coffer:pages-ahead",
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      const root = existsSync(config.build.outDir) ? config.build.outDir : folder;
      middlewares.use((request, _response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
        const file = pageFile(pathname, searchParams);
        if (request.method === "GET" && file && existsSync(join(root, file))) request.url = `/${file}`;
        next();
      });
    },
  };
}
