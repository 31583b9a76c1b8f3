import { ClosingCall } from "../pieces/closing-call.tsx";
import { Columns } from "../pieces/columns.tsx";
import { Command } from "../pieces/command.tsx";
import { Compare } from "../pieces/compare.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { ReadReference } from "../pieces/read-reference.tsx";
import { Section } from "../pieces/section.tsx";
import { Programs } from "./programs.tsx";
import { Themes } from "./themes.tsx";

export function Below() {
  return (
    <>
      <Section>
        <Title id="contentSaas.allTitle" className="mb-10" />
        <Columns
          columns={[
            {
              title: "contentSaas.customers",
              items: [
                "contentSaas.c1",
                "contentSaas.c2",
                "contentSaas.c3",
                "contentSaas.c4",
                "contentSaas.c5",
                "contentSaas.c6",
              ],
            },
            {
              title: "contentSaas.team",
              items: [
                "contentSaas.t1",
                "contentSaas.t2",
                "contentSaas.t3",
                "contentSaas.t4",
                "contentSaas.t5",
                "contentSaas.t6",
              ],
            },
            {
              title: "contentSaas.developers",
              items: [
                "contentSaas.d1",
                "contentSaas.d2",
                "contentSaas.d3",
                "contentSaas.d4",
                "contentSaas.d5",
                "contentSaas.d6",
              ],
            },
          ]}
        />
      </Section>
      <Themes />
      <Programs />
      <Section>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
          <div className="flex flex-col gap-5">
            <Title id="contentSaas.runTitle" />
            <Body id="contentSaas.runBody" />
          </div>
          <Compare
            heads={["contentSaas.saas", "contentSaas.deploy"]}
            rows={[
              ["contentSaas.runsOn", "contentSaas.ourServers", "contentSaas.yourServers"],
              ["contentSaas.name", "contentSaas.yours", "contentSaas.yours"],
              ["contentSaas.parts", "contentSaas.same", "contentSaas.same"],
              ["contentSaas.sandbox", "contentSaas.theirMachines", "contentSaas.theirMachines"],
            ]}
          />
        </div>
      </Section>
      <ClosingCall title="contentSaas.tryTitle" body="contentSaas.tryBody" type="merchant">
        <Command className="max-sm:basis-full!">npx @coffer/sandbox</Command>
        <ReadReference />
      </ClosingCall>
    </>
  );
}
