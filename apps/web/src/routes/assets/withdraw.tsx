import { createFileRoute, useSearch } from "@tanstack/react-router";
import { SaveAddress } from "../../features/address/save-address.tsx";
import { mainWallet } from "../../features/withdraw/main-wallet.ts";
import { ownWithdrawals } from "../../features/withdraw/own-withdrawals.ts";
import { RecentWithdrawals } from "../../features/withdraw/recent-withdrawals.tsx";
import { WithdrawScreen } from "../../features/withdraw/withdraw-screen.tsx";
import { api } from "../../kernel/api.ts";
import { flowSearch } from "../../kernel/flow/flow-search.ts";
import { loadAccount } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { recordSearch } from "../../kernel/table/record-search.ts";
import { readSearch, textIn } from "../../lib/search-fields.ts";

const asked = { ...recordSearch, coin: textIn, network: textIn, address: textIn, tag: textIn, id: textIn };

export const Route = createFileRoute("/assets/withdraw")({
  staticData: { title: "withdraw.title", texts: ["signedIn", "moves"] },
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
      service={ownWithdrawals}
      asked={{ coin, network, address, tag }}
      saveAddress={(entry) => <SaveAddress {...entry} key={entry.address} />}
      below={(resume) => <RecentWithdrawals titled resume={resume} />}
    />
  );
}
