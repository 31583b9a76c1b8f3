import type { GetAssetDistributionResult } from "@coffer/sdk";
import { cn } from "@coffer/ui";
import { Worth } from "../../kernel/money/money.tsx";
import { walletColours, walletNames } from "../../kernel/money/wallets.ts";
import { formatAmount, isZero } from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";

/** How the total is spread over wallets. The list says in words what the bar shows. */
export function Allocation({ distribution }: { distribution: GetAssetDistributionResult }) {
  const locale = useLocale();
  const held = distribution.wallets.filter((share) => !isZero(share.value));
  return (
    <section aria-labelledby="allocation">
      <h2 id="allocation" className="text-ink-2 text-label">
        <Text id="assets.allocation" />
      </h2>
      <div aria-hidden className="mt-5 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {held.map((share) => (
          <span
            key={share.wallet}
            className={cn("min-w-1", walletColours[share.wallet])}
            style={{ width: `${share.percent}%` }}
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-col gap-2.5">
        {held.map((share) => (
          <li key={share.wallet} className="flex items-center gap-2 text-label">
            <span aria-hidden className={cn("size-2 rounded-xs", walletColours[share.wallet])} />
            <span className="mr-auto">
              <Text id={walletNames[share.wallet]} />
            </span>
            <span className="text-ink-2">
              <Worth amount={share.value} unit={distribution.currency} /> · {formatAmount(share.percent, { locale })}%
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
