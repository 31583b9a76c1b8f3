import {
  Avatar,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  StatusChip,
} from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../kernel/api.ts";
import { PathLink } from "../kernel/page/path-link.tsx";
import { type Account, isMerchant } from "../kernel/session.ts";
import { StatusTag } from "../kernel/status/status-tag.tsx";
import { type MessageId, Text } from "../lib/text.tsx";

const acceptorType = 6;

/** The pages about the person, each with what the menu shows beside it. */
function userLinks(account: Account): { to: string; label: MessageId; aside?: ReactNode }[] {
  return [
    {
      to: "/account/userInfo",
      label: "shell.userInfo",
      aside: isMerchant(account) && <OfficialTag official={account.isOfficial} />,
    },
    { to: "/account/verifiy", label: "shell.identity", aside: <StatusTag kind="kyc" value={account.kycStatus} /> },
    { to: "/account/password", label: "shell.security" },
    ...(account.accountType === acceptorType ? [{ to: "/account/acceptor", label: "shell.acceptor" as const }] : []),
  ];
}

function OfficialTag({ official }: { official: boolean }) {
  return (
    <StatusChip tone={official ? "good" : "neutral"} dot={false}>
      <Text id={official ? "shell.official" : "shell.trial"} />
    </StatusChip>
  );
}

/** The product: "calls the exit-login endpoint; on success clears … and goes to /user/login". The SDK clears, session-end.ts goes. */
function useSignOut() {
  const { mutate, isPending } = useMutation(api.profile.exit.mutationOptions());
  return { signOut: () => mutate(undefined), busy: isPending };
}

export function UserMenu({ account }: { account: Account }) {
  const { signOut, busy } = useSignOut();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex h-[38px] max-w-72 items-center gap-2.5 rounded-full border border-line bg-surface pr-3.5 pl-1.5 hover:border-line-strong">
        <span className="sr-only">
          <Text id="shell.account" />
        </span>
        <Avatar name={account.name} />
        <span className="truncate">{account.name}</span>
        <Uid account={account} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        {userLinks(account).map(({ to, label, aside }) => (
          <DropdownMenuItem key={to} asChild>
            <PathLink to={to} className="flex justify-between gap-3">
              <Text id={label} />
              {aside}
            </PathLink>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={busy} onSelect={signOut}>
          <Text id="shell.signOut" />
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Uid({ account }: { account: Account }) {
  return <span className="shrink-0 font-mono text-head text-ink-2">UID {account.uid}</span>;
}

/** The same in the slide-out menu. */
export function UserLinks({ account }: { account: Account }) {
  const { signOut, busy } = useSignOut();
  const row = "flex min-h-11 w-full items-center justify-between gap-3 text-ink-2 hover:text-ink";
  return (
    <div>
      <p className="flex items-center gap-3 pb-2">
        <Avatar name={account.name} size="md" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{account.name}</span>
          <Uid account={account} />
        </span>
      </p>
      {userLinks(account).map(({ to, label, aside }) => (
        <PathLink key={to} to={to} className={row}>
          <Text id={label} />
          {aside}
        </PathLink>
      ))}
      <button type="button" className={row} disabled={busy} onClick={signOut}>
        <Text id="shell.signOut" />
      </button>
    </div>
  );
}
