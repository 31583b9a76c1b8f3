import { createFileRoute, useSearch } from "@tanstack/react-router";
import { SaveAddress } from "../../features/address-book/save-address.tsx";
import { mainWallet } from "../../features/withdrawals/main-wallet.ts";
import { RecentWithdrawals } from "../../features/withdrawals/recent-withdrawals.tsx";
import { userWithdrawals } from "../../features/withdrawals/user-withdrawals.ts";
import { WithdrawScreen } from "../../features/withdrawals/withdraw-screen.tsx";
import { api } from "../../platform/api.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { loadAccount } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { recordSearch } from "../../platform/table/record-search.ts";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

const asked = { ...recordSearch, coin: textIn, network: textIn, address: textIn, tag: textIn, id: textIn };

export const Route = createFileRoute("/assets/withdraw")({
  staticData: { title: "withdrawals.title", texts: ["signedIn", "moves"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, asked),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadAccount(queryClient), // a PIN set or a block begun a moment ago decides whether there is a form
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.assets.getAssets.queryOptions(mainWallet)),
    ]),
  component: WithdrawPage,
});

function WithdrawPage() {
  // Not by `Route`: a merchant's pages share what this is bundled with, and not the routes of another area.
  const { coin = "", network = "", address = "", tag = "" } = useSearch({ from: "/assets/withdraw" });
  return (
    <WithdrawScreen
      service={userWithdrawals}
      asked={{ coin, network, address, tag }}
      saveAddress={(entry) => <SaveAddress {...entry} key={entry.address} />}
      below={(resume) => <RecentWithdrawals titled resume={resume} />}
    />
  );
}
