import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { anchorOf } from "../../../platform/url/redirect.ts";

/** The product: "the page scrolls to the element with that id after about 200 ms with a 60 px offset". */
const delay = 200;
const offset = 60;

/** Scrolls to the `to` parameter; without it the router scrolls to the top. */
export function AnchorScroll() {
  const to = useSearch({ strict: false, select: (search: { to?: unknown }) => anchorOf(search.to) });
  useEffect(() => {
    if (!to) return;
    const go = () => {
      const target = document.getElementById(to);
      if (!target) return;
      watch.disconnect();
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset, behavior });
    };
    // On a slow network the part loads later.
    const watch = new MutationObserver(go);
    const timer = setTimeout(() => {
      watch.observe(document.body, { childList: true, subtree: true });
      go();
    }, delay);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [to]);
  return null;
}
