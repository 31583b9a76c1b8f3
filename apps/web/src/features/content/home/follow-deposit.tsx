import { depositFrom, facts } from "../facts.ts";
import { Deposit } from "../pictures/deposit.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { Points } from "../pieces/points.tsx";
import { Section } from "../pieces/section.tsx";
import { SideBySide } from "../pieces/side-by-side.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

/** Faster than the chain, as an animation. */
const every = 700;

export function FollowDeposit() {
  const play = usePlay({ steps: facts.tronBlocks - depositFrom, every });
  return (
    <Section id="wallet">
      <SideBySide
        words={
          <>
            <Title id="contentHome.depositTitle" />
            <Body id="contentHome.depositBody" />
            <Points ids={["contentHome.depositOne", "contentHome.depositTwo"]} />
            <ForwardLink to="/assets" label="contentHome.depositLink" />
          </>
        }
        picture={
          <Stage
            tone="sunken"
            label="contentPictures.depositLabel"
            play={play}
            className="px-4 py-9 sm:px-10 sm:py-16 lg:px-[84px]"
          >
            <Deposit block={depositFrom + play.passed} />
          </Stage>
        }
      />
    </Section>
  );
}
