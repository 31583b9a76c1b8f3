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
        <Title id="saas.allTitle" className="mb-10" />
        <Columns
          columns={[
            {
              title: "saas.customers",
              items: ["saas.c1", "saas.c2", "saas.c3", "saas.c4", "saas.c5", "saas.c6"],
            },
            { title: "saas.team", items: ["saas.t1", "saas.t2", "saas.t3", "saas.t4", "saas.t5", "saas.t6"] },
            { title: "saas.developers", items: ["saas.d1", "saas.d2", "saas.d3", "saas.d4", "saas.d5", "saas.d6"] },
          ]}
        />
      </Section>
      <Themes />
      <Programs />
      <Section>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-[76px]">
          <div className="flex flex-col gap-5">
            <Title id="saas.runTitle" />
            <Body id="saas.runBody" />
          </div>
          <Compare
            heads={["saas.saas", "saas.deploy"]}
            rows={[
              ["saas.runsOn", "saas.ourServers", "saas.yourServers"],
              ["saas.name", "saas.yours", "saas.yours"],
              ["saas.parts", "saas.same", "saas.same"],
              ["saas.sandbox", "saas.theirMachines", "saas.theirMachines"],
            ]}
          />
        </div>
      </Section>
      <ClosingCall title="saas.tryTitle" body="saas.tryBody" type="merchant">
        <Command className="max-sm:basis-full!">npx @coffer/sandbox</Command>
        <ReadReference />
      </ClosingCall>
    </>
  );
}
