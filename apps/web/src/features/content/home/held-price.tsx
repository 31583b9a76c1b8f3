import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { Quote } from "../pictures/quote.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { SideBySide } from "../pieces/side-by-side.tsx";
import { Stage } from "../pieces/stage.tsx";
import { TermsTable } from "../pieces/terms-table.tsx";
import { usePlay } from "../pieces/use-play.ts";

const from = 7;
const second = 1000;
const ways: readonly {
  how: MessageIdFor<{ b: typeof strong }>;
  held: MessageIdFor<{ count: number }>;
  count: number;
}[] = [
  { how: "contentHome.priceConvert", held: "contentHome.priceSeconds", count: facts.convertSeconds },
  { how: "contentHome.priceOtc", held: "contentHome.priceSeconds", count: facts.otcSeconds },
  { how: "contentHome.priceCard", held: "contentHome.priceMinutes", count: facts.cardMinutes },
  { how: "contentHome.pricePeople", held: "contentHome.priceMinutes", count: facts.payMinutes },
];
const strong = (parts: React.ReactNode) => <b className="font-medium text-ink">{parts}</b>;

export function HeldPrice() {
  const play = usePlay({ steps: from, every: second });
  return (
    <Section id="card">
      <SideBySide
        flip
        words={
          <>
            <Title id="contentHome.priceTitle" />
            <Body id="contentHome.priceBody" />
            <TermsTable
              heads={["contentHome.priceHow", "contentHome.priceFor"]}
              rows={ways.map(({ how, held, count }) => ({
                name: (
                  <span className="text-ink-2">
                    <FormattedMessage id={how} values={{ b: strong }} />
                  </span>
                ),
                value: <FormattedMessage id={held} values={{ count }} />,
              }))}
            />
            <ForwardLink to="/convert" label="contentHome.priceLink" />
          </>
        }
        picture={
          <Stage
            tone="vault"
            label="contentPictures.quoteLabel"
            play={play}
            className="px-4 py-9 sm:px-10 sm:py-14 lg:px-20"
          >
            <Quote left={from - play.passed} />
          </Stage>
        }
      />
    </Section>
  );
}
