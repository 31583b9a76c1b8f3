import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { anchorOf } from "../../../lib/redirect.ts";

/** The product: "the page scrolls to the element with that id after about 200 ms with a 60 px offset". */
const delay = 200;
const offset = 60;

/** Follows the `to` of the address; without it the router scrolls to the top. */
export function AnchorScroll() {
  const to = useSearch({ strict: false, select: (search: { to?: unknown }) => anchorOf(search.to) });
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(to);
      if (!target) return;
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset, behavior });
    }, delay);
    return () => clearTimeout(timer);
  }, [to]);
  return null;
}
