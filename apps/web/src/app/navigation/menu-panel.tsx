import { NavMenuPanel, NavMenuPanelLink } from "@coffer/ui";
import type { ReactElement } from "react";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuLink } from "./menus.ts";

export interface MenuPanelLinksProps {
  button: ReactElement;
  links: readonly MenuLink[];
  pathname: string;
}

/** The links below a menu entry. */
export function MenuPanelLinks({ button, links, pathname }: MenuPanelLinksProps) {
  return (
    <NavMenuPanel defaultOpen button={button}>
      {links.map((link) => (
        <NavMenuPanelLink key={link.label} asChild current={link.to === pathname && !link.anchor}>
          <MenuAnchor link={link} />
        </NavMenuPanelLink>
      ))}
    </NavMenuPanel>
  );
}
