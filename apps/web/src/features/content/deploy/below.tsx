import { Webhooks } from "../pictures/webhooks.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { Columns } from "../pieces/columns.tsx";
import { Command } from "../pieces/command.tsx";
import { Compare } from "../pieces/compare.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { Part } from "../pieces/part.tsx";
import { ReadReference } from "../pieces/read-reference.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

export function Below() {
  const deliveries = usePlay({ steps: 1, every: 2500 });
  return (
    <>
      <Section>
        <Title id="contentDeploy.getTitle" className="mb-10" />
        <Columns
          columns={[
            {
              title: "contentDeploy.run",
              items: ["contentDeploy.r1", "contentDeploy.r2", "contentDeploy.r3", "contentDeploy.r4"],
            },
            {
              title: "contentDeploy.check",
              items: ["contentDeploy.c1", "contentDeploy.c2", "contentDeploy.c3", "contentDeploy.c4"],
            },
            {
              title: "contentDeploy.keep",
              items: ["contentDeploy.k1", "contentDeploy.k2", "contentDeploy.k3", "contentDeploy.k4"],
            },
          ]}
        />
      </Section>
      <Part
        flip
        title="contentDeploy.tellTitle"
        body="contentDeploy.tellBody"
        points={["contentDeploy.tellOne", "contentDeploy.tellTwo", "contentDeploy.tellThree"]}
        link={<ForwardLink to="/account/ApiDocument" label="contentDeploy.tellLink" />}
        picture={
          <Stage
            tone="sunken"
            label="contentPictures.webhooksLabel"
            play={deliveries}
            className="px-4 py-9 sm:px-20 sm:py-16"
          >
            <Webhooks tries={1 + deliveries.passed} />
          </Stage>
        }
      />
      <Section>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
          <div className="flex flex-col items-start gap-5">
            <Title id="contentDeploy.whoTitle" />
            <Body id="contentDeploy.whoBody" />
            <ForwardLink to="/saas" label="contentDeploy.whoLink" />
          </div>
          <Compare
            heads={["contentDeploy.you", "contentDeploy.we"]}
            rows={[
              ["contentDeploy.machines", "contentDeploy.does", "contentDeploy.not"],
              ["contentDeploy.secrets", "contentDeploy.does", "contentDeploy.not"],
              ["contentDeploy.versions", "contentDeploy.installs", "contentDeploy.makes"],
              ["contentDeploy.questions", "contentDeploy.asks", "contentDeploy.answers"],
            ]}
          />
        </div>
      </Section>
      <ClosingCall title="contentDeploy.endTitle" body="contentDeploy.endBody" type="merchant">
        <Command className="max-sm:basis-full!">npx @coffer/sandbox</Command>
        <ReadReference />
      </ClosingCall>
    </>
  );
}
