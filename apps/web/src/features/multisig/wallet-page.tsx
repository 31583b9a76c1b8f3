import type { MultisigWalletDetail } from "@coffer/sdk";
import { Button, Card, Skeleton, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { Worth } from "../../platform/money/money.tsx";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { useSearchState } from "../../platform/search-state.ts";
import { DeleteWallet } from "./delete-wallet.tsx";
import { Threshold } from "./threshold.tsx";
import { walletQuery } from "./wallet-query.ts";
import { BalanceTable, DepositTable, SignerTable, WithdrawalTable } from "./wallet-tables.tsx";

const AddCoin = lazyPart(() => import("./add-coin.tsx").then(({ AddCoin: it }) => it));
const OpenWithdrawal = lazyPart(() => import("./open-withdrawal.tsx").then(({ OpenWithdrawal: it }) => it));
const DepositPage = lazyPart(() => import("./deposit-page.tsx").then(({ DepositPage: it }) => it));

const tabs = { balances: BalanceTable, deposits: DepositTable, withdrawals: WithdrawalTable, signers: SignerTable };
type Tab = keyof typeof tabs;
const names: Record<Tab, PlainMessageId> = {
  ...{ balances: "multisig.balances", deposits: "multisig.deposits" },
  ...{ withdrawals: "multisig.withdrawals", signers: "multisig.signers" },
};

export interface WalletPageProps {
  id: string;
  open: "create" | "withdraw" | "deposit" | "addCoin" | undefined;
  tab: Tab;
  chosen: { coin?: string | undefined; network?: string | undefined };
}

const look = 5000; // ms; deposits and signatures arrive automatically.

/** A wallet: balances, history, signers. */
export function WalletPage({ id, open, tab, chosen }: WalletPageProps) {
  const { data: wallet, error, refetch } = useQuery({ ...walletQuery(id), refetchInterval: look });
  if (wallet && open === "deposit") return <DepositPage wallet={wallet} chosen={chosen} />;
  if (wallet && open === "addCoin") return <AddCoin wallet={wallet} />;
  return (
    <Page
      title={wallet?.name ?? <FormattedMessage id="multisig.title" />}
      lead={wallet && <Lead wallet={wallet} />}
      actions={wallet && <Actions wallet={wallet} />}
    >
      {error && !wallet ? (
        <Card>
          <LoadFailure error={error} again={() => void refetch()} />
        </Card>
      ) : !wallet ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <div className="flex flex-col gap-6">
          {wallet.unfinishedWithdrawalId !== null && (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <OpenWithdrawal id={wallet.unfinishedWithdrawalId} />
            </Suspense>
          )}
          <p>
            <span className="block text-ink-2 text-label">
              <FormattedMessage id="multisig.worth" />
            </span>
            <Worth amount={wallet.total} unit={wallet.currency} size="large" />
          </p>
          <WalletTabs wallet={wallet} tab={tab} />
          <DeleteWallet wallet={wallet} />
        </div>
      )}
    </Page>
  );
}

/** The threshold; and why no withdrawal can start now. */
function Lead({ wallet: { minSignatures, networks, unfinishedWithdrawalId } }: { wallet: MultisigWalletDetail }) {
  return (
    <>
      <Threshold least={minSignatures} signers={networks[0]?.signers.length ?? 0} />
      {unfinishedWithdrawalId !== null && (
        <>
          {" · "}
          <FormattedMessage id="multisig.finishFirst" />
        </>
      )}
    </>
  );
}

function Actions({ wallet: { id, unfinishedWithdrawalId } }: { wallet: MultisigWalletDetail }) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/assets/multisig" search={{ wallet: id, do: "addCoin" }}>
          <FormattedMessage id="multisig.addCoin" />
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/assets/multisig" search={{ wallet: id, do: "deposit" }}>
          <FormattedMessage id="multisig.deposit" />
        </Link>
      </Button>
      {unfinishedWithdrawalId === null && (
        <Button asChild>
          <Link to="/assets/multisig" search={{ wallet: id, do: "withdraw" }}>
            <FormattedMessage id="multisig.withdraw" />
          </Link>
        </Button>
      )}
    </>
  );
}

function WalletTabs({ wallet, tab }: { wallet: MultisigWalletDetail; tab: Tab }) {
  const { change } = useSearchState();
  const Table = tabs[tab];
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void change({ tab: next === "balances" ? undefined : next, page: undefined, sort: undefined })
      }
    >
      <TabsList>
        {(Object.keys(tabs) as Tab[]).map((each) => (
          <TabsTrigger key={each} value={each}>
            <FormattedMessage id={names[each]} />
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={tab}>
        <Table wallet={wallet} />
      </TabsContent>
    </Tabs>
  );
}
