import type { StaticDataRouteOption } from "@tanstack/react-router";
import type { TextGroup } from "../messages/groups.ts";
import type { PlainMessageId } from "../platform/intl/intl.ts";

// What a route says about the frame around it; the shell keeps no list of pathnames.
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The groups of texts it shows, beside those of the routes around it. */
    texts?: readonly TextGroup[];
    /** The window's title. */
    title?: PlainMessageId;
    /** What search engines say of it, in a sentence or two. Without one they don't list it: a page of somebody signed in. */
    description?: PlainMessageId;
    /** `plain` = no line under it, as on marketing pages. */
    header?: "bar" | "plain" | "none";
    footer?: "shown" | "none";
    /** The block above the footer that leads to /contact. */
    callToAction?: boolean;
    /** Which account the footer's sign-up link opens. */
    signUp?: "merchant" | "personal";
    /** The area, where a rule is about all of its pages. */
    area?: "assets" | "account" | "trade" | "merchant";
    /** A page one may stay on before identity is verified. */
    beforeKyc?: boolean;
  }
}

/** What the routes of a page say together; an inner one wins over an outer one. */
export const saidBy = (matches: readonly { staticData: StaticDataRouteOption }[]): StaticDataRouteOption =>
  Object.assign({}, ...matches.map((match) => match.staticData));
