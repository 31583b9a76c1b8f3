import { PageHead } from "../pieces/page-head.tsx";
import { Below } from "./below.tsx";

/** Who stands behind it, and what they hold themselves to. */
export function AboutScreen() {
  return (
    <>
      <PageHead kind="contentAbout.kind" title="contentAbout.heading" lead="contentAbout.lead" />
      <Below />
    </>
  );
}
