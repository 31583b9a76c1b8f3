import { entries, groups } from "virtual:reference";
import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { CodeBlock } from "./code-block.tsx";
import { DocsText } from "./docs-text.tsx";
import { sdkStart } from "./samples.tsx";

/** As text: this page makes no calls. */
const firstCall = ["coffer", "assets", "getAssets"].join(".");

/** How a program signs, quoted from the contract, and the groups. */
export function StartPage() {
  const intl = useIntl();
  const first = `${sdkStart()}

const balances = await ${firstCall}();
console.log(balances.items);`;
  return (
    <>
      <Card className="mb-5">
        <CardBody className="flex flex-col gap-4">
          <CardTitle>
            <FormattedMessage id="apiKeysReference.startTitle" />
          </CardTitle>
          <p className="text-ink-2">
            <FormattedMessage id="apiKeysReference.startBody" />
          </p>
          <CodeBlock
            label={intl.formatMessage({ id: "apiKeysReference.sdk" })}
            code={`npm install @coffer/sdk\n\n${first}`}
            copyLabel={intl.formatMessage({ id: "apiKeysReference.copy" })}
          />
          <p className="text-ink-2">
            <FormattedMessage id="apiKeysReference.signing" />
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button asChild>
              <Link to="/account/ApiDocument" search={{ group: "assets", op: "getAssets" }}>
                <FormattedMessage id="apiKeysReference.firstCall" />
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/account/api">
                <FormattedMessage id="apiKeysReference.yourKeys" />
              </Link>
            </Button>
          </div>
        </CardBody>
      </Card>
      <h2 className="mb-3 font-semibold text-base">
        <FormattedMessage id="apiKeysReference.groups" />
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {groups.map(({ name, about }) => (
          <li key={name}>
            <Link
              to="/account/ApiDocument"
              search={{ group: name }}
              className="block h-full rounded-lg border border-line bg-surface px-5 py-4 hover:border-ink-3"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-medium" translate="no">
                  {name}
                </span>
                <span className="text-head text-ink-2">
                  <FormattedMessage
                    id="apiKeysReference.operations"
                    values={{ count: entries.filter(({ group }) => group === name).length }}
                  />
                </span>
              </span>
              <DocsText of={about} className="mt-1 block text-ink-2 text-label" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
