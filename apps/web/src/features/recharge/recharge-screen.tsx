import { WalletType } from "@coffer/sdk";
import { Field, Segmented } from "@coffer/ui";
import { getRouteApi } from "@tanstack/react-router";
import { walletNames } from "../../kernel/money/wallets.ts";
import { Text, useText } from "../../lib/text.tsx";
import { AddressScreen } from "./address-screen.tsx";
import { DepositPage } from "./deposit-page.tsx";
import { ownDeposits } from "./own-deposits.ts";
import { RecentDeposits } from "./recent-deposits.tsx";

// By its path and not by the route's file: a merchant's pages share this code, and not the routes of another area.
const route = getRouteApi("/assets/recharge");

/** One deposit's own page; else the way to an address, over what has come. */
export function RechargeScreen() {
  const { id, coin, network, wallet } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (asked: { coin?: string; network?: string | undefined; wallet?: "cloud" | undefined }) =>
    void navigate({ search: (search) => ({ ...search, ...asked }), replace: true });
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
