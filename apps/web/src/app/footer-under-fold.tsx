import { Suspense } from "react";
import { drawnPart, keepDrawn } from "../platform/drawn-part.ts";
import { firstSign } from "../platform/first-sign.ts";
import { lazyPart, Nothing } from "../platform/page/lazy-part.tsx";

const drawn = drawnPart("footer");
const keep = keepDrawn(drawn);

/** Where a page is drawn ahead, for programs that read it and for people without scripts. */
const Footer = lazyPart(async () => {
  // Whoever is at it already presses its links next: what is pressed while it is replaced would be lost.
  const seen = drawn && drawn.getBoundingClientRect().top < innerHeight;
  if (!import.meta.env.AHEAD && !seen) await firstSign();
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
  <Suspense fallback={<div ref={keep} data-drawn />}>
    <Footer />
  </Suspense>
);
