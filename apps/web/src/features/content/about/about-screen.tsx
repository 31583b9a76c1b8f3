import { PageHead } from "../pieces/page-head.tsx";
import { Below } from "./below.tsx";

/** The company, and its principles. */
export function AboutScreen() {
  return (
    <>
      <PageHead kind="contentAbout.kind" title="contentAbout.heading" lead="contentAbout.lead" />
      <Below />
    </>
  );
}
