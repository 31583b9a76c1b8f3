import { TalkToUs } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { Below } from "./below.tsx";
import { Console } from "./console.tsx";

/** For companies that run the system under their own brand. */
export function SaasScreen() {
  return (
    <>
      <PageHead kind="contentSaas.kind" title="contentSaas.heading" lead="contentSaas.lead">
        <TalkToUs variant="primary" />
      </PageHead>
      <Section>
        <Stage
          tone="vault"
          label="contentPictures.consoleLabel"
          className="-mt-12 overflow-clip px-3 pt-8 sm:px-11 sm:pt-16 max-sm:-mt-8"
        >
          <Console />
        </Stage>
      </Section>
      <Below />
    </>
  );
}
