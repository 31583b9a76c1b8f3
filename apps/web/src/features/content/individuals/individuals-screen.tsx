import { facts } from "../facts.ts";
import { Deposit } from "../pictures/deposit.tsx";
import { OpenAccount } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";
import { Below } from "./below.tsx";
import { FirstDay } from "./first-day.tsx";

/** For savers: the first day, and the protection. */
export function IndividualsScreen() {
  const play = usePlay({ steps: facts.tronBlocks, every: 500 });
  return (
    <>
      <PageHead kind="contentIndividuals.kind" title="contentIndividuals.heading" lead="contentIndividuals.lead">
        <OpenAccount type="personal" />
      </PageHead>
      <Section>
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-[76px]">
          <FirstDay />
          <Stage tone="vault" label="contentPictures.depositLabel" play={play} className="px-4 py-9 sm:px-14 sm:py-16">
            <Deposit block={play.passed} />
          </Stage>
        </div>
      </Section>
      <Below />
    </>
  );
}
