import { hasCode } from "@coffer/errors";
import { Button, EmptyState, Notice, Skeleton } from "@coffer/ui";
import { QrCodeIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import type { Choice } from "./choice.ts";
import { DepositAddress } from "./deposit-address.tsx";
import type { AddressQuery } from "./use-deposit-address.ts";

/** Below the selection: the address, or why there is none. */
export function AddressPanel({ choice, query }: { choice: Choice; query: AddressQuery }) {
  switch (choice.state) {
    case "none":
      return <Waiting words={<FormattedMessage id="deposits.noneCoin" />} />;
    case "noNetwork":
      return <Waiting words={<FormattedMessage id="deposits.noneNetwork" values={{ coin: choice.coin.coin }} />} />;
    case "unknownCoin":
      return (
        <Notice tone="bad" title={<FormattedMessage id="deposits.unknownCoin" values={{ coin: choice.coin }} />}>
          <FormattedMessage id="deposits.unknownCoinBody" />
        </Notice>
      );
    case "wrongNetwork":
      return (
        <Notice
          tone="bad"
          title={
            <FormattedMessage id="deposits.wrongNetwork" values={{ coin: choice.coin.coin, network: choice.network }} />
          }
        >
          <FormattedMessage id="deposits.wrongNetworkBody" />
        </Notice>
      );
    case "closed":
      return <Closed coin={choice.coin.coin} network={choice.network.name} />;
    case "chosen":
      return <Asked coin={choice.coin.coin} network={choice.network.name} query={query} />;
  }
}

function Waiting({ words }: { words: ReactNode }) {
  return <EmptyState icon={<QrCodeIcon />} title={<FormattedMessage id="deposits.noneTitle" />} description={words} />;
}

function Closed({ coin, network }: { coin: string; network: string }) {
  return (
    <Notice tone="warn" title={<FormattedMessage id="deposits.closed" values={{ coin, network }} />}>
      <FormattedMessage id="deposits.closedBody" />
    </Notice>
  );
}

function Asked({ coin, network, query }: { coin: string; network: string; query: AddressQuery }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = query;
  if (data) return <DepositAddress deposit={data} />;
  if (hasCode(error, 40002, 60009)) return <Closed coin={coin} network={network} />;
  const again = (
    <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
      <FormattedMessage id="deposits.askAgain" />
    </Button>
  );
  if (hasCode(error, 40017)) {
    return (
      <Notice tone="warn" title={<FormattedMessage id="deposits.noAddress" />} action={again}>
        <FormattedMessage id="deposits.noAddressBody" />
      </Notice>
    );
  }
  if (error) return <FailureNote error={error} action={again} />;
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: "deposits.loading" })}
      className="flex flex-col gap-5 sm:flex-row"
    >
      <Skeleton className="size-48 max-sm:mx-auto" />
      <Skeleton className="h-24 flex-1" />
    </div>
  );
}
