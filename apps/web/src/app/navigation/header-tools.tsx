import { Avatar, IconButton } from "@coffer/ui";
import { MenuIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { learn } from "../../platform/intl/locale-state.ts";
import { type Account, signedIn, useHasSession, useShownAccount } from "../../platform/session.ts";
import { DownloadQr } from "./download-qr.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { FirstUse } from "./first-use.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { MenuEntry } from "./menus.ts";
import { NoticeBell } from "./notice-bell.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Uid } from "./uid.tsx";

// In texts outside the entry chunk.
const loadUserMenu = async () => (await Promise.all([import("./user-menu.tsx"), learn(["signedIn"])]))[0].UserMenu;
const loadMobileMenu = async () =>
  (await Promise.all([import("./mobile-menu.tsx"), learn(["signedIn"])]))[0].MobileMenu;

/** The right side of the header: its popups. */
export function HeaderTools({ menu }: { menu: readonly MenuEntry[] }) {
  const intl = useIntl();
  const account = useShownAccount();
  const present = useHasSession();
  return (
    <div className="ml-auto flex items-center gap-1">
      {/* Popups need scripts; without them the home page's footer has the links. */}
      <a href={`/?lang=${useIntl().locale}#footer`} className="hidden noscript:max-lg:block">
        <FormattedMessage id="shell.menu" />
      </a>
      <div className="flex items-center gap-1 noscript:hidden">
        <NoticeBell />
      </div>
      <div className="flex items-center gap-1 noscript:hidden max-lg:hidden">
        <DownloadQr />
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <div className="ml-1.5 flex in-data-session:invisible items-center gap-2.5 max-lg:hidden">
        {signedIn(account) ? <UserButton account={account} /> : !present && <EntryButtons />}
      </div>
      <div className="lg:hidden noscript:hidden">
        <FirstUse
          opens="dialog"
          load={loadMobileMenu}
          props={{ entries: menu }}
          button={
            <IconButton label={intl.formatMessage({ id: "shell.openMenu" })}>
              <MenuIcon />
            </IconButton>
          }
        />
      </div>
    </div>
  );
}

function UserButton({ account }: { account: Account }) {
  return (
    <FirstUse
      opens="menu"
      load={loadUserMenu}
      props={{ account }}
      button={
        <button
          type="button"
          className="flex h-[38px] max-w-72 items-center gap-2.5 rounded-full border border-line bg-surface pr-3.5 pl-1.5 hover:border-line-strong"
        >
          <span className="sr-only">
            <FormattedMessage id="shell.account" />
          </span>
          <Avatar name={account.name} />
          <span className="truncate" title={account.name}>
            {account.name}
          </span>
          <Uid account={account} />
        </button>
      }
    />
  );
}
