import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { textGroups } from "../src/messages/groups.ts";
import { locales } from "../src/platform/intl/locale.ts";
import { areaModules } from "./route-areas.ts";

const routes = join(import.meta.dirname, "../src/routes");

/** The pages where visits begin: their routes' files, and the texts these name. */
const pages: Record<string, { files: readonly string[]; texts: readonly (keyof typeof textGroups)[] }> = {
  "/": { files: ["index.tsx"], texts: ["start", "home"] },
  "/user/login": { files: ["user/login.tsx"], texts: ["start", "auth", "form"] },
  "/user/register": { files: ["user/register.tsx"], texts: ["start", "auth", "form"] },
  "/assets": { files: ["assets/route.tsx", "assets/index.tsx"], texts: ["start", "signedIn", "assets"] },
};

/**
 * What a page asks for once the start's scripts run: its code and its words, which `public/theme.js` asks for while those
 * scripts still come. A list beside each address, in the page itself.
 */
export function earlyChunks(): Plugin {
  return {
    name: "coffer:early-chunks",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk: start }) {
        const chunks = Object.values(bundle ?? {}).filter((each) => each.type === "chunk");
        const atStart = new Set(start ? withImports(start, chunks) : []);
        const filesOf = (id: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
          if (!chunk) throw new Error(`No chunk holds ${id.replace("\0", "")}: see vite/early-chunks.ts.`);
          return withImports(chunk, chunks).filter((name) => !atStart.has(name));
        };
        const areas = new Map(areaModules().map(({ area, id }) => [area, id]));
        const early = Object.entries(pages).map(([path, { files, texts }]) => {
          const area = areas.get(path.split("/")[1] ?? "");
          const ids = [...(area ? [area] : []), ...files.map((file) => `${join(routes, file)}?tsr-split=component`)];
          const words = locales.map((locale) => [
            locale,
            texts.flatMap((group) => filesOf(`\0virtual:messages/${locale}/${group}`)),
          ]);
          return [path, { code: [...new Set(ids.flatMap(filesOf))], ...Object.fromEntries(words) }];
        });
        const list = JSON.stringify(Object.fromEntries(early)).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
        return html.replace('src="/theme.js"', (found) => `${found} data-early='${list}'`);
      },
    },
  };
}

function withImports(chunk: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]): string[] {
  const names = new Set([chunk.fileName]);
  for (const name of names)
    for (const imported of all.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported);
  return [...names];
}
