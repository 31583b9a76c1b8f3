import { Link, type LinkComponentProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";

export interface PathLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site. */
  to: string;
  search?: Record<string, string> | undefined;
}

/** A link whose path is data: out of a menu or the settings, or to a page of the product that is not built yet. */
export function PathLink({ to, search, ...props }: PathLinkProps) {
  // The router's types know built routes only; what isn't one answers the not-found page.
  const target = { to, search: search ?? {}, activeOptions: { exact: true, includeSearch: search !== undefined } };
  return <Link {...(props as LinkComponentProps)} {...(target as object)} />;
}
