import { useText } from "../lib/text.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";

/** The header's menu before its panels can open: each entry leads to its first page, in the same place. */
export function PlainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useText();
  return (
    <nav aria-label={text("shell.menu")} className="flex items-center gap-0.5 max-lg:hidden">
      {entries.map((entry) => {
        const panel = "links" in entry;
        const link = panel ? entry.links[0] : entry;
        return (
          link && (
            <MenuAnchor
              key={entry.label}
              link={{ ...link, label: entry.label }}
              className={panel ? "px-2.5 pr-7 text-ink-2" : "px-2.5 text-ink-2 hover:text-ink"}
            />
          )
        );
      })}
    </nav>
  );
}
