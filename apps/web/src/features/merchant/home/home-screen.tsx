import { Button } from "@coffer/ui";
import { CirclePlusIcon, ScanQrCodeIcon, WebhookIcon } from "lucide-react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isCashier } from "../../../platform/merchant/role.ts";
import { Page } from "../../../platform/page/page.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { useAccount } from "../../../platform/session.ts";
import { useNews } from "../use-news.ts";
import { Balances } from "./balances.tsx";
import { Waiting } from "./pending.tsx";
import { WaitingLine } from "./pending-line.tsx";
import { places } from "./places.ts";
import { SalesCard } from "./sales-card.tsx";
import { Standing } from "./standing.tsx";
import { TodayOrders } from "./today-orders.tsx";

/** Today's activity and pending approvals. A cashier sees its own part. */
export function HomeScreen() {
  useNews();
  const account = useAccount();
  const cashier = isCashier(account);
  return (
    <Page
      title={account?.name || <FormattedMessage id="merchantHome.title" />}
      lead={cashier ? <FormattedMessage id="merchantHome.cashier" /> : account && <WaitingLine />}
      actions={<QuickActions own={account !== undefined && !cashier} />}
    >
      <div className="flex flex-col gap-5">
        {account && !cashier && (
          <>
            <Waiting />
            <Standing />
          </>
        )}
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.94fr)_minmax(0,1fr)]">
          <SalesCard />
          <Balances />
        </div>
        <TodayOrders />
      </div>
    </Page>
  );
}

/** The developer page is the merchant's only. */
function QuickActions({ own }: { own: boolean }) {
  return (
    <>
      {own && (
        <Button asChild variant="ghost">
          <PathLink {...places.developers}>
            <WebhookIcon aria-hidden />
            <FormattedMessage id="merchantHome.developers" />
          </PathLink>
        </Button>
      )}
      <Button asChild variant="secondary">
        <PathLink {...places.codes}>
          <ScanQrCodeIcon aria-hidden />
          <FormattedMessage id="merchantHome.tillCode" />
        </PathLink>
      </Button>
      <Button asChild>
        <PathLink {...places.newOrder}>
          <CirclePlusIcon aria-hidden />
          <FormattedMessage id="merchantHome.newOrder" />
        </PathLink>
      </Button>
    </>
  );
}
