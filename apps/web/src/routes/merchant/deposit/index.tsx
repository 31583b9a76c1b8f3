import { Button } from "@coffer/ui";
import { createFileRoute, Link } from "@tanstack/react-router";
import { AddressScreen } from "../../../features/deposits/address-screen.tsx";
import { forMerchants } from "../../../features/merchant/require-merchant.ts";
import { merchantDeposits } from "../../../features/merchant/wallet/deposits.ts";
import { api } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

const choice = { coin: textIn, network: textIn };

export const Route = createFileRoute("/merchant/deposit/")({
  staticData: { title: "deposits.title", texts: ["signedIn", "merchant", "moves"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, choice),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () =>
      Promise.all([
        queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
        queryClient.ensureQueryData(merchantDeposits.held()),
      ]),
    ),
  component: DepositRoute,
});

function DepositRoute() {
  const { coin, network } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AddressScreen
      service={merchantDeposits}
      asked={{ coin, network }}
      choose={(asked) => void navigate({ search: asked, replace: true })}
      actions={
        <Button asChild variant="secondary">
          <Link to="/merchant/deposit/order">
            <FormattedMessage id="merchantWallet.depositOrders" />
          </Link>
        </Button>
      }
    />
  );
}
