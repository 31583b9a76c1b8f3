import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { Button, Card, CardBody, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMoneyMovedOn } from "../../kernel/money/money-moved.ts";
import { LoadFailure } from "../../kernel/page/load-failure.tsx";
import { Page } from "../../kernel/page/page.tsx";
import { useHasSession } from "../../kernel/session.ts";
import { followed } from "../../kernel/status/followed.ts";
import { Text } from "../../lib/text.tsx";
import { api } from "./api.ts";
import { PasteSignature } from "./paste-signature.tsx";
import { SignPanel } from "./sign-panel.tsx";
import { SignatureRecords } from "./signature-records.tsx";
import { isMoving, isSignable } from "./status.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";

const look = 3000; // ms; signers and blocks come one by one

/** For its owner by its id, for whoever was sent the link by its code. */
type By = { id: string } | { signingCode: string };

/** One withdrawal at its own address: what it is, who has signed, what is still needed. It follows by itself. */
export function WithdrawalPage({ by }: { by: By }) {
  const query = useQuery({
    ...api.multisig.getMultisigWithdrawal.queryOptions(by),
    ...followed(isMoving, look),
  });
  const { data: withdrawal, error, refetch } = query;
  const content = useRef<HTMLElement>(null);
  const owner = useHasSession() && "id" in by;
  useMoneyMovedOn(withdrawal?.status);
  const name = withdrawal ? withdrawal.id : "";
  useEffect(() => content.current?.focus({ preventScroll: true }), [name]);
  return (
    <Page
      title={withdrawal?.walletName ?? <Text id="multisig.title" />}
      lead={withdrawal && <Text id="multisig.withdrawalOf" values={{ number: withdrawal.number }} />}
      actions={owner && withdrawal && <ToWallet withdrawal={withdrawal} />}
    >
      <section ref={content} tabIndex={-1} className="flex min-w-0 flex-col gap-6 outline-none">
        {error && !withdrawal ? (
          <Card>
            <LoadFailure error={error} again={() => void refetch()} />
          </Card>
        ) : !withdrawal ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <>
            <Card className="grid lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
              <WithdrawalFacts withdrawal={withdrawal} />
              {isSignable(withdrawal) && (
                <>
                  <SignPanel withdrawal={withdrawal} />
                  <CardBody className="border-line border-t">
                    <PasteSignature withdrawal={withdrawal} />
                  </CardBody>
                </>
              )}
            </Card>
            <SignatureRecords withdrawal={withdrawal} />
          </>
        )}
      </section>
    </Page>
  );
}

const ToWallet = ({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) => (
  <Button asChild variant="secondary">
    <Link to="/assets/multisig" search={{ wallet: withdrawal.walletId }}>
      <Text id="multisig.toWallet" />
    </Link>
  </Button>
);
