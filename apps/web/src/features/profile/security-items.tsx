import type { GetKycResult, GetSecurityItemsResult } from "@coffer/sdk";
import { Button, StatusChip, TwoLine } from "@coffer/ui";
import {
  CircleCheckIcon,
  IdCardIcon,
  KeyRoundIcon,
  LockIcon,
  MailIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Account } from "../../platform/session.ts";
import { kycStatus } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { serverNow } from "../../platform/time/deadline.ts";
import { formatDay, formatMoment, formatTime, zoneName } from "../../platform/time/time.ts";
import type { ContactEdit } from "./contact-edit.ts";

type Item = GetSecurityItemsResult["items"][number];
type Row = Item | { item: "identity"; changedAt: string | null };

interface ItemView {
  icon: ReactNode;
  title: PlainMessageId;
  note: (account: Account) => ReactNode;
  /** The label and link of its setup. */
  set: PlainMessageId;
  unset: PlainMessageId;
  change: PlainMessageId;
  start: PlainMessageId;
  to: { edit: ContactEdit } | { path: string; search?: Record<string, string> };
}

const views: Record<Item["item"], ItemView> = {
  0: {
    icon: <MailIcon />,
    title: "profile.itemEmail",
    note: ({ emailAddress }) => emailAddress,
    ...{ set: "profile.confirmed", unset: "profile.notBound", change: "profile.change", start: "profile.bindIt" },
    to: { edit: "email" },
  },
  1: {
    icon: <SmartphoneIcon />,
    title: "profile.itemPhone",
    note: ({ countryCode, phoneNumber }) => phoneNumber && `${countryCode} ${phoneNumber}`,
    ...{ set: "profile.confirmed", unset: "profile.notBound", change: "profile.change", start: "profile.bindIt" },
    to: { edit: "phone" },
  },
  2: {
    icon: <KeyRoundIcon />,
    title: "profile.signInPassword",
    note: () => <FormattedMessage id="profile.itemPasswordNote" />,
    ...{ set: "profile.isSet", unset: "profile.notSet", change: "profile.change", start: "profile.change" },
    to: { path: "/account/password", search: { edit: "password" } },
  },
  3: {
    icon: <ShieldCheckIcon />,
    title: "profile.googleTitle",
    note: () => <FormattedMessage id="profile.itemGoogleNote" />,
    ...{ set: "profile.on", unset: "profile.off", change: "profile.manage", start: "profile.turnOn" },
    to: { path: "/account/google" },
  },
  4: {
    icon: <LockIcon />,
    title: "profile.fundPin",
    note: () => <FormattedMessage id="profile.itemPinNote" />,
    ...{ set: "profile.isSet", unset: "profile.notSet", change: "profile.change", start: "profile.setIt" },
    to: { path: "/account/password", search: { edit: "pin" } },
  },
};

export interface SecurityItemsProps {
  account: Account;
  items: readonly Item[];
  kyc: GetKycResult;
  onEdit: (edit: ContactEdit) => void;
}

/** Whether its last change blocks withdrawals now. */
export const isBlocking = ({ blockedUntil }: Item): boolean =>
  blockedUntil !== null && Date.parse(blockedUntil) > serverNow();

