import { NavMenu, NavMenuButton, NavMenuLink } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FirstUse } from "./first-use.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuEntry } from "./menus.ts";

const loadPanel = async () => (await import("./menu-panel.tsx")).MenuPanelLinks;

/** The header's menu on wide windows. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const intl = useIntl();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const current = nearest(entries, pathname);
  return (
    <NavMenu label={intl.formatMessage({ id: "shell.menu" })} className="in-data-session:invisible max-lg:hidden">
      {entries.map((entry) =>
        "links" in entry ? (
          <li key={entry.label} className="noscript:hidden">
            <FirstUse
              opens="dialog"
              load={loadPanel}
              props={{ links: entry.links, pathname }}
              button={
                <NavMenuButton current={entry.links.some(({ to }) => to === current)}>
                  <FormattedMessage id={entry.label} />
                </NavMenuButton>
              }
            />
          </li>
        ) : (
          <NavMenuLink key={entry.label} asChild current={entry.to === current}>
            <MenuAnchor link={entry} />
          </NavMenuLink>
        ),
      )}
    </NavMenu>
  );
}

/** Returns the menu's entry for the current page, or its nearest ancestor. */
function nearest(entries: readonly MenuEntry[], pathname: string): string | undefined {
  return entries
    .flatMap((entry) => ("links" in entry ? entry.links : [entry]))
    .map(({ to }): string => to)
    .filter((to) => to === pathname || (to !== "/" && pathname.startsWith(`${to}/`)))
    .reduce<string | undefined>((longest, to) => (longest && longest.length > to.length ? longest : to), undefined);
}
