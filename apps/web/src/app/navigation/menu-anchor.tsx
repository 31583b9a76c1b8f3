import type { ComponentProps } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import type { MenuLink } from "./menus.ts";

/** A menu's link. */
export function MenuAnchor({ link, ...props }: { link: MenuLink } & Omit<ComponentProps<"a">, "children">) {
  return (
    <PathLink {...props} to={link.to} search={link.anchor && { to: link.anchor }}>
      <FormattedMessage id={link.label} />
    </PathLink>
  );
}
