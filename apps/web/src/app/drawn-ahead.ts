import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { frameFile } from "../platform/frame-file.ts";
import type { Locale } from "../platform/intl/locale.ts";
import { builtArticles, knownHtml } from "../platform/known-html.ts";

// What only a page drawn while building needs, once the app draws over it.

type Answer = [QueryKey, unknown];

/** Whoever is still there then has what was drawn asked for again: the client is an eighth of a page's scripts. */
const ASK_PAGE_AFTER = 3000;
/** The same for the frame's announcements and settings, on pages that ask for nothing else. */
const ASK_FRAME_AFTER = 10_000;
/** On a slow network the frame's calls are made instead. */
const FRAME_WAIT = 1000;

/** What its calls have answered: shown at once, and asked for again later. */
export async function takeAnswers(queryClient: QueryClient, locale: Locale): Promise<void> {
  const isTheirs = document.documentElement.lang === locale;
  const own: Answer[] = isTheirs ? JSON.parse(document.getElementById("answers")?.textContent ?? "[]") : [];
  for (const [, data] of own) keepArticle(Object(data).content);
  const asked = fetch(`/${frameFile(locale)}`).then((reply) => reply.json());
  const late = new Promise<[]>((resolve) => setTimeout(resolve, FRAME_WAIT, []));
  const frame: Answer[] = await Promise.race([asked, late]).catch(() => []);
  for (const [key, data] of [...own, ...frame]) queryClient.setQueryData(key, data);
  const ask = () => {
    for (const [queryKey] of [...own, ...frame]) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  setTimeout(ask, own.length > 0 ? ASK_PAGE_AFTER : ASK_FRAME_AFTER);
}

/** What was cleaned while building isn't cleaned again: what does it is a tenth of the page's scripts. */
function keepArticle(source: unknown): void {
  const drawn = document.querySelector("[data-ahead] [data-article]");
  if (typeof source !== "string" || !drawn) return;
  const parts = [...drawn.querySelectorAll("h2[id]")].map(({ id, textContent }) => ({ id, words: textContent }));
  builtArticles.set(source, { html: drawn.innerHTML, parts });
  knownHtml.add(drawn.innerHTML);
}

declare global {
  interface Window {
    /** The buttons pressed so far, by `public/theme.js`. */
    pressed?: Element[];
  }
}

/** Once the app is in its place, goes on where somebody was: where the focus was, and with what they pressed before its script was here. */
export function goOnFrom(root: Element): void {
  const before = placesIn(root);
  const focused = before.indexOf(document.activeElement as HTMLElement);
  const drawn = new MutationObserver(() => {
    if (root.querySelector("[data-ahead]")) return;
    drawn.disconnect();
    const places = placesIn(root);
    const now = (then: HTMLElement) => {
      const alike = (place: HTMLElement) => nameOf(place) === nameOf(then);
      return places.filter(alike)[before.filter(alike).indexOf(then)];
    };
    const place = before[focused];
    if (place) now(place)?.focus({ preventScroll: true });
    // Each choice counts; of what else was pressed in impatience only the last does.
    const presses = window.pressed?.splice(0) ?? [];
    for (const pressed of presses) {
      if (pressed.role === null && pressed !== presses.at(-1)) continue;
      const button = now(pressed as HTMLElement);
      if (button) press(button);
    }
  });
  drawn.observe(root, { childList: true });
}

const placesIn = (root: Element) => [...root.querySelectorAll<HTMLElement>("a, button, input, main")];
/** What it is for somebody who comes back to it; a field is known by its place among the others. */
const nameOf = (place: Element) =>
  place.tagName + (place.matches("input, main") ? "" : (place.ariaLabel ?? place.textContent));

function press(button: HTMLElement): void {
  button.focus();
  // Menus open when the pointer goes down, tabs change with the focus, the rest are clicked.
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "mouse" }));
  button.click();
}
