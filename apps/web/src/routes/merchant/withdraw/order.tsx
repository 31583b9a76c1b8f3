import { Button } from "@coffer/ui";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { SaveAddress } from "../../../features/address-book/save-address.tsx";
import { forMerchants } from "../../../features/merchant/require-merchant.ts";
import { merchantWithdrawals } from "../../../features/merchant/wallet/withdrawals.tsx";
import { WithdrawalList } from "../../../features/withdrawals/withdrawal-list.tsx";
import { api } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { listSearch } from "../../../platform/table/list-search.ts";
import { recordSearch } from "../../../platform/table/record-search.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

const which = { ...recordSearch, id: textIn };

export const Route = createFileRoute("/merchant/withdraw/order")({
  staticData: {
    title: "merchantWallet.withdrawOrders",
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
      title={<FormattedMessage id="merchantWallet.withdrawOrders" />}
      lead={<FormattedMessage id="merchantWallet.withdrawOrdersLead" />}
      prove={() => void navigate({ to: "/merchant/withdraw", search: { step: "verify" } })}
      saveAddress={(entry) => <SaveAddress {...entry} key={entry.address} />}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="secondary">
              <Link to="/merchant/withdraw/order" search={{}}>
                <FormattedMessage id="merchantWallet.allWithdrawals" />
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to="/merchant/withdraw" search={{}}>
              <FormattedMessage id="withdrawals.another" />
            </Link>
          </Button>
        </>
      }
    />
  );
}
