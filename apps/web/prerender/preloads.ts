import type { Manifest } from "vite";
import type { Locale } from "../src/platform/intl/locale.ts";
import type { PrerenderedPage } from "../src/prerender.tsx";

/** Returns the scripts of a page beyond the entry: its routes' and its messages', with their static imports. */
export function preloadsOf(manifest: Manifest, { routeIds, textGroups }: PrerenderedPage, locale: Locale): string[] {
  const names = Object.keys(manifest);
  const routes = routeIds.flatMap((id) => {
    const files = [`src/routes${id}.tsx?`, `src/routes${id}/route.tsx?`, `src/routes${id}index.tsx?`];
    return names.filter((name) => files.some((file) => name.startsWith(file)));
  });
  const messages = names.filter((name) =>
    textGroups.some((group) => name.endsWith(`virtual:messages/${locale}/${group}`)),
  );
  const wanted = new Set([...routes, ...messages]);
  for (const name of wanted) for (const imported of manifest[name]?.imports ?? []) wanted.add(imported);
  const entry = new Set(names.filter((name) => manifest[name]?.isEntry));
  for (const name of entry) for (const imported of manifest[name]?.imports ?? []) entry.add(imported);
  return [...wanted].filter((name) => !entry.has(name)).flatMap((name) => manifest[name]?.file ?? []);
}
