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
        title="individuals.buyTitle"
        body="individuals.buyBody"
        points={["individuals.buyOne", "individuals.buyTwo", "individuals.buyThree"]}
        link={<ForwardLink to="/creditcard" label="individuals.buyLink" />}
        picture={
          <Stage tone="sunken" label="individuals.cardLabel" play={rate} className="px-4 py-9 sm:px-20 sm:py-14">
            <CardPurchase left={cardSeconds - rate.passed} />
          </Stage>
        }
      />
      <Section>
        <div className="mx-auto mb-12 flex max-w-[800px] flex-col gap-4 sm:items-center sm:text-center">
          <Title id="individuals.sendTitle" />
          <Lead id="individuals.sendBody" className="max-w-[640px]" />
        </div>
        <div className="[&_[data-note]]:hidden">
          <Withdrawal />
        </div>
      </Section>
      <Part
        band
        title="individuals.earnTitle"
        body="individuals.earnBody"
        points={["individuals.earnOne", "individuals.earnTwo"]}
        link={<ForwardLink to="/earn" label="individuals.earnLink" />}
        picture={
          <Stage tone="vault" label="picture.earnLabel" className="px-4 py-9 sm:px-16 sm:py-14">
            <Earning />
          </Stage>
        }
      />
      <Section>
        <Title id="individuals.safeTitle" className="mb-10" />
        <Columns
          columns={[
            { title: "individuals.entry", items: ["individuals.e1", "individuals.e2", "individuals.e3"] },
            { title: "individuals.exit", items: ["individuals.x1", "individuals.x2", "individuals.x3"] },
            { title: "individuals.record", items: ["individuals.r1", "individuals.r2", "individuals.r3"] },
          ]}
        />
      </Section>
      <ClosingCall title="individuals.endTitle" body="individuals.endBody" type="personal" asksBelow />
    </>
  );
}
