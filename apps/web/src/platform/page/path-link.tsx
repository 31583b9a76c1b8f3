import { Link, type LinkComponentProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";

export interface PathLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site. */
  to: string;
  search?: Record<string, string> | undefined;
}

/** A link whose path is data: from a menu, a record or the settings. */
export function PathLink({ to, search, ...props }: PathLinkProps) {
  // An unknown path shows the not-found page.
  const target = { to, search: search ?? {}, activeOptions: { exact: true, includeSearch: search !== undefined } };
  return <Link {...(props as LinkComponentProps)} {...(target as object)} />;
}
