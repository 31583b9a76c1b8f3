import { WalletType } from "@coffer/sdk";
import { Field, Segmented } from "@coffer/ui";
import { walletNames } from "../../kernel/money/wallets.ts";
import { useSearchState } from "../../kernel/search-state.ts";
import { Text, useText } from "../../lib/text.tsx";
import { AddressScreen } from "./address-screen.tsx";
import { DepositPage } from "./deposit-page.tsx";
import { ownDeposits } from "./own-deposits.ts";
import { RecentDeposits } from "./recent-deposits.tsx";

interface RechargeSearch {
  id?: string | undefined;
  coin?: string | undefined;
  network?: string | undefined;
  wallet?: "cloud" | undefined;
}

/** One deposit's own page; else the way to an address, over what has come. */
export function RechargeScreen() {
  const { search, change } = useSearchState();
  const { id, coin, network, wallet } = search as RechargeSearch;
  const choose = (asked: Omit<RechargeSearch, "id">) => void change({ ...asked }, { replace: true });
  if (id !== undefined) return <DepositPage service={ownDeposits} id={id} />;
  return (
    <AddressScreen
      service={ownDeposits}
      asked={{ coin, network, wallet }}
      choose={choose}
      into={<WalletChoice wallet={wallet ?? "main"} choose={(next) => choose({ wallet: next })} />}
      below={(coins) => <RecentDeposits service={ownDeposits} coins={coins} titled />}
    />
  );
}

/** Which of the own wallets it goes into. */
function WalletChoice({ wallet, choose }: { wallet: string; choose: (wallet: "cloud" | undefined) => void }) {
  const text = useText();
  return (
    <Field label={<Text id="recharge.into" />}>
      <Segmented
        value={wallet}
        onValueChange={(next) => choose(next === "cloud" ? "cloud" : undefined)}
        options={[
          { value: "main", label: text(walletNames[WalletType.main]) },
          { value: "cloud", label: text(walletNames[WalletType.cloud]) },
        ]}
      />
    </Field>
  );
}
