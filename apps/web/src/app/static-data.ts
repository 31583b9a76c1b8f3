import type { StaticDataRouteOption } from "@tanstack/react-router";
import type { TextGroup } from "../messages/groups.ts";
import type { PlainMessageId } from "../platform/intl/intl.ts";

// A route's statements about its shell; the shell has no list of pathnames.
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The message groups it shows, besides those of its parent routes. */
    texts?: readonly TextGroup[];
    /** The window's title. */
    title?: PlainMessageId;
    /** The description for search engines. Without one the page isn't indexed: it requires sign-in. */
    description?: PlainMessageId;
    /** `plain` = no line below it, as on marketing pages. */
    header?: "bar" | "plain" | "none";
    footer?: "shown" | "none";
    /** The block above the footer with the link to /contact. */
    callToAction?: boolean;
    /** The account kind of the footer's sign-up link. */
    signUp?: "merchant" | "personal";
    /** The section, for rules about all its pages. */
    area?: "assets" | "account" | "trade" | "merchant";
    /** A page that is open to unverified users. */
    beforeKyc?: boolean;
  }
}

/** The merged statements of a page's routes; inner ones override outer ones. */
export const saidBy = (matches: readonly { staticData: StaticDataRouteOption }[]): StaticDataRouteOption =>
  Object.assign({}, ...matches.map((match) => match.staticData));
