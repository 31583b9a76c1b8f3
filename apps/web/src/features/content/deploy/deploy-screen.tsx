import { useIntl } from "react-intl";
import { SandboxClock } from "../pictures/sandbox-clock.tsx";
import { TalkToUs } from "../pieces/open-account.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Section } from "../pieces/section.tsx";
import { Ground } from "../pieces/stage.tsx";
import { Below } from "./below.tsx";
import { Terminal } from "./terminal.tsx";

/** For companies that run the system on their own machines. */
export function DeployScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHead kind="contentDeploy.kind" title="contentDeploy.heading" lead="contentDeploy.lead">
        <TalkToUs variant="primary" />
      </PageHead>
      <Section>
        <div className="relative isolate grid gap-5 bg-vault px-4 py-9 text-on-vault max-sm:-mx-4 sm:rounded-xl sm:px-14 sm:py-14 lg:grid-cols-[minmax(0,1fr)_400px] dark:bg-vault-tint dark:text-ink">
          <Ground tone="vault" wide />
          <Terminal />
          <div role="img" aria-label={intl.formatMessage({ id: "contentPictures.clockLabel" })} className="text-ink">
            <SandboxClock />
          </div>
        </div>
      </Section>
      <Below />
    </>
  );
}
