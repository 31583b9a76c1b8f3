import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Text } from "../lib/text.tsx";
import type { MenuLink } from "./menus.ts";

/** A menu's link. Not every page of the product is built yet; the others answer the not-found page. */
export function MenuAnchor({ link, ...props }: { link: MenuLink } & Omit<ComponentProps<"a">, "children">) {
  return (
    <Link {...props} to={link.to} {...(link.anchor && { search: { to: link.anchor } })} activeOptions={{ exact: true }}>
      <Text id={link.label} />
    </Link>
  );
}
