import { WalletType } from "@coffer/sdk";
import { Field, Segmented } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { walletNames } from "../../platform/money/wallets.ts";
import { useSearchState } from "../../platform/search-state.ts";
import { AddressScreen } from "./address-screen.tsx";
import { DepositPage } from "./deposit-page.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";
import { userDeposits } from "./user-deposits.ts";

interface RechargeSearch {
  id?: string | undefined;
  coin?: string | undefined;
  network?: string | undefined;
  wallet?: "cloud" | undefined;
}

/** A deposit's own page; else the address with the list of deposits. */
export function DepositScreen() {
  const { search, change } = useSearchState();
  const { id, coin, network, wallet } = search as RechargeSearch;
  const choose = (asked: Omit<RechargeSearch, "id">) => void change({ ...asked }, { replace: true });
  if (id !== undefined) return <DepositPage service={userDeposits} id={id} />;
  return (
    <AddressScreen
      service={userDeposits}
      asked={{ coin, network, wallet }}
      choose={choose}
      into={<WalletChoice wallet={wallet ?? "main"} choose={(next) => choose({ wallet: next })} />}
      below={(coins) => <RecentDeposits service={userDeposits} coins={coins} titled />}
    />
  );
}

/** The wallet to credit. */
function WalletChoice({ wallet, choose }: { wallet: string; choose: (wallet: "cloud" | undefined) => void }) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="deposits.into" />}>
      <Segmented
        value={wallet}
        onValueChange={(next) => choose(next === "cloud" ? "cloud" : undefined)}
        options={[
          { value: "main", label: intl.formatMessage({ id: walletNames[WalletType.main] }) },
          { value: "cloud", label: intl.formatMessage({ id: walletNames[WalletType.cloud] }) },
        ]}
      />
    </Field>
  );
}
