import { NavMenu, NavMenuButton, NavMenuLink } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { Text, useText } from "../../lib/text.tsx";
import { FirstUse } from "./first-use.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";

const loadPanel = async () => (await import("./menu-panel.tsx")).MenuPanelLinks;

/** The header's menu on wide windows. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useText();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const under = (to: string) => to === pathname || (to !== "/" && pathname.startsWith(`${to}/`));
  return (
    <NavMenu label={text("shell.menu")} className="max-lg:hidden">
      {entries.map((entry) =>
        "links" in entry ? (
          <li key={entry.label}>
            <FirstUse
              opens="dialog"
              load={loadPanel}
              props={{ links: entry.links, pathname }}
              button={
                <NavMenuButton current={entry.links.some((link) => under(link.to))}>
                  <Text id={entry.label} />
                </NavMenuButton>
              }
            />
          </li>
        ) : (
          <NavMenuLink key={entry.label} asChild current={under(entry.to)}>
            <MenuAnchor link={entry} />
          </NavMenuLink>
        ),
      )}
    </NavMenu>
  );
}
