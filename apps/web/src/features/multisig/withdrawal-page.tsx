import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { Button, Card, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { useHasSession } from "../../platform/session.ts";
import { hasFailed } from "./status.ts";
import { WithdrawalCards } from "./withdrawal-cards.tsx";
import { type By, withdrawalQuery } from "./withdrawal-query.ts";

/** A withdrawal at its own address: details, signatures, and the missing ones. Polled. */
export function WithdrawalPage({ by }: { by: By }) {
  const { data: withdrawal, error, refetch } = useQuery(withdrawalQuery(by));
  const content = useRef<HTMLElement>(null);
  const owner = useHasSession() && "id" in by;
  useMoneyMovedOn(withdrawal?.status);
  const name = withdrawal ? withdrawal.id : "";
  useEffect(() => content.current?.focus({ preventScroll: true }), [name]);
  return (
    <Page
      title={withdrawal?.walletName ?? <FormattedMessage id="multisig.title" />}
      lead={withdrawal && <FormattedMessage id="multisig.withdrawalOf" values={{ number: withdrawal.number }} />}
      actions={owner && withdrawal && <Onward withdrawal={withdrawal} />}
    >
      <section ref={content} tabIndex={-1} className="flex min-w-0 flex-col gap-6 outline-none">
        {error && !withdrawal ? (
          <Card>
            <LoadFailure error={error} again={() => void refetch()} />
          </Card>
        ) : !withdrawal ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <WithdrawalCards withdrawal={withdrawal} />
        )}
      </section>
    </Page>
  );
}

/**
 * Links to its wallet, and to another attempt if nothing was sent. The address is typed again: a link must never
 * prefill one.
 */
function Onward({ withdrawal: { walletId, status, coin, network } }: { withdrawal: MultisigWithdrawalDetail }) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/assets/multisig" search={{ wallet: walletId }}>
          <FormattedMessage id="multisig.toWallet" />
        </Link>
      </Button>
      {hasFailed({ status }) && (
        <Button asChild>
          <Link to="/assets/multisig" search={{ wallet: walletId, do: "withdraw", coin, network }}>
            <FormattedMessage id="multisig.again" />
          </Link>
        </Button>
      )}
    </>
  );
}
