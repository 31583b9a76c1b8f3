import { Amount, Card, CardHeader, CardTitle, CoinIcon, StatusChip } from "@coffer/ui";
import { useControl } from "../../calls/control.ts";
import type { AccountShown } from "../../calls/replies.ts";
import { grouped } from "../../parts/grouped.ts";
import { useNameOf } from "../../parts/use-name-of.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

/** A user's accounts, each a coin in a wallet, with the auditor's findings. */
export function OwnerCard({ uid, accounts }: { uid: string | null; accounts: AccountShown[] }) {
  const words = useWords();
  const text = words.books;
  const nameOf = useNameOf();
  const findings = useControl("books", { every: 5000 }).data?.findings ?? [];
  const addsUp = !findings.some((finding) => accounts.some(({ account }) => finding.startsWith(`${account} `)));
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>
          {uid === null ? text.worldAccounts : nameOf(uid)}
          {uid !== null && <span className="ml-2.5 font-mono font-normal text-head text-ink-3">{uid}</span>}
        </CardTitle>
        {uid === null ? (
          <span className="text-ink-2 text-label">{text.worldNote}</span>
        ) : (
          <StatusChip tone={addsUp ? "good" : "bad"}>{addsUp ? text.addsUp : text.doesNot}</StatusChip>
        )}
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {accounts.map((account) => (
          <AccountRow key={account.account} {...account} />
        ))}
      </ul>
    </Card>
  );
}

function AccountRow({ account, name, currency, balance, held }: AccountShown) {
  const text = useWords().books;
  const called = text.wallets[name] ?? name;
  return (
    <li className="relative flex items-center gap-3 px-5 py-2.5 transition-colors hover:bg-sunken">
      <CoinIcon ticker={currency} size="sm" />
      <PlaceLink
        to={{ section: "books", item: account }}
        aria-label={text.statementOf(called, account)}
        className="wrap-anywhere min-w-0 flex-1 after:absolute after:inset-0"
      >
        {called}
      </PlaceLink>
      <span className="text-right">
        <Amount whole={grouped(balance)} unit={currency} />
        {held !== "0" && (
          <span className="block text-label text-warn">{text.heldAmount(`${grouped(held)} ${currency}`)}</span>
        )}
      </span>
    </li>
  );
}
