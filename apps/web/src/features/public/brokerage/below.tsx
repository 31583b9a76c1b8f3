import { ApiKey } from "../pictures/api-key.tsx";
import { Signing, signingSteps } from "../pictures/signing.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { Columns } from "../pieces/columns.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Title } from "../pieces/heading.tsx";
import { Part } from "../pieces/part.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

export function Below() {
  const signing = usePlay({ steps: signingSteps, every: 1600 });
  return (
    <>
      <Part
        title="brokerage.keyTitle"
        body="brokerage.keyBody"
        points={["brokerage.keyOne", "brokerage.keyTwo", "brokerage.keyThree"]}
        link={<ForwardLink to="/account/ApiDocument" label="brokerage.keyLink" />}
        picture={
          <Stage tone="sunken" label="picture.keyLabel" className="px-4 py-9 sm:px-24 sm:py-16">
            <ApiKey />
          </Stage>
        }
      />
      <Part
        flip
        title="brokerage.holdTitle"
        body="brokerage.holdBody"
        points={["brokerage.holdOne", "brokerage.holdTwo"]}
        link={<ForwardLink to="/products" label="brokerage.holdLink" />}
        picture={
          <Stage tone="vault" label="picture.signingLabel" play={signing} className="px-4 py-9 sm:px-24 sm:py-14">
            <Signing step={signing.passed} />
          </Stage>
        }
      />
      <Section>
        <Title id="brokerage.deskTitle" className="mb-10" />
        <Columns
          columns={[
            { title: "brokerage.desk", items: ["brokerage.d1", "brokerage.d2", "brokerage.d3"] },
            { title: "brokerage.acceptor", items: ["brokerage.a1", "brokerage.a2", "brokerage.a3"] },
            { title: "brokerage.books", items: ["brokerage.b1", "brokerage.b2", "brokerage.b3"] },
          ]}
        />
      </Section>
      <ClosingCall title="brokerage.endTitle" body="brokerage.endBody" type="personal" />
    </>
  );
}
