import { useIntl } from "react-intl";
import { Webhooks } from "../pictures/webhooks.tsx";
import { CodeBlock } from "../pieces/code-block.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Part } from "../pieces/part.tsx";
import { PlayButton } from "../pieces/play-button.tsx";
import { usePlay } from "../pieces/use-play.ts";
import text from "./till.txt?raw";

/** The failed delivery arrives with its second attempt. */
const every = 2500;

export function Programs() {
  const intl = useIntl();
  const play = usePlay({ steps: 1, every });
  return (
    <Part
      flip
      title="contentSaas.apiTitle"
      body="contentSaas.apiBody"
      points={["contentSaas.api1", "contentSaas.api2", "contentSaas.api3"]}
      link={<ForwardLink to="/account/ApiDocument" label="contentSaas.apiLink" />}
      picture={
        <div ref={play.ref} className="relative pb-9">
          <CodeBlock file="till.ts" code={text.trimEnd()} run="node till.ts" prints="51.94" />
          <div
            role="img"
            aria-label={intl.formatMessage({ id: "contentPictures.webhooksLabel" })}
            className="relative -mt-6 ml-auto max-w-[420px] max-sm:mt-4"
          >
            <Webhooks tries={1 + play.passed} />
          </div>
          <PlayButton play={play} />
        </div>
      }
    />
  );
}
