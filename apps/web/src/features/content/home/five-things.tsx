import type { ReactNode } from "react";
import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";
import { BookMark, HoldMark, PinMark, ReviewMark, SignersMark } from "./marks.tsx";

interface Thing {
  mark: ReactNode;
  title: MessageIdFor<typeof figures>;
  body: MessageIdFor<typeof figures>;
  stops: PlainMessageId;
}

const things: readonly Thing[] = [
  { mark: <BookMark />, title: "contentHome.bookTitle", body: "contentHome.bookBody", stops: "contentHome.bookStops" },
  { mark: <PinMark />, title: "contentHome.pinTitle", body: "contentHome.pinBody", stops: "contentHome.pinStops" },
  { mark: <HoldMark />, title: "contentHome.dayTitle", body: "contentHome.dayBody", stops: "contentHome.dayStops" },
  {
    mark: <ReviewMark />,
    title: "contentHome.personTitle",
    body: "contentHome.personBody",
    stops: "contentHome.personStops",
  },
  {
    mark: <SignersMark />,
    title: "contentHome.signTitle",
    body: "contentHome.signBody",
    stops: "contentHome.signStops",
  },
];
const figures = {
  hours: facts.holdHours,
  amount: facts.reviewFrom,
  tries: facts.wrongPasswords,
  lock: facts.lockHours,
};

/** Five safeguards of a withdrawal, in its order. */
export function FiveThings() {
  return (
    <Section id="company">
      <div className="mb-9 grid items-end gap-5 lg:grid-cols-2">
        <Title id="contentHome.fiveTitle" />
        <Body id="contentHome.fiveBody" />
      </div>
      <ol className="border-line-strong border-t *:grid *:grid-cols-[36px_1fr] *:items-center *:gap-y-4 *:border-line *:border-b *:py-7 lg:*:grid-cols-[56px_284px_1fr_200px]">
        {things.map(({ mark, title, body, stops }, index) => (
          <li key={title}>
            <span aria-hidden className="self-start font-serif text-[28px] text-brass lg:self-center">
              {index + 1}
            </span>
            <div aria-hidden className="max-lg:order-2 max-lg:col-start-2">
              {mark}
            </div>
            <div className="max-lg:order-1 max-lg:col-start-2 max-lg:row-start-1 lg:pr-10">
              <h3 className="font-serif text-[24px]/[30px]">
                <FormattedMessage id={title} values={figures} />
              </h3>
              <p className="mt-1.5 text-pretty text-[15px]/[24px] text-ink-2">
                <FormattedMessage id={body} values={figures} />
              </p>
            </div>
            <p className="border-line border-l pl-6 text-[15px]/[22px] max-lg:order-3 max-lg:col-start-2 max-lg:border-brass">
              <span className="block text-ink-2 text-label">
                <FormattedMessage id="contentHome.stops" />
              </span>
              <span className="font-medium">
                <FormattedMessage id={stops} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
