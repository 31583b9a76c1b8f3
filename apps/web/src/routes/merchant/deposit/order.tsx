import { Button } from "@coffer/ui";
import { createFileRoute, Link } from "@tanstack/react-router";
import { forMerchants } from "../../../features/merchant/for-merchants.ts";
import { merchantDeposits } from "../../../features/merchant/moves/deposits.ts";
import { DepositList } from "../../../features/recharge/deposit-list.tsx";
import { api } from "../../../kernel/api.ts";
import { listSearch } from "../../../kernel/table/list-search.ts";
import { recordSearch } from "../../../kernel/table/record-search.ts";
import { readSearch, textIn } from "../../../lib/search-fields.ts";
import { Text } from "../../../lib/text.tsx";

const which = { ...recordSearch, id: textIn };

export const Route = createFileRoute("/merchant/deposit/order")({
  staticData: {
    title: "merchantMove.depositOrders",
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
      title={<Text id="merchantMove.depositOrders" />}
      lead={<Text id="merchantMove.depositOrdersLead" />}
      actions={
        <Button asChild>
          <Link to="/merchant/deposit">
            <Text id="recharge.back" />
          </Link>
        </Button>
      }
    />
  );
}
