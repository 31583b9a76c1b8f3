import { hasCode } from "@coffer/errors";
import { Button, EmptyState, Notice, Skeleton } from "@coffer/ui";
import { QrCodeIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Text, useText } from "../../platform/intl/text.tsx";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import type { Choice } from "./choice.ts";
import { DepositAddress } from "./deposit-address.tsx";
import type { AddressQuery } from "./use-deposit-address.ts";

/** What stands under the choice: the address, or plainly why there is none. */
export function AddressPanel({ choice, query }: { choice: Choice; query: AddressQuery }) {
  switch (choice.state) {
    case "none":
      return <Waiting words={<Text id="deposits.noneCoin" />} />;
    case "noNetwork":
      return <Waiting words={<Text id="deposits.noneNetwork" values={{ coin: choice.coin.coin }} />} />;
    case "unknownCoin":
      return (
        <Notice tone="bad" title={<Text id="deposits.unknownCoin" values={{ coin: choice.coin }} />}>
          <Text id="deposits.unknownCoinBody" />
        </Notice>
      );
    case "wrongNetwork":
      return (
        <Notice
          tone="bad"
          title={<Text id="deposits.wrongNetwork" values={{ coin: choice.coin.coin, network: choice.network }} />}
        >
          <Text id="deposits.wrongNetworkBody" />
        </Notice>
      );
    case "closed":
      return <Closed coin={choice.coin.coin} network={choice.network.name} />;
    case "chosen":
      return <Asked coin={choice.coin.coin} network={choice.network.name} query={query} />;
  }
}

function Waiting({ words }: { words: ReactNode }) {
  return <EmptyState icon={<QrCodeIcon />} title={<Text id="deposits.noneTitle" />} description={words} />;
}

function Closed({ coin, network }: { coin: string; network: string }) {
  return (
    <Notice tone="warn" title={<Text id="deposits.closed" values={{ coin, network }} />}>
      <Text id="deposits.closedBody" />
    </Notice>
  );
}

function Asked({ coin, network, query }: { coin: string; network: string; query: AddressQuery }) {
  const text = useText();
  const { data, error, isFetching, refetch } = query;
  if (data) return <DepositAddress deposit={data} />;
  if (hasCode(error, 40002, 60009)) return <Closed coin={coin} network={network} />;
  const again = (
    <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
      <Text id="deposits.askAgain" />
    </Button>
  );
  if (hasCode(error, 40017)) {
    return (
      <Notice tone="warn" title={<Text id="deposits.noAddress" />} action={again}>
        <Text id="deposits.noAddressBody" />
      </Notice>
    );
  }
  if (error) return <FailureNote error={error} action={again} />;
  return (
    <div role="status" aria-label={text("deposits.loading")} className="flex flex-col gap-5 sm:flex-row">
      <Skeleton className="size-48 max-sm:mx-auto" />
      <Skeleton className="h-24 flex-1" />
    </div>
  );
}
