import { later } from "../pieces/later.tsx";
import { PageHead } from "../pieces/page-head.tsx";

const Below = later(async () => (await import("./below.tsx")).Below);

/** Who stands behind it, and what they hold themselves to. */
export function AboutScreen() {
  return (
    <>
      <PageHead kind="contentAbout.kind" title="contentAbout.heading" lead="contentAbout.lead" />
      <Below />
    </>
  );
}
