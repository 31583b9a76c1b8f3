import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { type FigureMessageId, figures } from "../facts.ts";

export interface Column {
  title: PlainMessageId;
  items: readonly FigureMessageId[];
}

/** Lists side by side, one per audience. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  return (
    <div className="grid gap-x-8 gap-y-10 border-line-strong border-t pt-7 sm:grid-cols-2 lg:grid-cols-3">
      {columns.map(({ title, items }) => (
        <div key={title}>
          <h3 className="font-serif text-[24px]/[30px]">
            <FormattedMessage id={title} />
          </h3>
          <ul className="mt-3 divide-y divide-line">
            {items.map((id) => (
              <li key={id} className="text-pretty py-3 text-[15px]/[22px] text-ink-2">
                <FormattedMessage id={id} values={figures} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
