import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

const steps: readonly { title: PlainMessageId; body: PlainMessageId }[] = [
  { title: "contentIndividuals.oneTitle", body: "contentIndividuals.oneBody" },
  { title: "contentIndividuals.twoTitle", body: "contentIndividuals.twoBody" },
  { title: "contentIndividuals.threeTitle", body: "contentIndividuals.threeBody" },
  { title: "contentIndividuals.fourTitle", body: "contentIndividuals.fourBody" },
];

/** From sign-up to a first deposit. */
export function FirstDay() {
  return (
    <ol className="divide-y divide-line border-line-strong border-t border-b">
      {steps.map(({ title, body }, index) => (
        <li key={title} className="grid grid-cols-[40px_1fr] py-5">
          <span aria-hidden className="font-serif text-[24px]/[30px] text-brass">
            {index + 1}
          </span>
          <div>
            <h2 className="font-serif text-[22px]/[30px]">
              <FormattedMessage id={title} />
            </h2>
            <p className="mt-1 text-pretty text-[15px]/[23px] text-ink-2">
              <FormattedMessage id={body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
