import { type MessageId, Text } from "../../../lib/text.tsx";
import { facts } from "../facts.ts";
import { Quote } from "../pictures/quote.tsx";
import { Beside } from "../pieces/beside.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { TermsTable } from "../pieces/terms-table.tsx";
import { usePlay } from "../pieces/use-play.ts";

const from = 7;
const second = 1000;
const ways: readonly { how: MessageId; held: MessageId; count: number }[] = [
  { how: "home.priceConvert", held: "home.priceSeconds", count: facts.convertSeconds },
  { how: "home.priceOtc", held: "home.priceSeconds", count: facts.otcSeconds },
  { how: "home.priceCard", held: "home.priceMinutes", count: facts.cardMinutes },
  { how: "home.pricePeople", held: "home.priceMinutes", count: facts.payMinutes },
];
const strong = (parts: React.ReactNode) => <b className="font-medium text-ink">{parts}</b>;

export function HeldPrice() {
  const play = usePlay({ steps: from, every: second });
  return (
    <Section id="card">
      <Beside
        flip
        words={
          <>
            <Title id="home.priceTitle" />
            <Body id="home.priceBody" />
            <TermsTable
              heads={["home.priceHow", "home.priceFor"]}
              rows={ways.map(({ how, held, count }) => ({
                name: (
                  <span className="text-ink-2">
                    <Text id={how} values={{ b: strong }} />
                  </span>
                ),
                value: <Text id={held} values={{ count }} />,
              }))}
            />
            <ForwardLink to="/convert" label="home.priceLink" />
          </>
        }
        picture={
          <Stage tone="vault" label="picture.quoteLabel" play={play} className="px-4 py-9 sm:px-10 sm:py-14 lg:px-20">
            <Quote left={from - play.passed} />
          </Stage>
        }
      />
    </Section>
  );
}
