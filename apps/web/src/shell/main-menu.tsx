import { NavMenu, NavMenuLink, NavMenuPanel, NavMenuPanelLink } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { Text, useText } from "../lib/text.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";

/** The header's menu on wide windows. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useText();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const under = (to: string) => to === pathname || (to !== "/" && pathname.startsWith(`${to}/`));
  return (
    <NavMenu label={text("shell.menu")} className="max-lg:hidden">
      {entries.map((entry) =>
        "links" in entry ? (
          <NavMenuPanel
            key={entry.label}
            label={<Text id={entry.label} />}
            current={entry.links.some((link) => under(link.to))}
          >
            {entry.links.map((link) => (
              <NavMenuPanelLink key={link.label} asChild current={link.to === pathname && !link.anchor}>
                <MenuAnchor link={link} />
              </NavMenuPanelLink>
            ))}
          </NavMenuPanel>
        ) : (
          <NavMenuLink key={entry.label} asChild current={under(entry.to)}>
            <MenuAnchor link={entry} />
          </NavMenuLink>
        ),
      )}
    </NavMenu>
  );
}
