import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isCashier } from "../../../platform/merchant/role.ts";
import { Page } from "../../../platform/page/page.tsx";
import { useAccount } from "../../../platform/session.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportRows } from "./report-rows.tsx";
import { ReportSales } from "./report-sales.tsx";
import { ReportTotals } from "./report-totals.tsx";

/** Each cashier's sales by day and coin, with totals in one currency. */
export function ReportScreen() {
  const cashier = isCashier(useAccount());
  return (
    <Page
      title={<FormattedMessage id="merchantReport.title" />}
      lead={<FormattedMessage id={cashier ? "merchantReport.ownLead" : "merchantReport.lead"} />}
    >
      <div className="flex flex-col gap-5">
        <ReportFilters cashier={cashier} />
        <ReportTotals />
        <ReportSales />
        <ReportRows />
      </div>
    </Page>
  );
}
