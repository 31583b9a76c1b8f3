import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { anchorOf } from "../../lib/redirect.ts";
import { Hero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { Sections } from "./sections.tsx";

export function HomeScreen() {
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 sm:px-8">
      <AnchorScroll />
      <Hero />
      <Offers />
      <Sections />
    </div>
  );
}

/** The product: "the page scrolls to the element with that id after about 200 ms with a 60 px offset". */
const delay = 200;
const offset = 60;

/** Follows the `to` of the address; without it the router scrolls to the top. */
function AnchorScroll() {
  const to = useSearch({ strict: false, select: (search: { to?: unknown }) => anchorOf(search.to) });
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(to);
      if (target)
        window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset, behavior: "smooth" });
    }, delay);
    return () => clearTimeout(timer);
  }, [to]);
  return null;
}
