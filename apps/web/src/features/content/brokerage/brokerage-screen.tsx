import { facts } from "../facts.ts";
import { TalkToUs } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";
import { Below } from "./below.tsx";
import { OtcQuote } from "./otc-quote.tsx";
import { Questions } from "./questions.tsx";

/** For users who trade large amounts, or for others. */
export function BrokerageScreen() {
  const play = usePlay({ steps: facts.otcSeconds, every: 1000 });
  return (
    <>
      <PageHead kind="contentBrokerage.kind" title="contentBrokerage.heading" lead="contentBrokerage.lead">
        <TalkToUs variant="primary" />
      </PageHead>
      <Section>
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)] lg:gap-[76px]">
          <Stage tone="vault" label="contentPictures.otcLabel" play={play} className="px-4 py-9 sm:px-20 sm:py-14">
            <OtcQuote left={facts.otcSeconds - play.passed} />
          </Stage>
          <Questions />
        </div>
      </Section>
      <Below />
    </>
  );
}
