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
        title="contentBrokerage.keyTitle"
        body="contentBrokerage.keyBody"
        points={["contentBrokerage.keyOne", "contentBrokerage.keyTwo", "contentBrokerage.keyThree"]}
        link={<ForwardLink to="/account/ApiDocument" label="contentBrokerage.keyLink" />}
        picture={
          <Stage tone="sunken" label="contentPictures.keyLabel" className="px-4 py-9 sm:px-24 sm:py-16">
            <ApiKey />
          </Stage>
        }
      />
      <Part
        flip
        title="contentBrokerage.holdTitle"
        body="contentBrokerage.holdBody"
        points={["contentBrokerage.holdOne", "contentBrokerage.holdTwo"]}
        link={<ForwardLink to="/products" label="contentBrokerage.holdLink" />}
        picture={
          <Stage
            tone="vault"
            label="contentPictures.signingLabel"
            play={signing}
            className="px-4 py-9 sm:px-24 sm:py-14"
          >
            <Signing step={signing.passed} />
          </Stage>
        }
      />
      <Section>
        <Title id="contentBrokerage.deskTitle" className="mb-10" />
        <Columns
          columns={[
            {
              title: "contentBrokerage.desk",
              items: ["contentBrokerage.d1", "contentBrokerage.d2", "contentBrokerage.d3"],
            },
            {
              title: "contentBrokerage.acceptor",
              items: ["contentBrokerage.a1", "contentBrokerage.a2", "contentBrokerage.a3"],
            },
            {
              title: "contentBrokerage.books",
              items: ["contentBrokerage.b1", "contentBrokerage.b2", "contentBrokerage.b3"],
            },
          ]}
        />
      </Section>
      <ClosingCall title="contentBrokerage.endTitle" body="contentBrokerage.endBody" type="personal" />
    </>
  );
}
