import { createFileRoute } from "@tanstack/react-router";
import { SaveAddress } from "../../../features/address-book/save-address.tsx";
import { api as merchant } from "../../../features/merchant/api.ts";
import { forMerchants } from "../../../features/merchant/require-merchant.ts";
import { outChannels } from "../../../features/merchant/wallet/out-channels.ts";
import { merchantWithdrawals } from "../../../features/merchant/wallet/withdrawals.tsx";
import { WithdrawScreen } from "../../../features/withdrawals/withdraw-screen.tsx";
import { api } from "../../../platform/api.ts";
import { flowSearch } from "../../../platform/flow/flow-search.ts";
import { loadAccount } from "../../../platform/session.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

const asked = { coin: textIn, network: textIn, address: textIn, tag: textIn, id: textIn };

export const Route = createFileRoute("/merchant/withdraw/")({
  staticData: { title: "withdrawals.title", texts: ["signedIn", "merchant", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...flowSearch(search), ...readSearch(search, asked) }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () =>
      Promise.all([
        loadAccount(queryClient), // a PIN set or a block begun a moment ago decides whether there is a form
        queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
        queryClient.ensureQueryData(api.assets.getAssets.queryOptions()),
        queryClient.ensureQueryData(merchant.merchant.getMerchantAssets.queryOptions()),
        queryClient.ensureQueryData(outChannels()),
      ]),
    ),
  component: WithdrawRoute,
});

function WithdrawRoute() {
  const { coin = "", network = "", address = "", tag = "" } = Route.useSearch();
  return (
    <WithdrawScreen
      service={merchantWithdrawals}
      asked={{ coin, network, address, tag }}
      saveAddress={(entry) => <SaveAddress {...entry} key={entry.address} />}
    />
  );
}
