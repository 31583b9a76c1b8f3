import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Title } from "../pieces/heading.tsx";
import { Band } from "../pieces/section.tsx";

const principles: readonly { title: PlainMessageId; body: PlainMessageId }[] = [
  { title: "contentAbout.sayTitle", body: "contentAbout.sayBody" },
  { title: "contentAbout.onceTitle", body: "contentAbout.onceBody" },
  { title: "contentAbout.exactTitle", body: "contentAbout.exactBody" },
  { title: "contentAbout.openTitle", body: "contentAbout.openBody" },
];

export function Principles() {
  return (
    <Band night>
      <Title id="contentAbout.principlesTitle" className="mb-12 max-w-[14em]" />
      <dl className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
        {principles.map(({ title, body }) => (
          <div key={title} className="border-line-strong border-t pt-5">
            <dt className="font-serif text-[24px]/[30px]">
              <FormattedMessage id={title} />
            </dt>
            <dd className="mt-2 text-pretty text-[16px]/[26px] text-ink-2">
              <FormattedMessage id={body} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
