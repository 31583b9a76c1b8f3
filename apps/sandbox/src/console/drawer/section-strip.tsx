import { cn } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { sectionGroups } from "../frame/section-groups.ts";
import { Waiting } from "../frame/waiting.tsx";
import { PlaceLink, usePlace } from "../places.tsx";
import { useWords } from "../words/use-words.ts";

/** All sections in one scrolling line; the current one is scrolled into view. */
export function SectionStrip() {
  const words = useWords();
  const { section: current } = usePlace();
  const strip = useRef<HTMLElement>(null);
  // Another section scrolls its own link into view.
  useEffect(() => {
    strip.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={words.frame.nav.label}
      className="flex gap-1 overflow-x-auto px-3 pb-1.5 [scrollbar-width:none]"
    >
      {sectionGroups
        .flatMap(({ sections }) => sections)
        .map((section) => (
          <PlaceLink
            key={section}
            to={{ section }}
            aria-current={section === current ? "page" : undefined}
            className={cn(
              "flex items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 py-1.5 text-ink-2 text-label hover:bg-sunken touch:py-3",
              section === current && "bg-vault-tint font-medium text-vault hover:bg-vault-tint",
            )}
          >
            {words.frame.sections[section]}
            <Waiting section={section} />
          </PlaceLink>
        ))}
    </nav>
  );
}
