import { signedIn, useAccount } from "../kernel/session.ts";
import { DownloadQr } from "./download-qr.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { MenuEntry } from "./menus.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The right side of the header: what opens something. */
export function HeaderTools({ menu }: { menu: readonly MenuEntry[] }) {
  const account = useAccount();
  return (
    <div className="ml-auto flex items-center gap-1">
      <NoticeBell />
      <div className="flex items-center gap-1 max-lg:hidden">
        <DownloadQr />
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <div className="ml-1.5 flex items-center gap-2.5 max-lg:hidden">
        {signedIn(account) ? <UserMenu account={account} /> : <EntryButtons />}
      </div>
      <MobileMenu entries={menu} />
    </div>
  );
}
