import { createFileRoute } from "@tanstack/react-router";
import { api as merchant } from "../../features/merchant/api.ts";
import { forMerchants } from "../../features/merchant/require-merchant.ts";
import { merchantTransfers } from "../../features/merchant/wallet/transfers.tsx";
import { TransferScreen } from "../../features/transfers/transfer-screen.tsx";
import { transferSearch } from "../../features/transfers/transfer-search.ts";
import { api } from "../../platform/api.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { loadAccount } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

const merchantWallet = "3"; // WalletType merchant, as the form has it

export const Route = createFileRoute("/merchant/transfer")({
  staticData: { title: "transfers.title", texts: ["signedIn", "merchant", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, transferSearch),
  }),
  loader: ({ context: { queryClient } }) =>
    forMerchants(queryClient, () =>
      Promise.all([
        loadAccount(queryClient), // a block begun a moment ago decides whether there is a form
        queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
        queryClient.ensureQueryData(api.assets.getAssets.queryOptions()),
        queryClient.ensureQueryData(merchant.merchant.getMerchantAssets.queryOptions()),
      ]),
    ),
  component: TransferRoute,
});

function TransferRoute() {
  const { id, to, coin = "" } = Route.useSearch();
  const kind = to === "user" ? "user" : "ownWallet";
  return <TransferScreen service={merchantTransfers} id={id} asked={{ kind, coin, fromWallet: merchantWallet }} />;
}
