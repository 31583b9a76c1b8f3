import { outsideLink, ownOrigin, returnPath } from "../url/redirect.ts";
import { PathLink } from "./path-link.tsx";

const look = "font-medium text-vault underline-offset-4 hover:underline";

/** A banner's text with its link: a page of the app, another site, or none. */
export function BannerLink({ title, linkUrl }: { title: string; linkUrl?: string | null | undefined }) {
  const path = returnPath(linkUrl);
  if (path) {
    return (
      <PathLink {...target(path)} className={look}>
        {title}
      </PathLink>
    );
  }
  const outside = outsideLink(linkUrl ?? undefined);
  if (!outside) return title;
  return (
    <a href={outside} rel="noopener noreferrer" className={look}>
      {title}
    </a>
  );
}

/** Returns path and query in the router's format. */
function target(path: string) {
  const { pathname, searchParams } = new URL(path, ownOrigin());
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
