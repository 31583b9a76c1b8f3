import { Avatar, cn, StatusChip } from "@coffer/ui";
import type { UserShown } from "../../calls/replies.ts";
import { Copy } from "../../parts/copy.tsx";
import { kycTones } from "../../parts/tones.ts";
import { useTimes } from "../../parts/use-times.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { Authenticator } from "./authenticator.tsx";
import { SignInButton } from "./sign-in-button.tsx";

const rowClass =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-5 py-3.5 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2.4fr)_auto]";
// On phones the details are below the name.
const underClass = "@max-3xl:order-1 @max-3xl:col-span-2 @max-3xl:pl-[38px]";

export function Person({ user, secondsLeft }: { user: UserShown; secondsLeft: number | undefined }) {
  const text = useWords().people;
  const { momentText } = useTimes();
  const { uid, name, persona, about, accountType, kycStatus, emailAddress, phone } = user;
  const contact = emailAddress ?? phone ?? uid;
  const called = name ?? contact;
  return (
    <li className={rowClass}>
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={called} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className={cn("wrap-anywhere font-medium", name === null && "text-ink-2")}>
              {name ?? text.noName}
            </span>
            {persona && <span className="font-mono text-head text-ink-3">{persona}</span>}
          </p>
          <p className="text-ink-2 text-label">
            {persona === null
              ? text.registered(momentText(user.registeredAt))
              : about === null
                ? text.changed(user.hasFundPassword, user.authenticatorCode !== null)
                : (text.abouts[persona] ?? about)}
          </p>
        </div>
      </div>
      <div className={cn("min-w-0 text-label", underClass)}>
        <p className="flex items-center gap-1">
          <span className="wrap-anywhere min-w-0 text-ink">{contact}</span>
          <Copy text={contact} label={text.copyName} className="-my-1.5 shrink-0" />
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-mono text-head text-ink-3">{text.uid(uid)}</span>
          <span className="text-ink-2">{text.accountTypes[accountType]}</span>
        </p>
      </div>
      <div className={cn("flex flex-wrap items-center gap-x-4 gap-y-2", underClass)}>
        <StatusChip tone={kycTones[kycStatus]}>{text.kyc[kycStatus]}</StatusChip>
        {user.disabled && <StatusChip tone="bad">{text.disabled}</StatusChip>}
        <PlaceLink
          to={{ section: "books", item: `user:${uid}` }}
          aria-label={text.moneyOf(called)}
          className="text-vault hover:underline"
        >
          {text.money}
        </PlaceLink>
        {user.authenticatorCode !== null && <Authenticator code={user.authenticatorCode} secondsLeft={secondsLeft} />}
      </div>
      <SignInButton uid={uid} called={called} />
    </li>
  );
}
