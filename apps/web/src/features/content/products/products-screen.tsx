import { Signing, signingSteps } from "../pictures/signing.tsx";
import { OpenAccount, TalkToUs } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";
import { Below } from "./below.tsx";
import { Index } from "./index-list.tsx";

const every = 1600;

/** All products, each shown once. */
export function ProductsScreen() {
  const play = usePlay({ steps: signingSteps, every });
  return (
    <>
      <PageHead kind="contentProducts.kind" title="contentProducts.heading" lead="contentProducts.lead">
        <OpenAccount type="personal" />
        <TalkToUs />
      </PageHead>
      <Section>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-[76px]">
          <Index />
          <Stage tone="vault" label="contentPictures.signingLabel" play={play} className="px-4 py-9 sm:px-14 sm:py-14">
            <Signing step={play.passed} />
          </Stage>
        </div>
      </Section>
      <Below />
    </>
  );
}
