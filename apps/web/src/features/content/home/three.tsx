import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Cost } from "../pictures/cost.tsx";
import { Holding } from "../pictures/holding.tsx";
import { Movers } from "../pictures/movers.tsx";

const answers: readonly { title: PlainMessageId; body: PlainMessageId; picture: ReactNode }[] = [
  { title: "contentHome.holdTitle", body: "contentHome.holdBody", picture: <Holding /> },
  { title: "contentHome.moveTitle", body: "contentHome.moveBody", picture: <Movers /> },
  { title: "contentHome.costTitle", body: "contentHome.costBody", picture: <Cost /> },
];

/** Three common questions about custody, each answered by the product. */
export function Three() {
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 pb-[42px] sm:px-8 sm:pb-16">
      <ul className="grid divide-line border-line-strong border-t max-lg:divide-y lg:grid-cols-3 lg:grid-rows-[auto_auto] lg:divide-x">
        {answers.map(({ title, body, picture }) => (
          <li
            key={title}
            className="row-span-2 grid gap-5 py-7 lg:grid-rows-subgrid lg:px-8 lg:pb-0 lg:last:pr-0 lg:first:pl-0"
          >
            <div>
              <h2 className="font-serif text-[24px]/[30px]">
                <FormattedMessage id={title} />
              </h2>
              <p className="mt-2 text-pretty text-[15px]/[23px] text-ink-2">
                <FormattedMessage id={body} />
              </p>
            </div>
            {picture}
          </li>
        ))}
      </ul>
    </div>
  );
}
