import { CodeBlock } from "../pieces/code-block.tsx";
import { later } from "../pieces/later.tsx";
import { TalkToUs } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Ground } from "../pieces/stage.tsx";

const Below = later(async () => (await import("./below.tsx")).Below);

const lines = `npx @coffer/sandbox --port 4010
npx @coffer/sandbox scenario busy-merchant
npx @coffer/sandbox advance 2h30m`;

/** For who wants to run the whole system on machines of their own. */
export function DeployScreen() {
  return (
    <>
      <PageHead kind="deploy.kind" title="deploy.heading" lead="deploy.lead">
        <TalkToUs variant="primary" />
      </PageHead>
      <Section>
        <div className="relative isolate bg-vault px-4 py-10 max-sm:-mx-4 sm:rounded-xl sm:px-20 sm:py-16 dark:bg-vault-tint">
          <Ground tone="vault" wide />
          <CodeBlock file="terminal" code={lines} className="mx-auto max-w-[760px]" />
        </div>
      </Section>
      <Below />
    </>
  );
}
