import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@coffer/ui";
import type { ReactElement } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import type { Account } from "../../platform/session.ts";
import { useSignOut } from "../sign-out.ts";
import { Uid } from "./uid.tsx";
import { userLinks } from "./user-links.tsx";

export function UserMenu({ button, account }: { button: ReactElement; account: Account }) {
  const { signOut, busy } = useSignOut();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        {/* The button truncates a long name; here it is complete. */}
        <DropdownMenuLabel className="[overflow-wrap:anywhere]">
          {account.name} <Uid account={account} />
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {userLinks(account).map(({ to, label, aside }) => (
          <DropdownMenuItem key={to} asChild>
            <PathLink to={to} className="flex justify-between gap-3">
              <FormattedMessage id={label} />
              {aside}
            </PathLink>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={busy} onSelect={signOut}>
          <FormattedMessage id="section.signOut" />
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
