import { QueryClientProvider } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "../language.ts";
import { createQueryClient } from "../query-client.ts";
import { LanguageContext } from "../words/use-words.ts";
import { Drawer } from "./drawer.tsx";
import { DrawerPlaces } from "./drawer-places.tsx";
import type { DrawerOptions } from "./options.ts";

export type { DrawerOptions } from "./options.ts";

/**
 * The console as a drawer over a web app, with the theme and language of its page. It has no styles of its own: the
 * app's style sheet includes these sources, so that there is one order of classes.
 */
export function mountDrawer(container: HTMLElement, options: DrawerOptions): { unmount: () => void } {
  const root = createRoot(container);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <InPageLanguage {...options} />
    </QueryClientProvider>,
  );
  return { unmount: () => root.unmount() };
}

const InPageLanguage = (options: DrawerOptions) => (
  <LanguageContext value={usePageLanguage()}>
    <DrawerPlaces {...options}>
      <Drawer {...options} />
    </DrawerPlaces>
  </LanguageContext>
);

/** The page's current language. */
const usePageLanguage = (): Locale => useSyncExternalStore(subscribe, spoken);

const spoken = (): Locale => (/^zh\b/i.test(document.documentElement.lang) ? "zh-CN" : "en");

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
