import { lazy, Suspense, useEffect, useState } from "react";

/** Where a page is drawn ahead, for programs that read it and for people without scripts. */
const Footer = lazy(async () => ({ default: (await import("./footer.tsx")).Footer }));

/** What shows that somebody is at the page, and may come to its end. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** The footer of pages to look around on. Every page is as high as the window, so at first nobody sees it: it comes with the first sign of a person. */
export function FooterUnderFold() {
  const [wanted, setWanted] = useState(import.meta.env.AHEAD);
  useEffect(() => {
    const wake = () => setWanted(true);
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return (
    wanted && (
      <Suspense>
        <Footer />
      </Suspense>
    )
  );
}
