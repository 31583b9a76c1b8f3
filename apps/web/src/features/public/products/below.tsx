import { useText } from "../../../lib/text.tsx";
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
  const text = useText();
  const deposit = usePlay({ steps: facts.tronBlocks - depositFrom, every: 700 });
  const quote = usePlay({ steps: facts.convertSeconds, every: 1000 });
  return (
    <>
      <Part
        title="products.walletTitle"
        body="products.walletBody"
        points={["products.walletOne", "products.walletTwo"]}
        link={<ForwardLink to="/assets" label="products.walletLink" />}
        picture={
          <Stage tone="sunken" label="picture.depositLabel" play={deposit} className="px-4 py-9 sm:px-20 sm:py-14">
            <Deposit block={depositFrom + deposit.passed} />
          </Stage>
        }
      />
      <Part
        flip
        title="products.tradeTitle"
        body="products.tradeBody"
        points={["products.tradeOne", "products.tradeTwo", "products.tradeThree"]}
        link={<ForwardLink to="/convert" label="products.tradeLink" />}
        picture={
          <Stage tone="vault" label="picture.quoteLabel" play={quote} className="px-4 py-9 sm:px-20 sm:py-14">
            <Quote left={facts.convertSeconds - quote.passed} />
          </Stage>
        }
      />
      <Part
        band
        title="products.tillTitle"
        body="products.tillBody"
        points={["products.tillOne", "products.tillTwo", "products.tillThree"]}
        link={<OpenLink label="picture.openMerchant" else={{ to: "/saas", label: "products.tillLink" }} />}
        picture={
          <div role="img" aria-label={text("picture.tillLabel")}>
            <Till />
          </div>
        }
      />
      <Part
        title="products.earnTitle"
        body="products.earnBody"
        points={["products.earnOne", "products.earnTwo"]}
        link={<ForwardLink to="/earn" label="products.earnLink" />}
        picture={
          <Stage tone="vault" label="picture.earnLabel" className="px-4 py-9 sm:px-20 sm:py-16">
            <Earning />
          </Stage>
        }
      />
      <Part
        flip
        title="products.keysTitle"
        body="products.keysBody"
        points={["products.keysOne", "products.keysTwo"]}
        link={<ForwardLink to="/deploy" label="products.keysLink" />}
        picture={
          <Stage tone="sunken" label="picture.keyLabel" className="px-4 py-9 sm:px-24 sm:py-16">
            <ApiKey />
          </Stage>
        }
      />
      <ClosingCall title="products.endTitle" body="products.endBody" type="personal" asksBelow />
    </>
  );
}
