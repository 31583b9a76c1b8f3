import type { Holding } from "@coffer/sdk";
import { ChevronDownIcon } from "lucide-react";
import { add, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Money } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";

/** A balance by wallet, expandable; nothing if it is in one wallet. */
export function WalletSplit({ holding, decimals }: { holding: Holding; decimals: number | undefined }) {
  const held = holding.wallets
    .map(({ wallet, available, frozen }) => ({ wallet, amount: add(available, frozen) }))
    .filter(({ amount }) => !isZero(amount));
  if (held.length < 2) return null;
  return (
    <details className="group mt-0.5 text-label">
      <summary className="ml-auto inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-ink-2 hover:text-ink">
        <FormattedMessage id="assets.inWallets" values={{ wallets: held.length }} />
        <ChevronDownIcon aria-hidden className="size-3.5 group-open:rotate-180" />
      </summary>
      <dl className="mt-1 flex flex-col gap-1">
        {held.map(({ wallet, amount }) => (
          <div key={wallet} className="flex justify-end gap-3">
            <dt className="text-ink-2">
              <FormattedMessage id={walletNames[wallet]} />
            </dt>
            <dd>
              <Money amount={amount} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
