import { Button } from "@coffer/ui";
import { createFileRoute, Link } from "@tanstack/react-router";
import { forMerchants } from "../../../features/merchant/for-merchants.ts";
import { merchantDeposits } from "../../../features/merchant/moves/deposits.ts";
import { AddressScreen } from "../../../features/recharge/address-screen.tsx";
import { api } from "../../../kernel/api.ts";
import { readSearch, textIn } from "../../../lib/search-fields.ts";
import { Text } from "../../../lib/text.tsx";

const choice = { coin: textIn, network: textIn };

export const Route = createFileRoute("/merchant/deposit/")({
  staticData: { title: "recharge.title", texts: ["signedIn", "merchant", "moves"] },
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
            <Text id="merchantMove.depositOrders" />
          </Link>
        </Button>
      }
    />
  );
}
