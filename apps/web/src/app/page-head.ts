import type { StaticDataRouteOption } from "@tanstack/react-router";
import type { PlainMessageId } from "../platform/intl/intl.ts";
import { currentIntl, currentLocale } from "../platform/intl/locale-state.ts";
import type { PageAbout } from "../platform/page/about-page.ts";
import { addressOf, headOf } from "../platform/page/head.ts";
import { saidBy } from "./static-data.ts";

interface Match {
  pathname: string;
  search: object;
  staticData: StaticDataRouteOption;
  loaderData?: unknown;
}

/** Returns the head of a page: what its loader says as `about`, else its routes' title and description. */
export function pageHead(matches: readonly Match[]) {
  const { title, description } = saidBy(matches);
  const text = (id: PlainMessageId) => currentIntl().formatMessage({ id });
  const { pathname = "/", search = {}, loaderData } = matches.at(-1) ?? {};
  const about: PageAbout = Object(loaderData).about ?? {
    title: title && text(title),
    description: description && text(description),
  };
  const named = about.title ? `${about.title} · Coffer` : "Coffer";
  return headOf({ ...about, title: named, locale: currentLocale() }, addressOf(pathname, search));
}
