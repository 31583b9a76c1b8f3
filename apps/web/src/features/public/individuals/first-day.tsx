import { type MessageId, Text } from "../../../lib/text.tsx";

const steps: readonly { title: MessageId; body: MessageId }[] = [
  { title: "individuals.oneTitle", body: "individuals.oneBody" },
  { title: "individuals.twoTitle", body: "individuals.twoBody" },
  { title: "individuals.threeTitle", body: "individuals.threeBody" },
  { title: "individuals.fourTitle", body: "individuals.fourBody" },
];

/** From nothing to a first deposit. */
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
              <Text id={title} />
            </h2>
            <p className="mt-1 text-pretty text-[15px]/[23px] text-ink-2">
              <Text id={body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
