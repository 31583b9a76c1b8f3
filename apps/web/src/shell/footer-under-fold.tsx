import { Suspense } from "react";
import { late, Nothing } from "../kernel/page/late.tsx";
import { keepDrawn } from "../lib/drawn-part.ts";
import { onFirstSign } from "../lib/first-sign.ts";

const keep = keepDrawn("footer");

/** Where a page is drawn ahead, for programs that read it and for people without scripts. */
const Footer = late(async () => {
  if (!import.meta.env.AHEAD) await new Promise<void>((resolve) => void onFirstSign(resolve));
  return import("./footer.tsx").then(
    ({ Footer: it }) => it,
    () => Nothing,
  );
});

/**
 * The footer of pages to look around on. Every page is as high as the window, so at first nobody sees it: it comes with the
 * first sign of a person, and one that was drawn ahead stays until then.
 */
export const FooterUnderFold = () => (
  <Suspense fallback={<div ref={keep} className="contents" />}>
    <Footer />
  </Suspense>
);
