import { cn, Segmented } from "@coffer/ui";
import { ChartColumnIcon, Table2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { type SalesSummary, useSalesLabels } from "./sales-labels.ts";

/** Chart or table. */
export function ViewSwitch({ table, change }: { table: boolean; change: (table: boolean) => void }) {
  const intl = useIntl();
  return (
    <Segmented
      aria-label={intl.formatMessage({ id: "merchant.view" })}
      value={table ? "table" : "chart"}
      onValueChange={(value) => change(value === "table")}
      options={[
        {
          value: "chart",
          label: <Way icon={<ChartColumnIcon />} words={<FormattedMessage id="merchant.viewChart" />} />,
        },
        { value: "table", label: <Way icon={<Table2Icon />} words={<FormattedMessage id="merchant.viewTable" />} /> },
      ]}
    />
  );
}

const Way = ({ icon, words }: { icon: ReactNode; words: ReactNode }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className="[&_svg]:size-3.5">
      {icon}
    </span>
    {words}
  </span>
);

/** The legend, with totals where none are beside it. */
export function SalesLegend({ sales, plain }: { sales: SalesSummary; plain?: boolean | undefined }) {
  const { worth } = useSalesLabels(sales);
  const { collected, refunded } = sales.totals;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-label">
      <Key
        colour="bg-vault"
        words={<FormattedMessage id="merchant.paid" />}
        worth={plain ? undefined : worth(collected)}
      />
      <Key
        colour="bg-brass"
        words={<FormattedMessage id="merchant.refunded" />}
        worth={plain ? undefined : worth(refunded)}
      />
    </ul>
  );
}

const Key = ({ colour, words, worth }: { colour: string; words: ReactNode; worth: string | undefined }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden className={cn("size-2 rounded-xs", colour)} />
    <span className="text-ink-2">{words}</span>
    {worth !== undefined && <span className="font-medium tabular-nums">{worth}</span>}
  </li>
);
