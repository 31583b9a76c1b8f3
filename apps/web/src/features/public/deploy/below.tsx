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
        <Title id="deploy.getTitle" className="mb-10" />
        <Columns
          columns={[
            { title: "deploy.run", items: ["deploy.r1", "deploy.r2", "deploy.r3", "deploy.r4"] },
            { title: "deploy.check", items: ["deploy.c1", "deploy.c2", "deploy.c3", "deploy.c4"] },
            { title: "deploy.keep", items: ["deploy.k1", "deploy.k2", "deploy.k3", "deploy.k4"] },
          ]}
        />
      </Section>
      <Part
        flip
        title="deploy.tellTitle"
        body="deploy.tellBody"
        points={["deploy.tellOne", "deploy.tellTwo", "deploy.tellThree"]}
        link={<ForwardLink to="/account/ApiDocument" label="deploy.tellLink" />}
        picture={
          <Stage tone="sunken" label="picture.webhooksLabel" play={deliveries} className="px-4 py-9 sm:px-20 sm:py-16">
            <Webhooks tries={1 + deliveries.passed} />
          </Stage>
        }
      />
      <Section>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
          <div className="flex flex-col items-start gap-5">
            <Title id="deploy.whoTitle" />
            <Body id="deploy.whoBody" />
            <ForwardLink to="/saas" label="deploy.whoLink" />
          </div>
          <Compare
            heads={["deploy.you", "deploy.we"]}
            rows={[
              ["deploy.machines", "deploy.does", "deploy.not"],
              ["deploy.secrets", "deploy.does", "deploy.not"],
              ["deploy.versions", "deploy.installs", "deploy.makes"],
              ["deploy.questions", "deploy.asks", "deploy.answers"],
            ]}
          />
        </div>
      </Section>
      <ClosingCall title="deploy.endTitle" body="deploy.endBody" type="merchant">
        <Command className="max-sm:basis-full!">npx @coffer/sandbox</Command>
        <ReadReference />
      </ClosingCall>
    </>
  );
}
