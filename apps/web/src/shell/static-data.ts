import type { MessageId } from "../lib/text.tsx";

// What a route says about the frame around it; the shell keeps no list of pathnames.
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The window's title. */
    title?: MessageId;
    /** `plain` = no line under it, as on marketing pages. */
    header?: "bar" | "plain" | "none";
    footer?: "shown" | "none";
    /** The block above the footer that leads to /contact. */
    callToAction?: boolean;
    /** Which account the footer's sign-up link opens. */
    signUp?: "merchant" | "personal";
    /** The area, where a rule is about all of its pages. */
    area?: "assets" | "account";
    /** A page one may stay on before identity is verified. */
    beforeKyc?: boolean;
  }
}
