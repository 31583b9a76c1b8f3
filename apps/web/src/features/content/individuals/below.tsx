import { CardPurchase, cardSeconds } from "../pictures/card-purchase.tsx";
import { Earning } from "../pictures/earning.tsx";
import { Withdrawal } from "../pictures/withdrawal.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { Columns } from "../pieces/columns.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Lead, Title } from "../pieces/heading.tsx";
import { Part } from "../pieces/part.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

export function Below() {
  const rate = usePlay({ steps: cardSeconds, every: 1000 });
  return (
    <>
      <Part
        id="card"
        flip
        title="contentIndividuals.buyTitle"
        body="contentIndividuals.buyBody"
        points={["contentIndividuals.buyOne", "contentIndividuals.buyTwo", "contentIndividuals.buyThree"]}
        link={<ForwardLink to="/creditcard" label="contentIndividuals.buyLink" />}
        picture={
          <Stage tone="sunken" label="contentIndividuals.cardLabel" play={rate} className="px-4 py-9 sm:px-20 sm:py-14">
            <CardPurchase left={cardSeconds - rate.passed} />
          </Stage>
        }
      />
      <Section>
        <div className="mx-auto mb-12 flex max-w-[800px] flex-col gap-4 sm:items-center sm:text-center">
          <Title id="contentIndividuals.sendTitle" />
          <Lead id="contentIndividuals.sendBody" className="max-w-[640px]" />
        </div>
        <div className="[&_[data-note]]:hidden">
          <Withdrawal />
        </div>
      </Section>
      <Part
        band
        title="contentIndividuals.earnTitle"
        body="contentIndividuals.earnBody"
        points={["contentIndividuals.earnOne", "contentIndividuals.earnTwo"]}
        link={<ForwardLink to="/earn" label="contentIndividuals.earnLink" />}
        picture={
          <Stage tone="vault" label="contentPictures.earnLabel" className="px-4 py-9 sm:px-16 sm:py-14">
            <Earning />
          </Stage>
        }
      />
      <Section>
        <Title id="contentIndividuals.safeTitle" className="mb-10" />
        <Columns
          columns={[
            {
              title: "contentIndividuals.entry",
              items: ["contentIndividuals.e1", "contentIndividuals.e2", "contentIndividuals.e3"],
            },
            {
              title: "contentIndividuals.exit",
              items: ["contentIndividuals.x1", "contentIndividuals.x2", "contentIndividuals.x3"],
            },
            {
              title: "contentIndividuals.record",
              items: ["contentIndividuals.r1", "contentIndividuals.r2", "contentIndividuals.r3"],
            },
          ]}
        />
      </Section>
      <ClosingCall title="contentIndividuals.endTitle" body="contentIndividuals.endBody" type="personal" asksBelow />
    </>
  );
}
