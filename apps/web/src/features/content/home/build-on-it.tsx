import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { SandboxClock } from "../pictures/sandbox-clock.tsx";
import { CodeBlock } from "../pieces/code-block.tsx";
import { Command } from "../pieces/command.tsx";
import { Lead, Title } from "../pieces/heading.tsx";
import { Band } from "../pieces/section.tsx";
import { program, programPrints } from "./program.ts";

const points: readonly { title: PlainMessageId; body: PlainMessageId }[] = [
  { title: "contentHome.contractTitle", body: "contentHome.contractBody" },
  { title: "contentHome.failuresTitle", body: "contentHome.failuresBody" },
  { title: "contentHome.onceTitle", body: "contentHome.onceBody" },
];

/** For developers: the program runs as shown. */
export function BuildOnIt() {
  const intl = useIntl();
  return (
    <Band night>
      <div className="mb-12 grid gap-5 lg:grid-cols-2 lg:gap-[70px]">
        <Title id="contentHome.buildTitle" />
        <Lead id="contentHome.buildBody" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_412px]">
        <CodeBlock file="deposits.ts" code={program} run="node deposits.ts" prints={programPrints} />
        <div role="img" aria-label={intl.formatMessage({ id: "contentPictures.clockLabel" })}>
          <SandboxClock />
        </div>
      </div>
      <div className="mt-9 grid gap-8 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_274px]">
        {points.map(({ title, body }) => (
          <div key={title}>
            <h3 className="font-medium text-[15px]">
              <FormattedMessage id={title} />
            </h3>
            <p className="mt-1.5 text-pretty text-ink-2 leading-[22px]">
              <FormattedMessage id={body} />
            </p>
          </div>
        ))}
        <Command className="max-lg:col-span-full">npx @coffer/sandbox</Command>
      </div>
    </Band>
  );
}
