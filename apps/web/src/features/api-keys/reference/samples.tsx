import { Segmented } from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { OperationPage } from "../../../platform/contract-pages.ts";
import { CodeBlock } from "./code-block.tsx";

/** The origin of snippets: the API shares the page's origin. */
export const apiOrigin = () => location.origin;

/** The start of an SDK snippet: a client that signs with a key from the environment. */
export const sdkStart = () => `import { createClient } from "@coffer/sdk";

const coffer = createClient({
  baseUrl: "${apiOrigin()}",
  apiKey: { key: process.env.COFFER_API_KEY, secret: process.env.COFFER_API_SECRET },
});`;

const inContract = "http://127.0.0.1:4010"; // The host in the contract's own snippets.

/** The call with the SDK, with curl, and with signed curl; each runs as printed. */
export function Samples({ of: { samples, permission } }: { of: OperationPage }) {
  const intl = useIntl();
  const order = permission ? ["SDK", "curl, signed", "curl"] : ["SDK", "curl"];
  const [chosen, choose] = useState(order[0] ?? "");
  const source = samples.find(({ label }) => label === chosen)?.source ?? "";
  const begun = chosen === "SDK" && permission ? `${sdkStart()}\n\n${source}` : source;
  const words = {
    SDK: "apiKeysReference.sdk",
    curl: "apiKeysReference.curl",
    "curl, signed": "apiKeysReference.signedCurl",
  } as const;
  return (
    <>
      <div className="mb-3">
        <Segmented
          aria-label={intl.formatMessage({ id: "apiKeysReference.snippets" })}
          value={chosen}
          onValueChange={choose}
          options={order.map((value) => ({
            value,
            label: intl.formatMessage({ id: words[value as keyof typeof words] }),
          }))}
        />
      </div>
      <CodeBlock
        label={intl.formatMessage({ id: "apiKeysReference.snippet" })}
        code={begun.replaceAll(inContract, apiOrigin())}
        copyLabel={intl.formatMessage({ id: "apiKeysReference.copy" })}
      />
    </>
  );
}
