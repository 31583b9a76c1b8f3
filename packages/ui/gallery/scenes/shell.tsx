import { BellIcon, MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import {
  Avatar,
  Button,
  IconButton,
  LogoMark,
  NavMenu,
  NavMenuLink,
  SectionNav,
  SectionNavGroup,
  SectionNavLink,
  Sheet,
  SheetContent,
  SheetTrigger,
} from "../../src/index.ts";

const top = ["Assets", "Convert", "OTC", "Fiat", "Earn", "Orders"];

export interface ShellProps {
  top?: string;
  section: string;
  groups: Record<string, string[]>;
  children: ReactNode;
}

function Sections({ groups, section }: { groups: Record<string, string[]>; section: string }) {
  return Object.entries(groups).map(([label, items]) => (
    <SectionNavGroup key={label} label={label}>
      {items.map((item) => (
        <SectionNavLink key={item} href="#x" current={item === section}>
          {item}
        </SectionNavLink>
      ))}
    </SectionNavGroup>
  ));
}

export function Shell({ top: chosen, section, groups, children }: ShellProps) {
  return (
    <>
      <header className="flex h-[60px] items-center gap-4 border-line border-b px-4 sm:px-8">
        <span className="flex items-center gap-2.5 font-semibold text-base">
          <LogoMark /> Coffer
        </span>
        <NavMenu label="Main" className="max-sm:hidden">
          {top.map((item) => (
            <NavMenuLink key={item} href="#x" current={item === chosen}>
              {item}
            </NavMenuLink>
          ))}
        </NavMenu>
        <div className="ml-auto flex items-center gap-1">
          <IconButton label="Notices">
            <BellIcon />
          </IconButton>
          <Button variant="ghost" className="px-2! max-sm:hidden">
            EN
          </Button>
          <Button variant="secondary" className="rounded-full! pr-3! pl-1! font-normal! max-sm:hidden">
            <Avatar name="Mei Lin" /> Mei Lin <span className="font-mono text-head text-ink-2">UID 80412</span>
          </Button>
          <Sheet>
            <SheetTrigger asChild>
              <IconButton label="Menu" className="sm:hidden">
                <MenuIcon />
              </IconButton>
            </SheetTrigger>
            <SheetContent side="left" title="Coffer" closeLabel="Close">
              <SectionNav label="Sections" className="w-full">
                <Sections groups={groups} section={section} />
              </SectionNav>
            </SheetContent>
          </Sheet>
        </div>
      </header>
      <div className="mx-auto flex max-w-[1200px] gap-10 px-4 py-6 sm:px-8 sm:py-8">
        <SectionNav label="Sections" className="max-sm:hidden">
          <Sections groups={groups} section={section} />
        </SectionNav>
        <main className="min-w-0 flex-1">{children}</main>
      </div>
    </>
  );
}

export const walletGroups = {
  Wallets: ["Overview", "Cloud wallet", "Cash account", "Multisig", "Earn"],
  "Move money": ["Deposit", "Withdraw", "Transfer", "Address book"],
  Records: ["Deposits & withdrawals", "Convert orders", "Statements"],
};
