import { useIntl } from "react-intl";
import { depositFrom, facts } from "../facts.ts";
import { ApiKey } from "../pictures/api-key.tsx";
import { Deposit } from "../pictures/deposit.tsx";
import { Earning } from "../pictures/earning.tsx";
import { Quote } from "../pictures/quote.tsx";
import { Till } from "../pictures/till.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { OpenLink } from "../pieces/open-link.tsx";
import { Part } from "../pieces/part.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

export function Below() {
  const intl = useIntl();
  const deposit = usePlay({ steps: facts.tronBlocks - depositFrom, every: 700 });
  const quote = usePlay({ steps: facts.convertSeconds, every: 1000 });
  return (
    <>
      <Part
        title="contentProducts.walletTitle"
        body="contentProducts.walletBody"
        points={["contentProducts.walletOne", "contentProducts.walletTwo"]}
        link={<ForwardLink to="/assets" label="contentProducts.walletLink" />}
        picture={
          <Stage
            tone="sunken"
            label="contentPictures.depositLabel"
            play={deposit}
            className="px-4 py-9 sm:px-20 sm:py-14"
          >
            <Deposit block={depositFrom + deposit.passed} />
          </Stage>
        }
      />
      <Part
        flip
        title="contentProducts.tradeTitle"
        body="contentProducts.tradeBody"
        points={["contentProducts.tradeOne", "contentProducts.tradeTwo", "contentProducts.tradeThree"]}
        link={<ForwardLink to="/convert" label="contentProducts.tradeLink" />}
        picture={
          <Stage tone="vault" label="contentPictures.quoteLabel" play={quote} className="px-4 py-9 sm:px-20 sm:py-14">
            <Quote left={facts.convertSeconds - quote.passed} />
          </Stage>
        }
      />
      <Part
        band
        title="contentProducts.tillTitle"
        body="contentProducts.tillBody"
        points={["contentProducts.tillOne", "contentProducts.tillTwo", "contentProducts.tillThree"]}
        link={
          <OpenLink label="contentPictures.openMerchant" else={{ to: "/saas", label: "contentProducts.tillLink" }} />
        }
        picture={
          <div role="img" aria-label={intl.formatMessage({ id: "contentPictures.tillLabel" })}>
            <Till />
          </div>
        }
      />
      <Part
        title="contentProducts.earnTitle"
        body="contentProducts.earnBody"
        points={["contentProducts.earnOne", "contentProducts.earnTwo"]}
        link={<ForwardLink to="/earn" label="contentProducts.earnLink" />}
        picture={
          <Stage tone="vault" label="contentPictures.earnLabel" className="px-4 py-9 sm:px-20 sm:py-16">
            <Earning />
          </Stage>
        }
      />
      <Part
        flip
        title="contentProducts.keysTitle"
        body="contentProducts.keysBody"
        points={["contentProducts.keysOne", "contentProducts.keysTwo"]}
        link={<ForwardLink to="/deploy" label="contentProducts.keysLink" />}
        picture={
          <Stage tone="sunken" label="contentPictures.keyLabel" className="px-4 py-9 sm:px-24 sm:py-16">
            <ApiKey />
          </Stage>
        }
      />
      <ClosingCall title="contentProducts.endTitle" body="contentProducts.endBody" type="personal" asksBelow />
    </>
  );
}
