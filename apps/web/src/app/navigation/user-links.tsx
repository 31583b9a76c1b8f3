import { StatusChip } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { type Account, isMerchant } from "../../platform/session.ts";
import { kycStatus } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { MenuLink } from "./menus.ts";

const acceptorType = 6;

type UserLink = Pick<MenuLink, "to" | "label"> & { aside?: ReactNode };

/** The user's pages, each with its menu details. */
export function userLinks(account: Account): UserLink[] {
  return [
    {
      to: "/account/userInfo",
      label: "section.userInfo",
      aside: isMerchant(account) && <OfficialTag official={account.isOfficial} />,
    },
    {
      to: "/account/verifiy",
      label: "section.identity",
      aside: <StatusTag of={kycStatus} value={account.kycStatus} />,
    },
    { to: "/account/password", label: "section.passwords" },
    ...(account.accountType === acceptorType
      ? [{ to: "/account/acceptor", label: "section.acceptor" } satisfies UserLink]
      : []),
  ];
}

/** The same beside the user's name, without links. */
export const PersonTags = ({ account }: { account: Account }) => (
  <>
    <StatusTag of={kycStatus} value={account.kycStatus} />
    {isMerchant(account) && <OfficialTag official={account.isOfficial} />}
  </>
);

function OfficialTag({ official }: { official: boolean }) {
  return (
    <StatusChip tone={official ? "good" : "neutral"} dot={false}>
      <FormattedMessage id={official ? "section.official" : "section.trial"} />
    </StatusChip>
  );
}
