import { type CoinConfig, type CoinNetwork, DepositWallet } from "@coffer/sdk";
import { Button, Card, CardHeader, CardTitle, CoinIcon, Notice, Skeleton, StatusChip } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Chunked, Copy } from "../../platform/page/address.tsx";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";

/** An address on each chain, created on demand and then constant. */
export function CloudAddresses({ coins }: { coins: readonly CoinConfig[] }) {
  const places = coins.flatMap(({ coin, networks }) => networks.map((network) => ({ coin, network })));
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          <FormattedMessage id="assets.addresses" />
        </CardTitle>
      </CardHeader>
      <ul className="flex flex-col">
        {places.map(({ coin, network }) => (
          <li key={`${coin} ${network.network}`} className="border-line border-t px-5 py-4 first:border-t-0">
            <Place coin={coin} network={network} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PlaceProps {
  coin: string;
  network: CoinNetwork;
}

function Place({ coin, network }: PlaceProps) {
  const intl = useIntl();
  const [shown, show] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-3">
          <CoinIcon ticker={coin} />
          <span>
            {coin}
            <span className="block text-ink-2 text-label">{network.name}</span>
          </span>
        </span>
        {network.depositEnabled ? (
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={shown}
            aria-label={intl.formatMessage(
              { id: shown ? "assets.hideAddressOf" : "assets.showAddressOf" },
              { coin, network: network.name },
            )}
            onClick={() => show(!shown)}
          >
            <FormattedMessage id={shown ? "assets.hideAddress" : "assets.showAddress"} />
          </Button>
        ) : (
          <StatusChip tone="warn">
            <FormattedMessage id="assets.closed" />
          </StatusChip>
        )}
      </div>
      {shown && <Shown coin={coin} network={network} />}
    </div>
  );
}

function Shown({ coin, network }: PlaceProps) {
  const intl = useIntl();
  const { data, error } = useQuery({
    ...api.deposits.getAddress.queryOptions({ coin, network: network.network, wallet: DepositWallet.cloud }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shows: "place" },
  });
  if (error && !data) return <FailureNote error={error} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      {data.tag !== null && (
        <Notice tone="bad" live="off" title={<FormattedMessage id="assets.tagTitle" />}>
          <FormattedMessage id="assets.tagBody" values={{ tag: data.tag }} />
        </Notice>
      )}
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode value={data.address} label={intl.formatMessage({ id: "assets.qr" }, { coin })} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
          <Chunked value={data.address} />
          <Copy value={data.address} label={intl.formatMessage({ id: "assets.copyAddress" })} words />
          {data.tag !== null && <Copy value={data.tag} label={intl.formatMessage({ id: "assets.copyTag" })} words />}
        </div>
      </div>
      <Notice tone="warn" live="off">
        <FormattedMessage
          id="assets.addressWarning"
          values={{ coin, network: network.name, minimum: data.minDeposit, confirmations: data.confirmations }}
        />
      </Notice>
    </>
  );
}