/** The protections: state, last change, block with its end, and the change link. */
export function SecurityItems({ account, items, kyc, onEdit }: SecurityItemsProps) {
  const intl = useIntl();
  const rows: Row[] = [...items, { item: "identity", changedAt: kyc.reviewedAt ?? kyc.submittedAt }];
  const columns: Column<Row>[] = [
    {
      id: "protection",
      header: intl.formatMessage({ id: "profile.protection" }),
      cell: (row) =>
        row.item === "identity" ? (
          <TwoLine icon={<Icon>{<IdCardIcon />}</Icon>} title={<FormattedMessage id="section.identity" />} />
        ) : (
          <TwoLine
            icon={<Icon>{views[row.item].icon}</Icon>}
            title={<FormattedMessage id={views[row.item].title} />}
            note={views[row.item].note(account)}
          />
        ),
    },
    {
      id: "state",
      header: intl.formatMessage({ id: "profile.state" }),
      cell: (row) => (row.item === "identity" ? <Identity status={account.kycStatus} /> : <State item={row} />),
    },
    {
      id: "changed",
      header: intl.formatMessage({ id: "profile.lastChange" }),
      cell: ({ changedAt }) => (changedAt ? <ChangedAt at={changedAt} /> : <FormattedMessage id="profile.never" />),
    },
    {
      id: "blocks",
      header: intl.formatMessage({ id: "profile.blocks" }),
      cell: (row) =>
        row.item === "identity" ? <FormattedMessage id="profile.blocksNothing" /> : <Blocks item={row} />,
    },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: "profile.protections" })}
      columns={columns}
      rows={rows}
      rowKey={({ item }) => String(item)}
      actions={(row) => <ChangeIt row={row} onEdit={onEdit} />}
      empty={{ title: "" }}
    />
  );
}

const Icon = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="grid size-9 shrink-0 place-items-center rounded-md border border-line bg-sunken text-ink-2 [&_svg]:size-4"
  >
    {children}
  </span>
);

/** The date above the time: a full moment would need two lines anyway. */
function ChangedAt({ at }: { at: string }) {
  const intl = useIntl();
  return (
    <time dateTime={at} title={`${formatMoment(at, intl)} ${zoneName()}`}>
      <TwoLine title={formatDay(at, intl)} note={formatTime(at, intl)} />
    </time>
  );
}

function State({ item }: { item: Item }) {
  const { set, unset } = views[item.item];
  if (!item.isSet) {
    return (
      <StatusChip tone="neutral">
        <FormattedMessage id={unset} />
      </StatusChip>
    );
  }
  if (isBlocking(item)) {
    return (
      <StatusChip tone="info">
        <FormattedMessage id="profile.justChanged" />
      </StatusChip>
    );
  }
  return <Settled words={set} />;
}

function Identity({ status }: { status: Account["kycStatus"] }) {
  return status === 3 ? <Settled words={kycStatus[3].label} /> : <StatusTag of={kycStatus} value={status} />;
}

const Settled = ({ words }: { words: PlainMessageId }) => (
  <span className="inline-flex items-center gap-1.5">
    <CircleCheckIcon aria-hidden className="size-4 text-good" />
    <FormattedMessage id={words} />
  </span>
);

function Blocks({ item }: { item: Item }) {
  if (isBlocking(item) && item.blockedUntil) {
    return (
      <TwoLine
        title={<FormattedMessage id="profile.blockedNow" />}
        note={
          <span className="text-info">
            <FormattedMessage id="profile.untilTime" values={{ time: <When at={item.blockedUntil} /> }} />
          </span>
        }
      />
    );
  }
  if (item.changeBlocksHours === 0) return <FormattedMessage id="profile.blocksNothing" />;
  return (
    <TwoLine
      title={<FormattedMessage id="profile.blocksMoney" />}
      note={<FormattedMessage id="profile.blocksFor" values={{ hours: item.changeBlocksHours }} />}
    />
  );
}

/** The button's accessible name includes its subject. */
function ChangeIt({ row, onEdit }: { row: Row; onEdit: (edit: ContactEdit) => void }) {
  const intl = useIntl();
  const view = row.item === "identity" ? undefined : views[row.item];
  const words = row.item === "identity" ? "profile.view" : row.isSet ? views[row.item].change : views[row.item].start;
  const label = `${intl.formatMessage({ id: words })}: ${intl.formatMessage({ id: view ? view.title : "section.identity" })}`;
  const to = view ? view.to : { path: "/account/verifiy" };
  if ("edit" in to) {
    return (
      <Button variant="secondary" size="sm" aria-label={label} onClick={() => onEdit(to.edit)}>
        <FormattedMessage id={words} />
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary" size="sm">
      <PathLink to={to.path} search={to.search} aria-label={label}>
        <FormattedMessage id={words} />
      </PathLink>
    </Button>
  );
}
