import { CreateFlow } from "./create-flow.tsx";
import { ProposeFlow } from "./propose-flow.tsx";
import { WalletList } from "./wallet-list.tsx";
import { WalletPage } from "./wallet-page.tsx";
import { WithdrawalPage } from "./withdrawal-page.tsx";

export interface MultisigScreenProps {
  wallet?: string | undefined;
  id?: string | undefined;
  sign?: string | undefined;
  do?: "create" | "withdraw" | "deposit" | "addCoin" | undefined;
  tab?: "deposits" | "withdrawals" | "signers" | undefined;
  coin?: string | undefined;
  network?: string | undefined;
}

/** The list of wallets, one of them, one withdrawal, or a flow, as the address says. */
export function MultisigScreen(search: MultisigScreenProps) {
  const { wallet, id, sign } = search;
  if (sign !== undefined) return <WithdrawalPage by={{ signingCode: sign }} />;
  // A deposit's record leads here too, and has no page of its own.
  if (id?.startsWith("mw_")) return <WithdrawalPage by={{ id }} />;
  if (search.do === "create") return <CreateFlow />;
  if (wallet === undefined) return <WalletList />;
  if (search.do === "withdraw") return <ProposeFlow wallet={wallet} asked={search} />;
  return <WalletPage id={wallet} open={search.do} tab={search.tab ?? "balances"} chosen={search} />;
}
