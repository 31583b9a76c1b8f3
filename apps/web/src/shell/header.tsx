import { Button, cn, LogoMark } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { isMerchant, signedIn, useAccount } from "../kernel/session.ts";
import { Text, useText } from "../lib/text.tsx";
import { DownloadQr } from "./download-qr.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import { merchantMenu, personalMenu, visitorMenu } from "./menus.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Which menu this person has. */
export function useMenu() {
  const account = useAccount();
  if (!signedIn(account)) return visitorMenu;
  return isMerchant(account) ? merchantMenu : personalMenu;
}

export function Header({ plain }: { plain: boolean }) {
  const text = useText();
  const menu = useMenu();
  const account = useAccount();
  return (
    <header
      className={cn(
        "sticky top-0 z-40 border-b bg-paper/95 backdrop-blur-sm",
        plain ? "border-transparent" : "border-line",
      )}
    >
      <div className="flex h-[60px] items-center gap-4 px-4 sm:px-8">
        <Link to="/" aria-label={text("shell.home")} className="flex items-center gap-2.5 font-semibold text-base">
          <LogoMark />
          Coffer
        </Link>
        <MainMenu entries={menu} />
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
      </div>
    </header>
  );
}

/** Sign in and open an account, where nobody is signed in. */
export function EntryButtons() {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/user/login">
          <Text id="shell.signIn" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/user/register" search={{ type: "personal" }}>
          <Text id="shell.openAccount" />
        </Link>
      </Button>
    </>
  );
}
