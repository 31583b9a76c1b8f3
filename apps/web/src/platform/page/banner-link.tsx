import { outsideLink, ownOrigin, returnPath } from "../url/redirect.ts";
import { PathLink } from "./path-link.tsx";

const look = "font-medium text-vault underline-offset-4 hover:underline";

/** A banner's words, and where they lead: a page of ours, another site, or nowhere. */
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

/** A path with its query, as the router wants them. */
function target(path: string) {
  const { pathname, searchParams } = new URL(path, ownOrigin());
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
