import { Button } from "@coffer/ui";
import { createFileRoute, Link } from "@tanstack/react-router";
import { DepositList } from "../../../features/deposits/deposit-list.tsx";
import { forMerchants } from "../../../features/merchant/require-merchant.ts";
import { merchantDeposits } from "../../../features/merchant/wallet/deposits.ts";
import { api } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { listSearch } from "../../../platform/table/list-search.ts";
import { recordSearch } from "../../../platform/table/record-search.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

const which = { ...recordSearch, id: textIn };

export const Route = createFileRoute("/merchant/deposit/order")({
  staticData: {
    title: "merchantWallet.depositOrders",
    texts: ["signedIn", "merchant", "moves"],
  },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, which) }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () => queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions())),
  component: DepositOrdersRoute,
});

function DepositOrdersRoute() {
  const { id } = Route.useSearch();
  return (
    <DepositList
      service={merchantDeposits}
      id={id}
      title={<FormattedMessage id="merchantWallet.depositOrders" />}
      lead={<FormattedMessage id="merchantWallet.depositOrdersLead" />}
      actions={
        <Button asChild>
          <Link to="/merchant/deposit">
            <FormattedMessage id="deposits.back" />
          </Link>
        </Button>
      }
    />
  );
}
