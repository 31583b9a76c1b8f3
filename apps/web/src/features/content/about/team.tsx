import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Body, Title } from "../pieces/heading.tsx";

const roles: readonly { who: PlainMessageId; when: PlainMessageId }[] = [
  { who: "contentAbout.identity", when: "contentAbout.identityWhen" },
  { who: "contentAbout.review", when: "contentAbout.reviewWhen" },
  { who: "contentAbout.appeals", when: "contentAbout.appealsWhen" },
  { who: "contentAbout.service", when: "contentAbout.serviceWhen" },
];

/** The people by role: names are not invented. */
export function Team() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,412px)_minmax(0,1fr)] lg:gap-[76px]">
      <div className="flex flex-col gap-5">
        <Title id="contentAbout.teamTitle" />
        <Body id="contentAbout.teamBody" />
      </div>
      <dl className="border-line-strong border-t">
        {roles.map(({ who, when }) => (
          <div key={who} className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[220px_1fr]">
            <dt className="font-serif text-[20px]/[26px]">
              <FormattedMessage id={who} />
            </dt>
            <dd className="text-pretty text-[15px]/[24px] text-ink-2">
              <FormattedMessage id={when} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
