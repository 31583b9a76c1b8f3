import { Suspense, useEffect, useState } from "react";
import { late, Nothing } from "../kernel/page/late.tsx";
import { onFirstSign } from "../lib/first-sign.ts";

/** Where a page is drawn ahead, for programs that read it and for people without scripts. */
const Footer = late(() =>
  import("./footer.tsx").then(
    ({ Footer: it }) => it,
    () => Nothing,
  ),
);

/** The footer of pages to look around on. Every page is as high as the window, so at first nobody sees it: it comes with the first sign of a person. */
export function FooterUnderFold() {
  const [wanted, setWanted] = useState(import.meta.env.AHEAD);
  useEffect(() => onFirstSign(() => setWanted(true)), []);
  return (
    wanted && (
      <Suspense>
        <Footer />
      </Suspense>
    )
  );
}
