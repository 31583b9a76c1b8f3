import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

export interface CompareProps {
  heads: readonly [PlainMessageId, PlainMessageId];
  rows: readonly (readonly [what: PlainMessageId, one: PlainMessageId, other: PlainMessageId])[];
}

/** Compares two ways line by line. */
export function Compare({ heads, rows }: CompareProps) {
  return (
    <table className="w-full max-sm:table-fixed border-line-strong border-t text-[15px]/[22px]">
      <thead>
        <tr className="text-head text-ink-2 *:border-line-strong *:border-b *:py-2.5 *:pr-4 *:text-left *:font-medium">
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              <FormattedMessage id={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, one, other]) => (
          <tr key={what} className="*:border-line *:border-b *:py-3.5 *:pr-4 *:text-left">
            <th scope="row" className="font-normal text-ink-2">
              <FormattedMessage id={what} />
            </th>
            <td className="font-medium">
              <FormattedMessage id={one} />
            </td>
            <td className="font-medium">
              <FormattedMessage id={other} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
