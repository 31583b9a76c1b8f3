import { Button } from "@coffer/ui";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { SaveAddress } from "../../../features/address/save-address.tsx";
import { forMerchants } from "../../../features/merchant/for-merchants.ts";
import { merchantWithdrawals } from "../../../features/merchant/moves/withdrawals.tsx";
import { WithdrawalList } from "../../../features/withdraw/withdrawal-list.tsx";
import { api } from "../../../kernel/api.ts";
import { listSearch } from "../../../kernel/table/list-search.ts";
import { recordSearch } from "../../../kernel/table/record-search.ts";
import { readSearch, textIn } from "../../../lib/search-fields.ts";
import { Text } from "../../../lib/text.tsx";

const which = { ...recordSearch, id: textIn };

export const Route = createFileRoute("/merchant/withdraw/order")({
  staticData: {
    title: "merchantMove.withdrawOrders",
    texts: ["signedIn", "merchant", "moves"],
  },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...readSearch(search, which) }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () => queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions())),
  component: WithdrawOrdersRoute,
});

function WithdrawOrdersRoute() {
  const { id } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <WithdrawalList
      service={merchantWithdrawals}
      id={id}
      title={<Text id="merchantMove.withdrawOrders" />}
      lead={<Text id="merchantMove.withdrawOrdersLead" />}
      prove={() => void navigate({ to: "/merchant/withdraw", search: { step: "verify" } })}
      saveAddress={(entry) => <SaveAddress {...entry} key={entry.address} />}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="secondary">
              <Link to="/merchant/withdraw/order" search={{}}>
                <Text id="merchantMove.allWithdrawals" />
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to="/merchant/withdraw" search={{}}>
              <Text id="withdraw.another" />
            </Link>
          </Button>
        </>
      }
    />
  );
}
