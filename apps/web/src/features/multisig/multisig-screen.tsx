import { Suspense } from "react";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { CreateFlow } from "./create-flow.tsx";

// Each is lazy-loaded behind the one address.
const ProposeFlow = lazyPart(() => import("./propose-flow.tsx").then(({ ProposeFlow: it }) => it));
const WalletList = lazyPart(() => import("./wallet-list.tsx").then(({ WalletList: it }) => it));
const WalletPage = lazyPart(() => import("./wallet-page.tsx").then(({ WalletPage: it }) => it));
const WithdrawalPage = lazyPart(() => import("./withdrawal-page.tsx").then(({ WithdrawalPage: it }) => it));

export interface MultisigScreenProps {
  wallet?: string | undefined;
  id?: string | undefined;
  sign?: string | undefined;
  do?: "create" | "withdraw" | "deposit" | "addCoin" | undefined;
  tab?: "deposits" | "withdrawals" | "signers" | undefined;
  coin?: string | undefined;
  network?: string | undefined;
}

/** The wallet list, a wallet, a withdrawal, or a flow, by the address. */
export function MultisigScreen(search: MultisigScreenProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen {...search} />
    </Suspense>
  );
}

function Screen(search: MultisigScreenProps) {
  const { wallet, id, sign } = search;
  if (sign !== undefined) return <WithdrawalPage by={{ signingCode: sign }} />;
  // A deposit's record links here, too, and has no page of its own.
  if (id?.startsWith("mw_")) return <WithdrawalPage by={{ id }} />;
  if (search.do === "create") return <CreateFlow />;
  if (wallet === undefined) return <WalletList />;
  if (search.do === "withdraw") return <ProposeFlow wallet={wallet} asked={search} />;
  return <WalletPage id={wallet} open={search.do} tab={search.tab ?? "balances"} chosen={search} />;
}
