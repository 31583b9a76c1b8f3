import { Segmented } from "@coffer/ui";
import { useId, useState } from "react";
import type { LoggedRequest } from "../../../calls/replies.ts";
import { Copy } from "../../../parts/copy.tsx";
import { usePlace } from "../../../places.tsx";
import { useWords } from "../../../words/use-words.ts";
import { curlOf } from "./curl.ts";
import { sdkCallOf } from "./sdk-call.ts";

/** The call as code; redacted values are placeholders. */
export function AsCode({ request }: { request: LoggedRequest }) {
  const words = useWords();
  const text = words.requests;
  const { world } = usePlace();
  const id = useId();
  const sdk = sdkCallOf(request, text.sdkEncrypts);
  const [chosen, choose] = useState<"sdk" | "curl">("sdk");
  const shown = chosen === "sdk" && sdk !== null ? "sdk" : "curl";
  const code = shown === "sdk" && sdk !== null ? sdk : curlOf(request, location.origin, world);
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 id={id} className="font-medium text-label">
          {text.asCode}
        </h3>
        <div className="flex items-center gap-1.5">
          {sdk !== null && (
            <Segmented
              aria-label={text.asCode}
              value={shown}
              onValueChange={(value) => choose(value === "sdk" ? "sdk" : "curl")}
              options={[
                { value: "sdk", label: text.sdk },
                { value: "curl", label: text.curl },
              ]}
            />
          )}
          <Copy text={code} label={words.frame.copy.of(text[shown])} />
        </div>
      </div>
      <pre
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md bg-sunken px-3.5 py-3 font-mono text-head leading-[18px] -outline-offset-2!"
      >
        {code}
      </pre>
    </section>
  );
}
