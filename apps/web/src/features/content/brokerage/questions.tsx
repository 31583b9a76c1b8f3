import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";

const answers: readonly { title: PlainMessageId; body: MessageIdFor<typeof figures> }[] = [
  { title: "contentBrokerage.priceTitle", body: "contentBrokerage.priceBody" },
  { title: "contentBrokerage.feeTitle", body: "contentBrokerage.feeBody" },
  { title: "contentBrokerage.settleTitle", body: "contentBrokerage.settleBody" },
];
const figures = { seconds: facts.otcSeconds, hours: facts.otcSettleHours };

/** A broker's first questions. */
export function Questions() {
  return (
    <dl className="flex flex-col gap-7">
      {answers.map(({ title, body }) => (
        <div key={title} className="border-line-strong border-t pt-4">
          <dt className="font-serif text-[24px]/[30px]">
            <FormattedMessage id={title} />
          </dt>
          <dd className="mt-1.5 text-pretty text-[16px]/[26px] text-ink-2">
            <FormattedMessage id={body} values={figures} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
